/** What the in-memory stores hold: one map a table. Values go in and out as copies, so no caller changes what is stored. */
import type { Account } from '../../core/accounts/account.ts';
import type { OperatorEntry } from '../../core/accounts/operator-trail.ts';
import type { SignInSession } from '../../core/accounts/sessions.ts';
import type { TrailEntry } from '../../core/accounts/trail.ts';
import type { ApiKey } from '../../core/api-keys/api-key.ts';
import type { Audit } from '../../core/audits/audit.ts';
import type { IdempotencyRecord } from '../../core/audits/request-audit.ts';
import type { ShareLink } from '../../core/audits/share-links.ts';
import type { Schedule, ScheduleRun } from '../../core/schedules/schedule.ts';
import type { Delivery } from '../../core/webhooks/delivery.ts';
import type { Webhook } from '../../core/webhooks/webhook.ts';

export interface Database {
  accounts: Map<string, Account>;
  /** By hash. */
  apiKeys: Map<string, ApiKey>;
  /** The minute of each key, by hash. */
  minutes: Map<string, { window: string; count: number }>;
  /** The requests of each day (`2026-11-21`) of each key, by hash. */
  requestDays: Map<string, Map<string, number>>;
  /** Counters by scope. */
  usage: Map<string, number>;
  /** By the counter of the budget. */
  budgets: Map<string, { used: number; parts: Readonly<Record<string, number>> }>;
  audits: Map<string, Audit>;
  outputs: Map<string, string>;
  /** By audit and slot. */
  shares: Map<string, ShareLink>;
  /** By account and Idempotency-Key. */
  idempotency: Map<string, IdempotencyRecord>;
  webhooks: Map<string, Webhook>;
  deliveries: Map<string, Delivery>;
  schedules: Map<string, Schedule>;
  /** By account, schedule and planned time. */
  scheduleRuns: Map<string, ScheduleRun>;
  /** By account. */
  scheduleCounts: Map<string, { account_id: string; schedules: number }>;
  trail: TrailEntry[];
  operators: OperatorEntry[];
  /** By account and id. */
  sessions: Map<string, SignInSession>;
}

export function emptyDatabase(): Database {
  return {
    accounts: new Map(),
    apiKeys: new Map(),
    minutes: new Map(),
    requestDays: new Map(),
    usage: new Map(),
    budgets: new Map(),
    audits: new Map(),
    outputs: new Map(),
    shares: new Map(),
    idempotency: new Map(),
    webhooks: new Map(),
    deliveries: new Map(),
    schedules: new Map(),
    scheduleRuns: new Map(),
    scheduleCounts: new Map(),
    trail: [],
    operators: [],
    sessions: new Map(),
  };
}

/** Replaces the row of `key` by what `change` makes of it; `undefined` leaves it as it is. Gives a copy of the new row. */
export function changeRow<Row>(
  table: Map<string, Row>,
  key: string,
  change: (row: Row) => Row | undefined,
): Row | undefined {
  const row = table.get(key);
  const changed = row && change(row);
  if (changed === undefined) return undefined;
  table.set(key, structuredClone(changed));
  // The caller's own: what is stored is another copy.
  return changed;
}

/** A copy of `row` without `names`. */
export function without<Row extends object>(row: Row, names: readonly (keyof Row)[]): Row {
  const copy = { ...row };
  for (const name of names) delete copy[name];
  return copy;
}

/** A copy of `row` with `names` alone, as far as it has them. */
export function only<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const entries = names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]);
  return structuredClone(Object.fromEntries(entries)) as Pick<Row, Name>;
}

/** Orders by `time`, oldest first. */
export function byTime<Row>(time: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => (time(one) < time(other) ? -1 : time(one) > time(other) ? 1 : 0);
}
