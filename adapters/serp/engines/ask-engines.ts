/** Asks the enabled engines at the same time, several times each, within a budget. */
import type { AnswerSample, Answers, AnswersQuery, EngineAnswers } from '../../../analysis/index.ts';
import { ProviderUnavailable } from '../providers/faults.ts';
import { faultsOfHealth, type ProviderHealth } from '../providers/provider.ts';
import type { AskableEngine, EngineAnswer } from './engine.ts';
import { type EngineName, reportNames } from './engine-names.ts';

export interface AskOptions {
  /** Answers of each engine to one question. */
  samples: number;
  /** For all of them together. */
  timeMs: number;
  now: () => Date;
  /** Takes one answer from the budget; false if nothing of it is left. */
  mayAsk: (engine: string) => Promise<boolean>;
  /** Told the price of each answer that has one. */
  noteCost?: (engine: string, usd: number) => Promise<void>;
  /** Called for every answer that failed. */
  failed: (error: ProviderUnavailable) => void;
  health?: ProviderHealth;
}

/** Returns the port over `engines`. An answer that fails, or that the budget does not allow, is `not_captured`. */
export function askEngines(engines: readonly AskableEngine[], options: AskOptions): Answers {
  return (query) => Promise.all(engines.map((engine) => answersOf(engine, query, options)));
}

async function answersOf(engine: AskableEngine, query: AnswersQuery, options: AskOptions): Promise<EngineAnswers> {
  const answers = await Promise.all(Array.from({ length: options.samples }, () => askOnce(engine, query, options)));
  const model = answers.find((answer) => answer.model !== undefined)?.model;
  return {
    ...reportNames[engine.name],
    provider: engine.name,
    ...(model === undefined ? {} : { model }),
    question: query.question,
    region: { requested: query.country, effective: engine.takesCountry ? query.country : null },
    fan_out_provenance: engine.fanOut,
    samples: answers.map(({ sample }) => sample),
  };
}

async function askOnce(
  engine: AskableEngine,
  query: AnswersQuery,
  { timeMs, now, mayAsk, noteCost, failed, health }: AskOptions,
): Promise<EngineAnswer> {
  if ((await health?.isBroken(engine.name)) || !(await mayAsk(engine.name))) return { sample: notCaptured(now()) };
  try {
    // A request that is sent once more counts once more.
    const answer = await engine.ask(query, timeMs, () => mayAsk(engine.name));
    const { cost_usd: told, list_price_usd: listed } = answer.sample.call ?? {};
    const usd = told ?? listed;
    if (usd !== undefined) await noteCost?.(engine.name, usd);
    await health?.note(engine.name, 'worked');
    return answer;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    failed(error);
    if (faultsOfHealth.has(error.fault)) await health?.note(engine.name, 'failed');
    return { sample: notCaptured(now()) };
  }
}

/** The port while the engines of `names` cannot be used: each is reported as asked once, in vain. */
export function askNobody(names: readonly EngineName[], now: () => Date): Answers {
  return async ({ question, country }) =>
    names.map((name) => ({
      ...reportNames[name],
      provider: name,
      question,
      region: { requested: country, effective: null },
      fan_out_provenance: 'none',
      samples: [notCaptured(now())],
    }));
}

function notCaptured(at: Date): AnswerSample {
  return { state: 'not_captured', observed_at: at.toISOString(), text: '', citations: [], fan_out_queries: [] };
}
