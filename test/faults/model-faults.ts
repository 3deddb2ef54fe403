/** A language model that is slow, down, garbage, throttled or too dear, within the budgets of audits and of the month. */
import { type AskableModel, type ModelQuestion, ModelUnavailable } from '../../adapters/model/askable.ts';
import { boundedModel, type Spending } from '../../adapters/model/bounded.ts';
import { modelTime } from '../../adapters/model/settings.ts';
import type { LanguageModel, ModelTask } from '../../analysis/index.ts';
import type { SharedLimits } from '../../core/audits/shared-limits.ts';
import { inOneAttempt, modelBudgets, monthBudget } from '../../functions/runtime/model-port.ts';
import type { Broken } from './invariants.ts';
import type { Random } from './random.ts';
import type { Simulation } from './simulation.ts';

const manners = ['fine', 'slow', 'down', 'throttled', 'garbage', 'dear', 'bug'] as const;
const price = { usdPerMillionIn: 1, usdPerMillionOut: 5 };
/** Of one audit; the requests of the real engine are longer than those of its stand-in. */
const ofAudit: Spending = { tokens: 300_000, microUsd: 900_000 };

export interface FaultyModelOptions {
  sim: Simulation;
  random: Random;
  limits: Pick<SharedLimits, 'spend' | 'giveBack'>;
  /** Audits that are expected: the month's budget is spent before the last one. */
  count: number;
  counted: (name: string) => void;
}

export interface FaultyModel {
  /** The port of one attempt. Requests that are made side by side are waited for side by side. */
  port(auditId: string): LanguageModel;
  /** What all requests may have cost at most, by the name of the budget; `most` is that of a month. */
  spending(): { name: string; spent: number; most: number }[];
  /** Audits that spent more than one audit may, in all their attempts. */
  broken(): Broken[];
}

export function openFaultyModel({ sim, random, limits, count, counted }: FaultyModelOptions): FaultyModel {
  const most: Spending = { tokens: 400_000 + 700 * count, microUsd: 1_500_000 + 2_500 * count };
  const ofAudits = new Map<string, Spending>();
  const bill = (auditId: string, tokensIn: number, tokensOut: number): void => {
    const { tokens, microUsd } = ofAudits.get(auditId) ?? { tokens: 0, microUsd: 0 };
    ofAudits.set(auditId, {
      tokens: tokens + tokensIn + tokensOut,
      microUsd: microUsd + tokensIn * price.usdPerMillionIn + tokensOut * price.usdPerMillionOut,
    });
  };
  const now = (): Date => new Date(sim.nowMs());
  const budgets = {
    now,
    takeOfMonth: ({ at, ...units }: { name: string; units: number; at: Date }, limit: number) =>
      limits.spend({ ...units, limit, period: 'month', now: at }).catch(() => false),
    giveBackToMonth: ({ at, ...units }: { name: string; units: number; at: Date }) =>
      limits.giveBack({ ...units, period: 'month', now: at }).catch(() => {}),
  };
  const month = monthBudget({ maxTokensPerMonth: most.tokens, maxUsdPerMonth: most.microUsd / 1e6 }, budgets);

  /** Bills what a request may cost: all of it if it is cut off. */
  const modelFor = (auditId: string): AskableModel => ({
    name: 'faulty',
    ask: async (question, timeMs) => {
      const manner = random.pick(manners);
      const tookMs = random.between(500, 30_000);
      await sim.pass(manner === 'slow' ? timeMs : Math.min(timeMs, tookMs));
      const [tokensIn, tokensOut] = [bytesOf(question), question.maxOutputTokens];
      if (manner === 'slow' || manner === 'bug' || tookMs >= timeMs) {
        bill(auditId, tokensIn, tokensOut);
        if (manner === 'bug') throw new RangeError('bug');
        throw new ModelUnavailable('timeout', { mayBeBilled: true });
      }
      if (manner === 'fine' || manner === 'garbage') {
        bill(auditId, 100, 50);
        const output = { items: manner === 'fine' ? [] : 'none' };
        return { output, model: manner === 'fine' ? 'faulty' : '', tokensIn: 100, tokensOut: 50 };
      }
      if (manner === 'dear') {
        bill(auditId, tokensIn, tokensOut);
        return { output: undefined, model: 'faulty', tokensIn: 1e9, tokensOut: 1e9 };
      }
      throw new ModelUnavailable('unavailable', {
        mayBeBilled: false,
        ...(manner === 'throttled' ? { retryAfterMs: random.between(500, 20_000) } : {}),
      });
    },
  });

  return {
    port: (auditId) => {
      const ofAttempt = inOneAttempt(auditId, month, budgets);
      const bounded = boundedModel(modelFor(auditId), {
        limits: { ...modelTime, tokensPerAudit: ofAudit.tokens, usdPerAudit: ofAudit.microUsd / 1e6, ...price },
        ...{ month: ofAttempt, now, sleep: (ms) => sim.pass(ms) },
      });
      // Requests that are made side by side all wait for the first reservation: it is made before.
      const opened = once(() => ofAttempt.reserve({ tokens: 0, microUsd: 0 }));
      return sideBySide(sim, bounded, opened, (answer) =>
        counted(`model ${answer.outcome === 'answered' ? 'answered' : answer.fault}`),
      );
    },
    spending: () =>
      (['tokens', 'microUsd'] as const).map((unit) => {
        const spent = [...ofAudits.values()].reduce((sum, one) => sum + one[unit], 0);
        return { name: modelBudgets[unit], spent, most: most[unit] };
      }),
    broken: () =>
      [...ofAudits].flatMap(([about, { tokens, microUsd }]) =>
        tokens > ofAudit.tokens || microUsd > ofAudit.microUsd
          ? [{ invariant: modelBudgetsHold, about, found: `${tokens} tokens, ${microUsd} millionths of a dollar` }]
          : [],
      ),
  };
}

export const modelBudgetsHold = 'no audit and no month spends more on a language model than its budget';

/** Tasks as the engine asks them: those of a list at the same time. */
const stages: readonly (readonly ModelTask[])[] = [['questions', 'topics', 'facts'], ['answers'], ['brief']];

/** Gives `model` the tasks of an audit; `renew` is called between those that wait for each other. */
export async function askAll(model: LanguageModel, about: string, renew: () => Promise<void>): Promise<void> {
  for (const tasks of stages) {
    await Promise.all(tasks.map((task) => model(requestOf(task, about))));
    await renew();
  }
}

function requestOf(task: ModelTask, text: string): Parameters<LanguageModel>[0] {
  return {
    ...{ sha256: '0'.repeat(64), task, prompt_version: `${task}@1`, prompt: 'Do it.', input: { text } },
    ...{ schema: {}, max_output_tokens: 500 },
  };
}

/** No token has less than a byte; the schema and the marks of the data count too. */
function bytesOf({ instructions, data, schema }: ModelQuestion): number {
  return Buffer.byteLength(instructions + data + JSON.stringify(schema));
}

/** `model`, whose requests of one moment wait together: a task of a simulation has one turn at a time. */
function sideBySide(
  sim: Simulation,
  model: LanguageModel,
  opened: () => Promise<unknown>,
  counted: (answer: Awaited<ReturnType<LanguageModel>>) => void,
): LanguageModel {
  type Waiting = {
    request: Parameters<LanguageModel>[0];
    resolve: (answer: Awaited<ReturnType<LanguageModel>>) => void;
  };
  let waiting: Waiting[] = [];
  const askThem = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    await opened();
    const answers = await sim.together(
      batch.map(
        ({ request }) =>
          () =>
            model(request),
      ),
    );
    for (const [at, answer] of answers.entries()) {
      counted(answer);
      batch[at]?.resolve(answer);
    }
  };
  return (request) =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(askThem);
      waiting.push({ request, resolve });
    });
}

/** `work`, done at the first call alone. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}
