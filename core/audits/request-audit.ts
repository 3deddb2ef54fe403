/** Accepts an order for an audit: counts it, stores it, and queues it for a worker. */
import { createHash } from 'node:crypto';
import type { Caller } from '../accounts/caller.ts';
import { type PlanOverrides, plans, rateLimits } from '../accounts/plans.ts';
import { quotaOf, quotaRefusal } from '../accounts/quota.ts';
import { hourScope, secondsLeft, usageKeptMs, windowAt } from '../accounts/windows.ts';
import { ServiceError } from '../service-error.ts';
import type { Audit, AuditOrder } from './audit.ts';
import { formatAuditId } from './audit-id.ts';
import { pendingResendMs } from './leases.ts';

/** How long an Idempotency-Key is remembered, unless the request says how long. */
const idempotencyMs = 24 * 3_600_000;

interface AuditRequest {
  order: AuditOrder;
  caller: Caller;
  idempotencyKey?: string;
  rememberedMs?: number;
}

/** A counter that a new audit increments, and its limit. */
export interface Counter {
  scope: string;
  limit: number;
  /** When the store may delete it. */
  expiresAt: Date;
}

/** A remembered Idempotency-Key. */
export interface IdempotencyRecord {
  account_id: string;
  idempotency_key: string;
  body_hash: string;
  audit_id: string;
  created_at: string;
  expiresAt: Date;
}

/** The result of storing a new audit; only `created` changes anything. */
export type Creation =
  | { outcome: 'created'; hourUsed: number }
  | { outcome: 'hour_limit'; used: number }
  | { outcome: 'quota_limit'; used: number }
  | { outcome: 'seen'; record: Pick<IdempotencyRecord, 'body_hash' | 'audit_id' | 'created_at'> }
  | { outcome: 'in_flight' };

/** Stores a new audit and counts it in one transaction. */
export interface NewAuditStore {
  create(entry: {
    audit: Audit;
    hour: Counter;
    /** The month's quota; in test mode the day's. */
    quota: Counter;
    idempotency?: IdempotencyRecord;
    now: Date;
  }): Promise<Creation>;
}

/** Queues an audit for a worker. Recovery replaces a lost message. */
export interface AuditQueue {
  send(message: { auditId: string; accountId: string }): Promise<void>;
}

export interface HourUsage {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface LaunchedAudit {
  audit_id: string;
  created_at: string;
  /** The same order came before under the same Idempotency-Key; this repeats the first response. */
  replayed: boolean;
  /** Absent on a replay, which consumes nothing. */
  hour?: HourUsage;
  /** Why the message could not be sent, for the log; recovery will send it. */
  sendFailure?: unknown;
}

/**
 * Accepts an order, or refuses it and leaves every counter unchanged.
 *
 * @throws ServiceError `rate_limit_exceeded`, `quota_exceeded`, `idempotency_mismatch`, `idempotency_conflict`.
 */
export async function requestAudit(
  { order, caller, idempotencyKey, rememberedMs = idempotencyMs }: AuditRequest,
  deps: {
    store: NewAuditStore;
    queue: AuditQueue;
    now: () => Date;
    randomBytes: (size: number) => Uint8Array;
    planOverrides: PlanOverrides;
  },
): Promise<LaunchedAudit> {
  const now = deps.now();
  const hour = windowAt('hour', now);
  const audit = newAudit(order, caller, now, deps.randomBytes(10));
  const quota = quotaOf(caller, now, deps.planOverrides);
  const bodyHash = hashOrder(order);
  const creation = await deps.store.create({
    audit,
    now,
    hour: { scope: hourScope(caller.keyId, hour), limit: rateLimits.auditsPerHour, expiresAt: after(now, usageKeptMs) },
    quota: { scope: quota.scope, limit: quota.limit, expiresAt: after(now, quota.keptMs) },
    ...(idempotencyKey === undefined
      ? {}
      : {
          idempotency: {
            account_id: caller.accountId,
            idempotency_key: idempotencyKey,
            body_hash: bodyHash,
            audit_id: audit.audit_id,
            created_at: audit.created_at,
            expiresAt: after(now, rememberedMs),
          },
        }),
  });
  const hourUsage = (used: number): HourUsage => ({
    limit: rateLimits.auditsPerHour,
    remaining: Math.max(0, rateLimits.auditsPerHour - used),
    resetSeconds: secondsLeft(hour, now),
  });
  switch (creation.outcome) {
    case 'created': {
      const accepted = {
        audit_id: audit.audit_id,
        created_at: audit.created_at,
        replayed: false,
        hour: hourUsage(creation.hourUsed),
      };
      try {
        await deps.queue.send({ auditId: audit.audit_id, accountId: audit.account_id });
        return accepted;
      } catch (sendFailure) {
        return { ...accepted, sendFailure };
      }
    }
    case 'seen':
      if (creation.record.body_hash !== bodyHash) {
        throw new ServiceError(
          'idempotency_mismatch',
          'This Idempotency-Key was used with another body within the last 24 hours.',
        );
      }
      return { audit_id: creation.record.audit_id, created_at: creation.record.created_at, replayed: true };
    case 'in_flight':
      throw new ServiceError(
        'idempotency_conflict',
        'A request with this Idempotency-Key is still being answered; try again in a moment.',
        { headers: { 'Retry-After': '1' } },
      );
    case 'hour_limit':
      throw new AuditRateExceeded(hourUsage(creation.used));
    case 'quota_limit':
      throw quotaRefusal(quota, creation.used, now);
  }
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** The hour's audits of the key, or of the dashboard, are used up. */
export class AuditRateExceeded extends ServiceError {
  readonly hour: HourUsage;
  constructor(hour: HourUsage) {
    super(
      'rate_limit_exceeded',
      `The ${hour.limit} audits of this hour are launched; try again in ${hour.resetSeconds} s.`,
      { headers: { 'Retry-After': String(hour.resetSeconds) } },
    );
    this.hour = hour;
  }
}

function newAudit(order: AuditOrder, caller: Caller, now: Date, random: Uint8Array): Audit {
  const time = now.toISOString();
  return {
    ...order,
    audit_id: formatAuditId(now, random),
    account_id: caller.accountId,
    key_id: caller.keyId,
    status: 'pending',
    created_at: time,
    updated_at: time,
    check_at: new Date(now.getTime() + pendingResendMs(0)).toISOString(),
    expires_at: new Date(now.getTime() + plans[caller.plan].keptDays * 86_400_000).toISOString(),
    attempt: 0,
    resent: 0,
  };
}

/** SHA-256 of the order as understood, so that white space and member order make no other body. */
function hashOrder(order: AuditOrder): string {
  const { audit_type, keyword, user_url = null, control_urls = [], language, country } = order;
  const fields = [audit_type, keyword, user_url, language, country, ...control_urls];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
