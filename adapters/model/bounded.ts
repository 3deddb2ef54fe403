/** Gives a model its tasks within limits of time, tokens and money: those of the audit, and those of the month. */
import type { LanguageModel, ModelAnswer, ModelCall, ModelRequest } from '../../analysis/index.ts';
import { type AskableModel, delimited, type ModelQuestion, type ModelReply, ModelUnavailable } from './askable.ts';

export interface ModelLimits {
  /** For one task, its retry included, and for all tasks of an audit. */
  timeMs: number;
  timeMsPerAudit: number;
  /** From the opening of the port: what an audit does besides must be done before the worker's deadline. */
  timeMsFromStart: number;
  tokensPerAudit: number;
  usdPerAudit: number;
  /** US dollars for a million tokens. */
  usdPerMillionIn: number;
  usdPerMillionOut: number;
}

/** Tokens and millionths of a dollar. */
export interface Spending {
  tokens: number;
  microUsd: number;
}

/** The month's budget, of all workers together. */
export interface MonthBudget {
  /** Sets `spending` aside. Null if so much is not left; else what returns the part of it that was not spent. */
  reserve(spending: Spending): Promise<GiveBack | null>;
}
export type GiveBack = (rest: Spending) => Promise<void>;

/** Answers by the hash of their request. */
export interface AnswerCache {
  get(sha256: string): ModelAnswer | undefined;
  keep(sha256: string, answer: ModelAnswer): void;
}

export interface BoundedOptions {
  limits: ModelLimits;
  month: MonthBudget;
  cache?: AnswerCache;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  /** Called for every request that failed. */
  failed?: (error: ModelUnavailable) => void;
}

/** The first request and one retry. */
const tries = 2;
/** No token has less than a byte, so no request has more tokens than bytes. */
const mostTokens = (text: string): number => Buffer.byteLength(text);

/**
 * Opens `model` for one audit. Before each request the most that it can cost is set aside, and what it did not cost is
 * given back, so that no budget is exceeded. Never throws.
 */
export function boundedModel(model: AskableModel, options: BoundedOptions): LanguageModel {
  const { limits, now, cache } = options;
  const spent: Spending = { tokens: 0, microUsd: 0 };
  const latestMs = now().getTime() + limits.timeMsFromStart;
  let began: number | undefined;
  return async (request) => {
    const known = cache?.get(request.sha256);
    if (known?.call !== undefined) return { ...known, call: { ...known.call, ...fromCache } };
    began ??= now().getTime();
    const untilMs = Math.min(latestMs, began + limits.timeMsPerAudit, now().getTime() + limits.timeMs);
    const answer = await answerOf(model, request, untilMs, spent, options);
    if (answer.outcome === 'answered') cache?.keep(request.sha256, answer);
    return answer;
  };
}

const fromCache = { latency_ms: 0, attempts: 0, cached: true, cost_usd: 0 };

async function answerOf(
  model: AskableModel,
  request: ModelRequest,
  untilMs: number,
  spent: Spending,
  { limits, month, now, sleep, failed }: BoundedOptions,
): Promise<ModelAnswer> {
  const question = questionOf(request);
  const most = worst(question, limits);
  const used: Spending & { in: number; out: number } = { tokens: 0, microUsd: 0, in: 0, out: 0 };
  const beganMs = now().getTime();
  let attempts = 0;
  const callOf = (name: string): ModelCall => ({
    ...{ model: name, tokens_in: used.in, tokens_out: used.out, cost_usd: used.microUsd / 1e6 },
    ...{ latency_ms: now().getTime() - beganMs, attempts, cached: false },
  });
  for (;;) {
    const leftMs = untilMs - now().getTime();
    if (leftMs <= 0) return { outcome: 'failed', fault: 'timeout', call: callOf(model.name) };
    const isWithin =
      spent.tokens + most.tokens <= limits.tokensPerAudit && spent.microUsd + most.microUsd <= limits.usdPerAudit * 1e6;
    const giveBack = isWithin ? await reserved(most, spent, month) : null;
    if (giveBack === null) {
      return { outcome: 'failed', fault: 'budget_spent', ...(attempts === 0 ? {} : { call: callOf(model.name) }) };
    }
    attempts++;
    const settle = async (cost: Spending, tokensIn: number, tokensOut: number): Promise<void> => {
      spent.tokens -= most.tokens - cost.tokens;
      spent.microUsd -= most.microUsd - cost.microUsd;
      used.microUsd += cost.microUsd;
      used.in += tokensIn;
      used.out += tokensOut;
      await giveBack({ tokens: most.tokens - cost.tokens, microUsd: most.microUsd - cost.microUsd });
    };
    try {
      const reply = await model.ask(question, leftMs);
      await settle(costOf(reply, most, limits), reply.tokensIn, reply.tokensOut);
      const call = callOf(reply.model);
      if (reply.output !== undefined) return { outcome: 'answered', output: reply.output, call };
      failed?.(new ModelUnavailable('unreadable', { mayBeBilled: true }));
      return { outcome: 'failed', fault: 'unreadable', call };
    } catch (error) {
      const told =
        error instanceof ModelUnavailable ? error : new ModelUnavailable('unavailable', { mayBeBilled: true });
      // What may be billed counts as spent in full.
      if (told.mayBeBilled)
        await settle(most, mostTokens(question.instructions + question.data), question.maxOutputTokens);
      else await settle({ tokens: 0, microUsd: 0 }, 0, 0);
      failed?.(told);
      const waitMs = told.retryAfterMs;
      const mayRetry = waitMs !== undefined && attempts < tries && now().getTime() + waitMs < untilMs;
      if (!mayRetry) return { outcome: 'failed', fault: told.fault, call: callOf(model.name) };
      await sleep(waitMs);
    }
  }
}

/** Sets `most` aside of the audit's budget, before anything is awaited, and of the month's. */
async function reserved(most: Spending, spent: Spending, month: MonthBudget): Promise<GiveBack | null> {
  spent.tokens += most.tokens;
  spent.microUsd += most.microUsd;
  const giveBack = await month.reserve(most);
  if (giveBack !== null) return giveBack;
  spent.tokens -= most.tokens;
  spent.microUsd -= most.microUsd;
  return null;
}

function questionOf({ task, prompt, input, schema, max_output_tokens }: ModelRequest): ModelQuestion {
  return { task, instructions: prompt, data: delimited(input), schema, maxOutputTokens: max_output_tokens };
}

/** The most that a request can cost. */
function worst(question: ModelQuestion, limits: ModelLimits): Spending {
  const tokensIn = mostTokens(question.instructions + question.data + JSON.stringify(question.schema));
  return spendingOf(tokensIn, question.maxOutputTokens, limits);
}

/** What a reply cost; never more than was set aside. */
function costOf({ tokensIn, tokensOut }: ModelReply, most: Spending, limits: ModelLimits): Spending {
  const cost = spendingOf(tokensIn, tokensOut, limits);
  return { tokens: Math.min(cost.tokens, most.tokens), microUsd: Math.min(cost.microUsd, most.microUsd) };
}

function spendingOf(tokensIn: number, tokensOut: number, limits: ModelLimits): Spending {
  // A price per million tokens in dollars is one per token in millionths of a dollar.
  const microUsd = Math.ceil(tokensIn * limits.usdPerMillionIn + tokensOut * limits.usdPerMillionOut);
  return { tokens: tokensIn + tokensOut, microUsd };
}
