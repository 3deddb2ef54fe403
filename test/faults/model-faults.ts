/** A language model in simulated time that is slow, down, garbage, throttled or too dear, within budgets of its own. */
import { type AskableModel, ModelUnavailable } from '../../adapters/model/askable.ts';
import { boundedModel, type Spending } from '../../adapters/model/bounded.ts';
import { modelTime } from '../../adapters/model/settings.ts';
import type { LanguageModel, ModelTask } from '../../analysis/index.ts';
import { leaseMs } from '../../core/audits/leases.ts';
import type { Random } from './random.ts';

/** Tasks of a gap audit that are asked at the same time, in order. */
const stages: readonly (readonly ModelTask[])[] = [
  ['questions', 'topics', 'facts', 'support'],
  ['answers'],
  ['brief', 'advice', 'rewrites'],
];
const manners = ['fine', 'slow', 'down', 'throttled', 'garbage', 'dear', 'bug'] as const;
/** So that the month's budget is spent in the middle of a run of 1,000 audits. */
const most: Spending = { tokens: 2_000_000, microUsd: 6_000_000 };
/** Of an audit with made-up tasks, and of one with the engine's. */
const small: Spending = { tokens: 20_000, microUsd: 60_000 };
const large: Spending = { tokens: 300_000, microUsd: 900_000 };

export interface FaultyModel {
  /** The port of one audit for the real engine. Its time passes on a clock of its own. */
  port(): LanguageModel;
  /** Gives the tasks of one audit to the model, stage by stage, as the engine does. */
  askAll(auditId: string): Promise<void>;
  /** What was not kept: an audit waits within its lease, and no budget is exceeded. */
  broken: string[];
}

export function openFaultyModel(random: Random, counted: (name: string) => void): FaultyModel {
  const broken: string[] = [];
  let nowMs = 1_700_000_000_000;
  const used: Spending = { tokens: 0, microUsd: 0 };
  const month = {
    reserve: async (wanted: Spending) => {
      if (used.tokens + wanted.tokens > most.tokens || used.microUsd + wanted.microUsd > most.microUsd) return false;
      used.tokens += wanted.tokens;
      used.microUsd += wanted.microUsd;
      return true;
    },
    giveBack: async (rest: Spending) => {
      used.tokens -= rest.tokens;
      used.microUsd -= rest.microUsd;
    },
  };
  const check = (about: string, isKept: boolean, found: string): void => {
    if (!isKept) broken.push(`${about}: ${found}`);
  };

  /** A model for one audit with a clock that only its requests move. */
  const open = (about: string, perAudit: Spending) => {
    const clock = { ms: nowMs };
    const model: AskableModel = {
      name: 'faulty',
      ask: async (_, timeMs) => {
        const manner = random.pick(manners);
        const tookMs = random.between(500, 15_000);
        clock.ms += manner === 'slow' ? timeMs : Math.min(timeMs, tookMs);
        if (manner === 'slow' || tookMs >= timeMs) throw new ModelUnavailable('timeout', { mayBeBilled: true });
        if (manner === 'fine') return { output: { items: [] }, model: 'faulty', tokensIn: 300, tokensOut: 100 };
        if (manner === 'garbage') return { output: { items: 'none' }, model: '', tokensIn: 300, tokensOut: 100 };
        if (manner === 'dear') return { output: undefined, model: 'faulty', tokensIn: 1e9, tokensOut: 1e9 };
        if (manner === 'bug') throw new RangeError('bug');
        throw new ModelUnavailable('unavailable', { mayBeBilled: false, retryAfterMs: 1_000 });
      },
    };
    const port = boundedModel(model, {
      limits: {
        ...modelTime,
        ...{ tokensPerAudit: perAudit.tokens, usdPerAudit: perAudit.microUsd / 1e6 },
        ...{ usdPerMillionIn: 1, usdPerMillionOut: 5 },
      },
      ...{ month, now: () => new Date(clock.ms) },
      sleep: async (ms) => {
        clock.ms += ms;
      },
    });
    let spent = 0;
    const ask: LanguageModel = async (request) => {
      const answer = await port(request);
      const name = answer.outcome === 'answered' ? 'answered' : answer.fault;
      counted(`model ${name}`);
      spent += Math.round((answer.call?.cost_usd ?? 0) * 1e6);
      check(about, spent <= perAudit.microUsd, `the audit spent ${spent} millionths of a dollar`);
      check(about, used.tokens >= 0 && used.tokens <= most.tokens, `the month's tokens are ${used.tokens}`);
      check(about, used.microUsd >= 0 && used.microUsd <= most.microUsd, `the month's money is ${used.microUsd}`);
      return answer;
    };
    return { clock, ask };
  };

  return {
    broken,
    port: () => open('an audit of the engine', large).ask,
    askAll: async (auditId) => {
      const { clock, ask } = open(auditId, small);
      const beganMs = clock.ms;
      for (const [stage, tasks] of stages.entries()) {
        const fromMs = clock.ms;
        let untilMs = fromMs;
        for (const task of tasks) {
          clock.ms = fromMs;
          await ask(requestOf(task, `${auditId} ${stage}`));
          untilMs = Math.max(untilMs, clock.ms);
        }
        clock.ms = untilMs;
        check(auditId, untilMs - fromMs < leaseMs, `a stage took ${untilMs - fromMs} ms`);
        nowMs = untilMs;
      }
      const tookMs = clock.ms - beganMs;
      check(auditId, tookMs <= modelTime.timeMsPerAudit, `the tasks took ${tookMs} ms`);
    },
  };
}

function requestOf(task: ModelTask, text: string): Parameters<LanguageModel>[0] {
  return {
    ...{ sha256: '0'.repeat(64), task, prompt_version: `${task}@1`, prompt: 'Do it.', input: { text } },
    ...{ schema: {}, max_output_tokens: 500 },
  };
}
