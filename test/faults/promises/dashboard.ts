/** What is left of a request of the dashboard that broke off at any of its calls, and what the same request does again. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dynamoSessions, dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { dynamoAuditRemover } from '../../../adapters/dynamo/audit-remover.ts';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { dynamoSchedules } from '../../../adapters/dynamo/schedules/schedules.ts';
import { dynamoShareLinks } from '../../../adapters/dynamo/share-links.ts';
import { dynamoUsageReader } from '../../../adapters/dynamo/usage.ts';
import { dynamoWebhookStore } from '../../../adapters/dynamo/webhooks.ts';
import { meetSession, sessionIdOf } from '../../../core/accounts/sessions.ts';
import { createHandler as activityHandler } from '../../../functions/dashboard/activity.ts';
import { createHandler as auditsHandler } from '../../../functions/dashboard/audits.ts';
import { createHandler as deliveriesHandler } from '../../../functions/dashboard/deliveries.ts';
import { createHandler as keysHandler } from '../../../functions/dashboard/keys.ts';
import { createHandler as shareLinksHandler } from '../../../functions/dashboard/share-links.ts';
import { createHandler as sharedReportHandler } from '../../../functions/dashboard/shared-report.ts';
import { toSignInContext } from '../../../functions/runtime/signed-in.ts';
import { call, type RouteAnswer, type RouteRequest } from '../../functions/request.ts';
import { type Fault, underFaults } from './faulty-calls.ts';
import { hooked } from './once.ts';
import { differs, order, type Promised, type World } from './world.ts';

const faults = ['refused', 'answer lost'] as const;
type Ask = () => Promise<RouteAnswer>;

/**
 * Makes a request with a fault at its first call to DynamoDB, then at its second, until one has no call that late; each
 * time it is made once more without a fault. `begin` prepares a request.
 */
async function* brokenOff(world: World, met: ReturnType<Fault>, begin: () => Promise<Ask>) {
  for (let at = 0; ; at++) {
    const ask = await begin();
    const answers: RouteAnswer[] = [];
    const fault: Fault = (index) => (index === at ? met : undefined);
    const calls = await underFaults(world, fault, async () => {
      answers.push(await ask());
    });
    if (calls <= at) return;
    yield { at, first: answers[0], again: await ask() };
  }
}

export const dashboard: Promised[] = [
  {
    name: "a dashboard's request that broke off at any call can be made again, and leaves no key that nobody can see",
    async *find(world) {
      const subject = randomUUID();
      const authorizer = toSignInContext(subject, 'session');
      const accountId = String(authorizer.account_id);
      const { accounts, apiKeys } = world.management;
      const handler = keysHandler({
        usage: dynamoUsageReader(world.client, world.tables.usage),
        ...{ accounts, apiKeys, now: world.now, randomBytes, newId: randomUUID, loopback: false },
        webhooks: dynamoWebhookStore(world.client, world.tables.webhooks),
        trail: dynamoTrail(world.client, world.tables.activity),
        secrets: { secretOf: async () => new Uint8Array(32) },
      });
      const ask = (route: string, body?: object, keyId = ''): Promise<RouteAnswer> =>
        call(handler, { route, authorizer, parameters: { key_id: keyId }, ...(body === undefined ? {} : { body }) });
      const url = 'https://hooks.example/';
      for (const met of ['refused', 'answer lost'] as const) {
        const made = await ask('POST /dashboard/keys', { name: 'kept', webhook_url: url });
        const { key } = made.body as { key: { key_id: string } };
        const changes: [route: string, body?: object][] = [
          ['PATCH /dashboard/keys/{key_id}', { name: 'renamed', webhook_url: url }],
          ['POST /dashboard/keys/{key_id}/rotate-webhook-secret'],
          ['POST /dashboard/keys/{key_id}/enable-webhook'],
          ['POST /dashboard/keys', { name: 'another' }],
          ['POST /dashboard/keys/{key_id}/revoke'],
        ];
        for (const [route, body] of changes) {
          const begin = async (): Promise<Ask> => () => ask(route, body, key.key_id);
          for await (const { at, first, again } of brokenOff(world, met, begin)) {
            const text = JSON.stringify(first?.body);
            if (first !== undefined && first.status >= 400 && /injected|whsec_|ask_live|ask_test/u.test(text)) {
              yield `${route}, call ${at} ${met}: the refusal tells ${text}`;
            }
            if (again.status >= 300) yield `${route}, call ${at} ${met}, made again: ${again.status}`;
          }
        }
        const found = (await apiKeys.list(accountId)).find(({ key_id }) => key_id === key.key_id);
        yield* differs('the key', [found?.name, found?.status], ['renamed', 'revoked']);
      }
      const listed = (await ask('GET /dashboard/keys')).body as { keys: unknown[] };
      const kept = await world.items('apiKeys', 'account_id', accountId);
      yield* differs('keys that the list shows', listed.keys.length, kept.length);
    },
  },
  {
    name: 'an audit of the dashboard whose launch broke off at any call is one audit and one unit when it is launched again',
    async *find(world) {
      for (const met of faults) {
        const authorizer = toSignInContext(randomUUID(), 'session');
        const accountId = String(authorizer.account_id);
        const { client, tables, now } = world;
        const store = dynamoNewAuditStore(client, tables);
        const launch = { store, queue: { send: async () => {} }, now, randomBytes, planOverrides: {} };
        const handler = auditsHandler({
          accounts: world.management.accounts,
          reader: dynamoAuditReader(client, tables.audits),
          remover: dynamoAuditRemover(client, tables.audits),
          schedules: dynamoSchedules(client, tables),
          launch,
          now,
        });
        let launches = 0;
        const begin = async (): Promise<Ask> => {
          const headers = { 'Idempotency-Key': `launch-${++launches}` };
          return () => call(handler, { route: 'POST /dashboard/audits', authorizer, headers, body: order });
        };
        for await (const { at, again } of brokenOff(world, met, begin)) {
          if (again.status !== 202) yield `call ${at} ${met}: launched again: ${again.status}`;
        }
        if (launches < 3) yield `only ${launches} calls were met`;
        const kept = await world.items('audits', 'account_id', accountId);
        yield* differs('audits', kept.length, launches);
        const month = `account#${accountId}#month#${now().toISOString().slice(0, 7)}`;
        yield* differs('units', await world.used(month), launches);
      }
    },
  },
  {
    name: 'a session whose end broke off at any call is ended when it is ended again, and lets nobody in',
    async *find(world) {
      const { client, tables, now } = world;
      const [sessions, trail] = [dynamoSessions(client, tables.activity), dynamoTrail(client, tables.activity)];
      const handler = activityHandler({ trail, sessions, now, newId: randomUUID });
      for (const met of faults) {
        const authorizer = toSignInContext(randomUUID(), 'another');
        const accountId = String(authorizer.account_id);
        const meet = (sessionId: string) =>
          meetSession({ accountId, sessionId }, { kind: 'user' }, { sessions, now, record: async () => {} });
        let sessionId = '';
        const begin = async (): Promise<Ask> => {
          sessionId = sessionIdOf(randomUUID());
          const parameters = { session_id: sessionId };
          await meet(sessionId);
          return () => call(handler, { route: 'POST /dashboard/sessions/{session_id}/end', authorizer, parameters });
        };
        let ended = 0;
        for await (const { at, first, again } of brokenOff(world, met, begin)) {
          if (first === undefined || first.status < 500) yield `call ${at} ${met}: ${first?.status}`;
          yield* differs('ended again', again.status, 200);
          yield* differs('the session', await meet(sessionId), 'ended');
          ended++;
        }
        const recorded = (await trail.list(accountId, { limit: 50 })).map(({ action }) => action);
        if (recorded.length < ended || recorded.some((action) => action !== 'session_ended'))
          yield `trail: ${recorded}`;
      }
    },
  },
  {
    name: 'an event whose resending broke off at any call is sent when it is resent',
    async *find(world) {
      const { client, tables, now } = world;
      const [deliveries, webhooks] = [
        dynamoDeliveries(client, tables.deliveries),
        dynamoWebhookStore(client, tables.webhooks),
      ];
      for (const met of faults) {
        const sent: string[] = [];
        const queue = { send: async ({ deliveryId }: { deliveryId: string }) => void sent.push(deliveryId) };
        const handler = deliveriesHandler({ deliveries, webhooks, queue, now });
        const ids: string[] = [];
        const begin = async (): Promise<Ask> => {
          const { auditId, delivery, webhook } = await hooked(world);
          const { delivery_id: deliveryId, url } = delivery;
          await webhooks.create(webhook);
          await world.audits.complete({ auditId, attempt: 1, outputJson: '{}', at: now(), delivery });
          await deliveries.claim({ deliveryId, attempt: 0, lost: 0, url, now: now(), leaseUntil: now() });
          await deliveries.giveUp({ deliveryId, attempt: 1, attempts: [], at: now(), reason: 'tries_used_up' });
          ids.push(deliveryId);
          const authorizer = { ...toSignInContext('any', 'session'), account_id: delivery.account_id };
          const route = 'POST /dashboard/deliveries/{delivery_id}/resend';
          return () => call(handler, { route, authorizer, parameters: { delivery_id: deliveryId } });
        };
        for await (const { at, again } of brokenOff(world, met, begin)) {
          yield* differs(`call ${at} ${met}: resent`, [again.status, again.body.state], [202, 'pending']);
        }
        yield* differs('events sent', new Set(sent).size, ids.length);
      }
    },
  },
  {
    name: 'a share link whose making or revocation broke off at any call can be made and revoked again, and shows nothing from then on',
    async *find(world) {
      const { client, tables, now } = world;
      const [reader, shares] = [dynamoAuditReader(client, tables.audits), dynamoShareLinks(client, tables.audits)];
      const trail = dynamoTrail(client, tables.activity);
      const handler = shareLinksHandler({ reader, shares, trail, now, randomBytes, newId: randomUUID });
      const shared = sharedReportHandler({ reader, shares, now });
      const read = (token: string) =>
        call(shared, { route: 'GET /dashboard/shared-report', headers: { 'Share-Token': token } });
      for (const met of faults) {
        const { auditId } = await hooked(world);
        await world.audits.complete({ auditId, attempt: 1, outputJson: '{}', at: now() });
        const accountId = (await reader.getStatus(auditId))?.account_id ?? '';
        const authorizer = { ...toSignInContext('any', 'session'), account_id: accountId };
        const ask = (method: string, path: string, more: Partial<RouteRequest>): Promise<RouteAnswer> =>
          call(handler, { route: `${method} /dashboard/audits/{audit_id}/shares${path}`, authorizer, ...more });
        const create = () => ask('POST', '', { parameters: { audit_id: auditId }, body: {} });
        let token = '';
        let revocations = 0;
        for await (const { at, first, again } of brokenOff(world, met, async () => create)) {
          yield* differs(`call ${at} ${met}: made again`, again.status, 201);
          for (const { status, body } of [first, again].filter((answer) => answer !== undefined)) {
            if (status === 201) yield* differs('its report', (await read(body.token)).status, 200);
            else if (status < 500) yield `call ${at} ${met}: made: ${status}`;
          }
        }
        const begin = async (): Promise<Ask> => {
          const { body } = await create();
          token = body.token;
          const parameters = { audit_id: auditId, share_id: body.share.share_id };
          return () => ask('DELETE', '/{share_id}', { parameters });
        };
        for await (const { at, again } of brokenOff(world, met, begin)) {
          yield* differs(`call ${at} ${met}: revoked again`, again.status, 204);
          yield* differs('what the link shows', (await read(token)).status, 404);
          revocations++;
        }
        if (revocations < 3) yield `only ${revocations} calls were met`;
        const recorded = (await trail.list(accountId, { limit: 99 })).map(({ action }) => action);
        const revoked = recorded.filter((action) => action === 'share_revoked').length;
        if (revoked < revocations) yield `${revoked} of ${revocations} revocations are in the trail`;
        const { body } = await create();
        yield* differs('a revoked link whose slot is another’s', (await read(token)).status, 404);
        const end = Date.parse(body.share.expires_at);
        for (const [ms, expected] of [
          [end - 1, 200],
          [end, 404],
        ] as const) {
          const later = sharedReportHandler({ reader, shares, now: () => new Date(ms) });
          const headers = { 'Share-Token': body.token };
          const { status } = await call(later, { route: 'GET /dashboard/shared-report', headers });
          yield* differs(`${ms - end} ms after its end`, status, expected);
        }
        let answer: RouteAnswer | undefined;
        await underFaults(
          world,
          () => 'refused',
          async () => {
            answer = await read(body.token);
          },
        );
        if (answer === undefined || answer.status < 500) yield `while the table is away: ${answer?.status}`;
        yield* differs('afterwards', (await read(body.token)).status, 200);
      }
    },
  },
];
