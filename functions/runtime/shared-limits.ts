/** The limits that all workers share, as one audit uses them. Without their table an audit runs by its own limits. */
import type { ProviderWorld } from '../../adapters/serp/providers/ask.ts';
import type { ProviderHealth } from '../../adapters/serp/providers/provider.ts';
import type { PagesOptions } from '../../adapters/web/pages.ts';
import { answersBudget, answersCost, microsPerDollar, type SharedLimits } from '../../core/audits/shared-limits.ts';
import { describe } from './describe-error.ts';
import { logEvent } from './log-event.ts';

/** All workers together ask a host this often on average, */
const hostGapMs = 500;
/** and up to four times at once: robots.txt and a few pages of one audit. */
const hostBurst = 3;
/** A page whose host is busier than this is given up as `timeout`. */
const hostWaitMs = 20_000;

export interface LimitsInUse {
  providerTurn?: NonNullable<ProviderWorld['turn']>;
  hostTurn?: NonNullable<PagesOptions['turn']>;
  health?: ProviderHealth;
  /** Whether a search may still be made today. */
  maySearch: () => Promise<boolean>;
  /**
   * Takes a request to an answer engine from the audit's budget and from the month's; false if either is used up.
   * Without the table it is false: each answer costs.
   */
  mayAsk: (audit: { auditId: string; limit: number; engine: string }) => Promise<boolean>;
  /** Adds what an answer of `engine` cost to the month's sum, which has no limit: requests are limited. */
  noteCost: (engine: string, usd: number) => Promise<void>;
  /** Takes units of a month's budget. Without the table there is none: each answer costs. */
  takeOfMonth: (units: UnitsOfMonth, limit: number) => Promise<boolean>;
  giveBackToMonth: (units: UnitsOfMonth) => Promise<void>;
}

/** Units of the budget `name` of the month of `at`. */
export interface UnitsOfMonth {
  name: string;
  units: number;
  at: Date;
}

/**
 * Uses `limits`, if there are any.
 *
 * @param options.sleep waits for a turn.
 * @param options.answersPerMonth the month's budget of answers of answer engines, of all workers together
 * @param options.searchesPerDay the day's budget of searches, of all workers together; no budget if absent.
 */
export function limitsInUse(
  limits: SharedLimits | undefined,
  {
    now,
    sleep,
    searchesPerDay,
    answersPerMonth = 0,
  }: {
    now: () => Date;
    sleep: ProviderWorld['sleep'];
    searchesPerDay?: number | undefined;
    answersPerMonth?: number | undefined;
  },
): LimitsInUse {
  if (limits === undefined) {
    const none = async (): Promise<boolean> => false;
    const nothing = async (): Promise<void> => {};
    return {
      ...{ maySearch: async () => true, mayAsk: none, takeOfMonth: none },
      ...{ giveBackToMonth: nothing, noteCost: nothing },
    };
  }
  /** Returns what `ask` does, or `otherwise` if the table cannot be reached: the limits are no reason to fail. */
  const orElse = async <T>(otherwise: T, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      logEvent('warn', 'shared_limits_failed', { error: describe(error) });
      return otherwise;
    }
  };
  const waitFor = async (request: Parameters<SharedLimits['turn']>[0]): Promise<boolean> => {
    const waitMs = await orElse<number | undefined>(0, () => limits.turn(request));
    if (waitMs === undefined) return false;
    if (waitMs > 0) await sleep(waitMs);
    return true;
  };
  return {
    providerTurn: ({ provider, gapMs, maxWaitMs }) =>
      waitFor({ name: `provider#${provider}`, gapMs, burst: 0, now: now(), maxWaitMs }),
    hostTurn: (host) =>
      waitFor({ name: `host#${host}`, gapMs: hostGapMs, burst: hostBurst, now: now(), maxWaitMs: hostWaitMs }),
    health: {
      isBroken: (provider) => orElse(false, () => limits.isBroken(provider, now())),
      note: (provider, outcome) =>
        orElse(undefined, () =>
          outcome === 'worked' ? limits.noteWorked(provider) : limits.noteFailed(provider, now()),
        ),
    },
    mayAsk: ({ auditId, limit, engine }) =>
      orElse(false, async () => {
        const ofAudit = { name: `answers#${auditId}`, limit, period: 'month' as const, now: now() };
        const ofMonth = { name: answersBudget, limit: answersPerMonth, period: 'month' as const, part: engine };
        return (await limits.spend(ofAudit)) && (await limits.spend({ ...ofMonth, now: now() }));
      }),
    noteCost: async (engine, usd) => {
      const units = Math.round(usd * microsPerDollar);
      const sum = { name: answersCost, limit: Number.MAX_SAFE_INTEGER, period: 'month' as const, part: engine };
      if (units > 0) await orElse(false, () => limits.spend({ ...sum, units, now: now() }));
    },
    takeOfMonth: ({ at, ...units }, limit) =>
      orElse(false, () => limits.spend({ ...units, limit, period: 'month', now: at })),
    giveBackToMonth: ({ at, ...units }) =>
      orElse(undefined, () => limits.giveBack({ ...units, period: 'month', now: at })),
    maySearch: () =>
      searchesPerDay === undefined
        ? Promise.resolve(true)
        : orElse(true, () => limits.spend({ name: 'searches', limit: searchesPerDay, period: 'day', now: now() })),
  };
}
