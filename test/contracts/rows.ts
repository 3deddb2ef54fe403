/** Rows that the contracts store: what they do not set is as a new row has it. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '../../core/api-keys/api-key.ts';
import type { Audit } from '../../core/audits/audit.ts';
import { formatAuditId } from '../../core/audits/audit-id.ts';
import type { Counter } from '../../core/audits/request-audit.ts';
import type { Delivery } from '../../core/webhooks/delivery.ts';
import type { Webhook } from '../../core/webhooks/webhook.ts';

export const noon = new Date('2026-11-20T12:00:00.000Z');
/** `seconds` after noon. */
export const after = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

export function newAudit(more: Partial<Audit> = {}): Audit {
  const time = more.created_at ?? noon.toISOString();
  return {
    ...{ audit_id: formatAuditId(new Date(time), randomBytes(10)), account_id: randomUUID(), key_id: randomUUID() },
    ...{ audit_type: 'market', keyword: 'büro', language: 'en', country: 'US', status: 'pending' },
    ...{ created_at: time, updated_at: time, check_at: time, attempt: 0, resent: 0 },
    ...more,
  };
}

export function newCounter(limit = 10): Counter {
  return { scope: randomUUID(), limit, expiresAt: after(86_400) };
}

export function newKey(more: Partial<ApiKey> = {}): ApiKey {
  return {
    ...{ key_hash: randomBytes(32).toString('hex'), key_id: randomUUID(), account_id: randomUUID() },
    ...{ name: 'test', start: 'ask_test_abcd', status: 'active', plan: 'free', created_at: noon.toISOString() },
    ...more,
  };
}

export function newWebhook(more: Partial<Webhook> = {}): Webhook {
  return {
    ...{ key_id: randomUUID(), account_id: randomUUID(), url: 'https://hooks.example/a', secret_id: 'first' },
    ...{ created_at: noon.toISOString(), updated_at: noon.toISOString() },
    ...more,
  };
}

export function newDelivery(more: Partial<Delivery> = {}): Delivery {
  const audit_id = more.audit_id ?? newAudit().audit_id;
  return {
    ...{ delivery_id: `evt_${audit_id}`, account_id: randomUUID(), key_id: randomUUID(), audit_id },
    ...{ type: 'audit.completed', url: 'https://hooks.example/a', body: '{}', state: 'pending' },
    ...{ created_at: noon.toISOString(), updated_at: noon.toISOString(), next_attempt_at: noon.toISOString() },
    ...{ due_at: after(60).toISOString(), resent: 0, tries: 0, attempt: 0, attempts: [] },
    ...more,
  };
}
