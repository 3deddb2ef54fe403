/** Webhooks in memory, as their accounts manage them and as the worker notes how they fare. */
import type { WebhookStore } from '../../core/webhooks/manage-webhooks.ts';
import type { Webhook, WebhookHealth } from '../../core/webhooks/webhook.ts';
import { changeRow, type Database, without } from './database.ts';

const cleanRecord = (webhook: Webhook): Webhook =>
  without(webhook, ['failing_since', 'disabled_at', 'disabled_reason']);

export function inMemoryWebhookStore({ webhooks }: Database): WebhookStore {
  return {
    get: async (keyId) => structuredClone(webhooks.get(keyId)),
    getMany: async (keyIds) => structuredClone(keyIds.flatMap((keyId) => webhooks.get(keyId) ?? [])),
    async create(webhook) {
      if (webhooks.has(webhook.key_id)) return false;
      webhooks.set(webhook.key_id, structuredClone(webhook));
      return true;
    },
    changeUrl: async ({ keyId, url, at }) =>
      changeRow(webhooks, keyId, (webhook) => ({ ...cleanRecord(webhook), url, updated_at: at })),
    rotateSecret: async ({ keyId, secretId, previousUntil, at }) =>
      changeRow(webhooks, keyId, (webhook) => ({
        ...webhook,
        previous_secret_id: webhook.secret_id,
        previous_secret_until: previousUntil,
        secret_id: secretId,
        updated_at: at,
      })),
    enable: async ({ keyId, at }) =>
      changeRow(webhooks, keyId, (webhook) => ({ ...cleanRecord(webhook), updated_at: at })),
    remove: async (keyId) => webhooks.delete(keyId),
  };
}

export function inMemoryWebhookHealth({ webhooks }: Database): WebhookHealth {
  /** Changes the webhook while it has the address that was seen. */
  const change = (
    { keyId, url }: { keyId: string; url: string },
    write: (webhook: Webhook) => Webhook | undefined,
  ): boolean => changeRow(webhooks, keyId, (row) => (row.url === url ? write(row) : undefined)) !== undefined;
  return {
    get: async (keyId) => structuredClone(webhooks.get(keyId)),
    async noteFailing({ at, ...seen }) {
      change(seen, (webhook) => ({ ...webhook, failing_since: webhook.failing_since ?? at.toISOString() }));
    },
    async noteWorking(seen) {
      change(seen, (webhook) => without(webhook, ['failing_since']));
    },
    disable: async ({ reason, failingSince, at, ...seen }) =>
      change(seen, (webhook) => {
        if (webhook.disabled_at !== undefined) return undefined;
        if (failingSince !== undefined && webhook.failing_since !== failingSince) return undefined;
        return { ...webhook, disabled_at: at.toISOString(), disabled_reason: reason, updated_at: at.toISOString() };
      }),
  };
}
