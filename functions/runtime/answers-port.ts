/** Opens the answer engines of an audit: as often as the budget allows, and never a reason for the audit to fail. */
import { askEngines, askNobody } from '../../adapters/serp/engines/ask-engines.ts';
import type { EngineName } from '../../adapters/serp/engines/engine-names.ts';
import { enginesOf } from '../../adapters/serp/engines/engines.ts';
import { type Credentials, CredentialsUnusable, type OpenWorld } from '../../adapters/serp/providers/providers.ts';
import type { Answers } from '../../analysis/index.ts';
import { describe } from './describe-error.ts';
import { logEvent } from './log-event.ts';
import { memoize } from './memoize.ts';
import type { LimitsInUse } from './shared-limits.ts';

/** Engines are asked while pages are fetched, which takes as long. */
const answersMs = 40_000;
/** One observation of an engine does not show how consistent it is. */
const samplesOfEngine = 3;

export interface AnswersPortDeps extends Pick<LimitsInUse, 'health' | 'mayAsk' | 'noteCost'> {
  /** The stage's credentials. */
  credentials: () => Promise<Credentials>;
  openWorld: OpenWorld;
  now: () => Date;
}

/** Requests for each answer, of all attempts of an audit: the first, and once more after a fault or a lost attempt. */
const requestsOfSample = 2;

/**
 * Returns the port of an audit over the engines of `names`. Engines without usable credentials are reported as not
 * captured.
 */
export function answersPort(
  names: readonly EngineName[],
  { credentials, openWorld, now, health, mayAsk, noteCost }: AnswersPortDeps,
): (auditId: string) => Answers {
  const engines = memoize(async () => enginesOf(names, await credentials(), openWorld));
  const limit = names.length * samplesOfEngine * requestsOfSample;
  return (auditId) => async (query) => {
    const opened = await engines.get().catch((error: unknown) => {
      const told = error instanceof CredentialsUnusable ? { reason: error.message } : { error: describe(error) };
      logEvent('error', 'answer_engines_unusable', told);
      return undefined;
    });
    if (opened === undefined) return await askNobody(names, now)(query);
    const ask = askEngines(opened, {
      ...{ samples: samplesOfEngine, timeMs: answersMs, now, mayAsk: (engine) => mayAsk({ auditId, limit, engine }) },
      ...(health === undefined ? {} : { health }),
      noteCost,
      failed: ({ provider, fault }) => {
        logEvent('warn', 'answer_engine_failed', { provider, fault });
        // The operator may have changed the secret since it was read.
        if (fault === 'credentials') engines.drop();
      },
    });
    return await ask(query);
  };
}
