/** /dashboard/keys: creates, lists, changes and revokes the account's keys and their webhooks, and tells their use. */
import type { AccountStore } from '../../core/accounts/account.ts';
import type { UsageReader } from '../../core/accounts/read-usage.ts';
import { accountOf } from '../../core/accounts/sign-in.ts';
import { recordFor, type TrailStore } from '../../core/accounts/trail.ts';
import {
  type AccountKeys,
  changeKey,
  createKey,
  enableWebhook,
  type KeyWithWebhook,
  type ListedKey,
  listKeys,
  revokeKey,
  rotateSecret,
  statusOf,
} from '../../core/api-keys/account-keys.ts';
import { isLiveKey } from '../../core/api-keys/api-key.ts';
import { readKeyUsage } from '../../core/api-keys/key-usage.ts';
import { webhookUrlFault } from '../../core/webhooks/webhook-url.ts';
import { maxBodyBytes } from '../api/contract/launch.ts';
import { actorOf } from '../runtime/actor.ts';
import { type DashboardRequest, dashboardHandler } from '../runtime/dashboard-handler.ts';
import { parseBody } from '../runtime/parse-request.ts';
import {
  type ChangedKey,
  type CreatedKey,
  type Key,
  type KeyList,
  type KeyUsage,
  keyBodies,
  type RotatedSecret,
} from './contract/keys.ts';

export interface DashboardKeysDeps extends Omit<AccountKeys, 'record'> {
  trail: Pick<TrailStore, 'add'>;
  accounts: Pick<AccountStore, 'get' | 'create'>;
  usage: Pick<UsageReader, 'used'>;
  /** Whether webhooks may use this machine's addresses. */
  loopback: boolean;
}

export function createHandler(deps: DashboardKeysDeps) {
  const { accounts, loopback, now } = deps;
  const recording = ({ event }: DashboardRequest): AccountKeys => ({
    ...deps,
    record: recordFor(actorOf(event), deps),
  });
  const bodies = keyBodies({ webhookUrlFault: (url) => webhookUrlFault(url, { loopback }), now });
  return dashboardHandler({
    'GET /dashboard/keys': async ({ signedIn }) => {
      const keys = await listKeys(signedIn.accountId, deps);
      return { status: 200, body: { keys: keys.map((key) => toKey(key, now())) } satisfies KeyList };
    },

    'GET /dashboard/keys/{key_id}/usage': async ({ signedIn, parameter }) => {
      const days = await readKeyUsage({ accountId: signedIn.accountId, keyId: parameter('key_id') }, deps);
      return { status: 200, body: { days } satisfies KeyUsage };
    },

    'POST /dashboard/keys': async (request) => {
      const { event, signedIn } = request;
      const { name, livemode, expires_at, webhook_url } = parseBody(event, bodies.create, maxBodyBytes);
      const account = await accountOf(signedIn, { accounts, now });
      const { secret, webhookSecret, ...created } = await createKey(
        account,
        {
          name,
          environment: livemode ? 'live' : 'test',
          ...(expires_at === undefined ? {} : { expiresAt: new Date(expires_at) }),
          ...(webhook_url === undefined ? {} : { webhookUrl: webhook_url }),
        },
        recording(request),
      );
      const body: CreatedKey = { key: toKey(created, now()), secret, ...toldOnce(webhookSecret) };
      return { status: 201, body };
    },

    'PATCH /dashboard/keys/{key_id}': async (request) => {
      const { event, signedIn, parameter } = request;
      const { name, webhook_url } = parseBody(event, bodies.change, maxBodyBytes);
      const { webhookSecret, ...changed } = await changeKey(
        { accountId: signedIn.accountId, keyId: parameter('key_id') },
        {
          ...(name === undefined ? {} : { name }),
          ...(webhook_url === undefined ? {} : { webhookUrl: webhook_url }),
        },
        recording(request),
      );
      return { status: 200, body: { key: toKey(changed, now()), ...toldOnce(webhookSecret) } satisfies ChangedKey };
    },

    'POST /dashboard/keys/{key_id}/revoke': async (request) => {
      const ids = { accountId: request.signedIn.accountId, keyId: request.parameter('key_id') };
      const key = await revokeKey(ids, recording(request));
      return { status: 200, body: { key: toKey(key, now()) } satisfies ChangedKey };
    },

    'POST /dashboard/keys/{key_id}/rotate-webhook-secret': async (request) => {
      const ids = { accountId: request.signedIn.accountId, keyId: request.parameter('key_id') };
      const { secret, ...key } = await rotateSecret(ids, recording(request));
      return { status: 200, body: { key: toKey(key, now()), webhook_secret: secret } satisfies RotatedSecret };
    },

    'POST /dashboard/keys/{key_id}/enable-webhook': async (request) => {
      const ids = { accountId: request.signedIn.accountId, keyId: request.parameter('key_id') };
      const key = await enableWebhook(ids, recording(request));
      return { status: 200, body: { key: toKey(key, now()) } satisfies ChangedKey };
    },
  });
}

function toldOnce(webhookSecret: string | undefined): { webhook_secret?: string } {
  return webhookSecret === undefined ? {} : { webhook_secret: webhookSecret };
}

/** Returns the fields that may be shown: neither a hash nor the id that a secret is derived from. */
function toKey({ key, webhook, lastUsedAt }: ListedKey, time: Date): Key {
  const { key_id, name, start, created_at, expires_at, revoked_at } = key;
  return {
    key_id,
    name,
    start,
    livemode: isLiveKey(start),
    status: statusOf(key, time),
    created_at,
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(revoked_at === undefined ? {} : { revoked_at }),
    ...(lastUsedAt === undefined ? {} : { last_used_at: lastUsedAt }),
    ...(webhook === undefined ? {} : { webhook: toWebhook(webhook, time) }),
  };
}

function toWebhook(webhook: NonNullable<KeyWithWebhook['webhook']>, time: Date): NonNullable<Key['webhook']> {
  const { url, created_at, failing_since, disabled_at, disabled_reason, previous_secret_until = '' } = webhook;
  return {
    url,
    created_at,
    ...(failing_since === undefined ? {} : { failing_since }),
    ...(disabled_at === undefined ? {} : { disabled_at }),
    ...(disabled_reason === undefined ? {} : { disabled_reason }),
    ...(previous_secret_until > time.toISOString() ? { previous_secret_until } : {}),
  };
}
