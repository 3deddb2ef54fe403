/** Audits in memory: launching, moving them to their end by the table of auditTransitions, and reading them. */
import { type Audit, type AuditTransition, auditTransitions, hasEnded } from '../../core/audits/audit.ts';
import type { LaunchedAudits } from '../../core/audits/days.ts';
import type { AuditRemover } from '../../core/audits/delete-audit.ts';
import { type AuditReader, type DetailedQuery, type ListPosition, searchForms } from '../../core/audits/read-audits.ts';
import type { NewAuditStore } from '../../core/audits/request-audit.ts';
import type { UnfinishedAudits } from '../../core/audits/unfinished-audits.ts';
import type { Delivery } from '../../core/webhooks/delivery.ts';
import { byTime, changeRow, type Database, only, without } from './database.ts';
import { duePage } from './due-page.ts';

export function inMemoryNewAuditStore({ audits, usage, idempotency }: Database): NewAuditStore {
  return {
    async create({ audit, hour, quota, idempotency: record, now }) {
      const key = record && JSON.stringify([record.account_id, record.idempotency_key]);
      const seen = key === undefined ? undefined : idempotency.get(key);
      if (seen && seen.expiresAt > now) {
        return { outcome: 'seen', record: only(seen, ['body_hash', 'audit_id', 'created_at']) };
      }
      const [hourUsed, quotaUsed] = [usage.get(hour.scope) ?? 0, usage.get(quota.scope) ?? 0];
      if (quotaUsed >= quota.limit) return { outcome: 'quota_limit', used: quotaUsed };
      if (hourUsed >= hour.limit) return { outcome: 'hour_limit', used: hourUsed };
      if (audits.has(audit.audit_id)) throw new Error('an audit with this id is stored already');
      usage.set(hour.scope, hourUsed + 1);
      usage.set(quota.scope, quotaUsed + 1);
      audits.set(audit.audit_id, structuredClone(audit));
      if (record && key !== undefined) idempotency.set(key, structuredClone(record));
      return { outcome: 'created', hourUsed: hourUsed + 1 };
    },
  };
}

const whileRunning = ['check_at', 'lease_until', 'progress', 'step', 'previous_step'] as const;

export function inMemoryUnfinishedAudits({ audits, outputs, usage, deliveries }: Database): UnfinishedAudits {
  /** Makes a transition when the table allows it from here, for the attempt that was seen. */
  const move = (
    {
      auditId,
      transition,
      now,
      attempt,
    }: { auditId: string; transition: AuditTransition; now: Date; attempt?: number },
    change: (audit: Audit) => Audit | undefined,
  ): Audit | undefined =>
    changeRow(audits, auditId, (audit) => {
      const { from, to, fenced } = auditTransitions[transition];
      if (!from.some((status) => status === audit.status)) return undefined;
      if (fenced && audit.attempt !== attempt) return undefined;
      const changed = change(audit);
      return changed && { ...changed, updated_at: now.toISOString(), ...(to ? { status: to } : {}) };
    });
  /** Stores the delivery with the end; both or neither. */
  const announced = (delivery: Delivery | undefined): void => {
    if (!delivery) return;
    if (deliveries.has(delivery.delivery_id)) throw new Error('this end was announced already');
    deliveries.set(delivery.delivery_id, structuredClone(delivery));
  };

  return {
    get: async (auditId) => structuredClone(audits.get(auditId)),
    claim: async ({ auditId, now, leaseUntil }) =>
      move({ auditId, transition: 'claim', now }, (audit) => {
        if (audit.lease_until !== undefined && audit.lease_until > now.toISOString()) return undefined;
        return {
          ...audit,
          lease_until: leaseUntil.toISOString(),
          check_at: leaseUntil.toISOString(),
          progress: 0,
          step: 'starting',
          previous_step: audit.step ?? 'starting',
          resent: 0,
          started_at: audit.started_at ?? now.toISOString(),
          attempt: audit.attempt + 1,
        };
      }),
    progress: async ({ auditId, attempt, progress, step, now, leaseUntil }) =>
      move({ auditId, transition: 'progress', now, attempt }, (audit) => ({
        ...audit,
        progress,
        step,
        lease_until: leaseUntil.toISOString(),
      })) !== undefined,
    release: async ({ auditId, attempt, failure, released, now, retryAt }) =>
      move({ auditId, transition: 'release', now, attempt }, (audit) => ({
        ...audit,
        last_failure: failure,
        released,
        lease_until: retryAt.toISOString(),
        check_at: retryAt.toISOString(),
      })) !== undefined,
    complete: async ({ auditId, attempt, outputJson, at, judged, delivery }) =>
      move({ auditId, transition: 'complete', now: at, attempt }, (audit) => {
        announced(delivery);
        outputs.set(auditId, outputJson);
        return { ...without(audit, whileRunning), completed_at: at.toISOString(), ...judged };
      }) !== undefined,
    fail: async ({ auditId, attempt, code, message, at, giveBackTo, delivery }) =>
      move({ auditId, transition: 'fail', now: at, attempt }, (audit) => {
        announced(delivery);
        if (giveBackTo !== undefined) usage.set(giveBackTo, (usage.get(giveBackTo) ?? 0) - 1);
        return { ...without(audit, whileRunning), completed_at: at.toISOString(), error: { code, message } };
      }) !== undefined,
    noteResent: async ({ auditId, attempt, resent, now, checkAt }) =>
      move({ auditId, transition: 'resend', now }, (audit) =>
        audit.attempt === attempt && audit.resent === resent
          ? { ...audit, resent: resent + 1, check_at: checkAt.toISOString() }
          : undefined,
      ) !== undefined,
    postpone: async ({ auditId, attempt, now, checkAt }) =>
      move({ auditId, transition: 'postpone', now, attempt }, (audit) => ({
        ...audit,
        check_at: checkAt.toISOString(),
      })) !== undefined,
    listDue: async (query) =>
      duePage(
        [...audits.values()].flatMap(({ audit_id, check_at }) =>
          check_at === undefined ? [] : [{ audit_id, check_at }],
        ),
        ({ audit_id, check_at }) => ({ id: audit_id, at: check_at }),
        query,
      ),
  };
}

const summaryFields = [
  ...(['audit_id', 'status', 'audit_type', 'keyword', 'user_url'] as const),
  ...(['language', 'country', 'created_at', 'completed_at', 'error'] as const),
] as const;
const detailedFields = [...summaryFields, 'key_id', 'control_urls', 'verdict', 'score'] as const;

export function inMemoryAuditReader(
  { audits, outputs }: Database,
  now = () => new Date(),
): AuditReader & LaunchedAudits {
  const current = (auditId: string): Audit | undefined => {
    const audit = audits.get(auditId);
    return (audit?.expires_at ?? '9') <= now().toISOString() ? undefined : audit;
  };
  const newestFirst = (accountId: string): Audit[] =>
    [...audits.values()]
      .filter(({ account_id }) => account_id === accountId)
      .toSorted(byTime(({ created_at, audit_id }) => `${created_at} ${audit_id}`))
      .toReversed();
  const page = <Field extends keyof Audit>(
    accountId: string,
    { limit, after, status, auditType, keyword, search, launchedFrom, launchedTo, keyId, oldestFirst }: DetailedQuery,
    fields: readonly Field[],
  ): { audits: Pick<Audit, Field>[]; next?: ListPosition } => {
    const place = ({ created_at, audit_id }: ListPosition) => `${created_at} ${audit_id}`;
    const isLater = (audit: Audit) =>
      after === undefined || (oldestFirst === true ? place(audit) > place(after) : place(audit) < place(after));
    const forms = search === undefined ? undefined : searchForms(search);
    const all = newestFirst(accountId);
    const found = (oldestFirst === true ? all.toReversed() : all)
      .filter(isLater)
      .filter((audit) => status === undefined || audit.status === status)
      .filter((audit) => auditType === undefined || audit.audit_type === auditType)
      .filter((audit) => keyword === undefined || audit.keyword === keyword)
      .filter(({ created_at }) => created_at >= (launchedFrom ?? '0') && created_at <= (launchedTo ?? '9'))
      .filter((audit) => keyId === undefined || audit.key_id === keyId)
      .filter(
        (audit) =>
          forms?.some((form) => audit.keyword.includes(form) || audit.user_url?.includes(form) === true) ?? true,
      );
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      audits: shown.map((audit) => only(audit, fields)),
      ...(found.length > limit && last ? { next: only(last, ['audit_id', 'created_at']) } : {}),
    };
  };
  return {
    getStatus: async (auditId) => structuredClone(current(auditId)),
    async get(auditId) {
      const audit = current(auditId);
      const outputJson = outputs.get(auditId);
      return audit && { audit: structuredClone(audit), ...(outputJson === undefined ? {} : { outputJson }) };
    },
    list: async (accountId, query) => page(accountId, query, summaryFields),
    listDetailed: async (accountId, query) => page(accountId, query, detailedFields),
    count: async (accountId, query) => ({
      count: page(accountId, { ...query, limit: Number.POSITIVE_INFINITY }, ['audit_id']).audits.length,
    }),
    launchedSince: async (accountId, from) => ({
      audits: newestFirst(accountId)
        .filter(({ created_at }) => created_at >= from.toISOString())
        .map((audit) => only(audit, ['created_at', 'status'])),
      complete: true,
    }),
  };
}

export function inMemoryAuditRemover({ audits, outputs, shares }: Database): AuditRemover {
  return {
    async remove(accountId, auditId) {
      const audit = audits.get(auditId);
      if (audit?.account_id !== accountId) return 'not_found';
      if (!hasEnded(audit.status)) return 'not_ended';
      audits.delete(auditId);
      outputs.delete(auditId);
      for (const [key, { audit_id }] of shares) if (audit_id === auditId) shares.delete(key);
      return 'removed';
    },
  };
}
