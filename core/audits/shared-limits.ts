/**
 * What all workers share: paces of providers and hosts, budgets of a day or a month, broken providers, and results
 * pages that were just fetched.
 */

/** A turn to reserve. */
export interface TurnRequest {
  /** What has the pace: `provider#serper`, `host#example.com`. */
  name: string;
  /** The average distance of turns. */
  gapMs: number;
  /** Turns that may be taken at once after a pause, besides the first. */
  burst: number;
  now: Date;
  /** A later turn is not reserved. */
  maxWaitMs: number;
}

export interface SharedLimits {
  /** Reserves the next turn of a token bucket. Returns how long to wait for it; undefined if that is too long. */
  turn(request: TurnRequest): Promise<number | undefined>;
  /**
   * Takes units (one by default) of the budget `name` of the day or month. False if so many are not left. Units are
   * also counted for `part`, which has no limit of its own.
   */
  spend(request: {
    name: string;
    limit: number;
    period: BudgetPeriod;
    now: Date;
    units?: number;
    part?: string;
  }): Promise<boolean>;
  /**
   * Returns units that were taken at `now` and not used; once, also if the write is repeated because its answer was
   * lost.
   */
  giveBack(request: { name: string; period: BudgetPeriod; now: Date; units: number }): Promise<void>;
  /** Whether `name` has failed too often just now. */
  isBroken(name: string, now: Date): Promise<boolean>;
  /** Counts a failure of `name` in succession. */
  noteFailed(name: string, now: Date): Promise<void>;
  /** Forgets the failures of `name`. */
  noteWorked(name: string): Promise<void>;
}

/** Failures in succession, of all workers together, after which a provider counts as broken. */
export const maxFailures = 5;
/** How long it is left alone then. Afterwards it is tried again, and the next failure breaks it again. */
export const brokenMs = 60_000;
/** What nobody has used for this long is forgotten. */
export const limitKeptMs = 2 * 86_400_000;

export type BudgetPeriod = 'day' | 'month';
/** How long the count of a period is kept after its last use: longer than the period. */
export const budgetKeptMs: Readonly<Record<BudgetPeriod, number>> = { day: limitKeptMs, month: 32 * 86_400_000 };

/** The UTC day or month of a budget. */
export function periodOf(period: BudgetPeriod, now: Date): string {
  return now.toISOString().slice(0, period === 'day' ? 10 : 7);
}

/** The budget of answers of answer engines, of all workers together; its parts are engines. */
export const answersBudget = 'answers';

/** What these answers cost in millionths of a US dollar, as far as prices are known; its parts are engines. */
export const answersCost = 'answers_cost';
export const microsPerDollar = 1_000_000;

/** The counter of a budget. */
export function budgetScope(name: string, period: BudgetPeriod, now: Date): string {
  return `budget#${name}#${periodOf(period, now)}`;
}

/** A results page as text, and when it was stored. */
export interface StoredResults {
  text: string;
  storedAt: Date;
}

/** Keeps results pages for the next audits of the same keyword. */
export interface ResultsCache {
  /** What is stored under `key`; undefined if nothing is. */
  get(key: string): Promise<StoredResults | undefined>;
  /** Stores `text`, which nobody needs after `keptMs`. A text that is too large is not stored. */
  put(key: string, stored: StoredResults, keptMs: number): Promise<void>;
}
