/** What simulated traffic is made of: its clients and their habits, and what each write consumes. */

export interface Traffic {
  name: string;
  auditsPerSecond: number;
  /** Clients that launch audits. Each has an account and a key. */
  accounts: number;
  plan: 'free' | 'pro';
  /** Interval at which a client polls an unfinished audit. */
  pollEverySeconds: number;
  /** Additional clients that poll a finished audit, at the same interval. */
  idlePollers: number;
  /** The share of the traffic that is simulated. The result is scaled up. */
  simulatedPart: number;
  /** Simulated time. The first audits end after ten seconds. */
  seconds: number;
}

/**
 * Write units of an audit's writes: on its table with the index by account, and on its shard of the index `unfinished`.
 */
export interface WriteUnits {
  launch: { table: number; shard: number };
  claim: { table: number; shard: number };
  progress: { table: number; shard: number };
  complete: { table: number; shard: number };
}

/** Duration of calls, in milliseconds. */
export const tookMs = { update: 5, get: 4, transaction: 20, send: 10, handler: 2 };
export const auditSeconds = 10;
export const start = new Date('2026-11-20T12:30:05.000Z');
