/**
 * List prices in US dollars, for services that do not say what an answer cost. Read on the makers' pages by the dates
 * given; an answer of a model that is not listed has no price.
 */
import * as z from 'zod';
import { anything } from '../providers/loose.ts';

/** One price with where it stands. */
interface ListPrice {
  usd: number;
  unit: string;
  source: string;
  readOn: string;
}

const openAi = 'https://developers.openai.com/api/docs/pricing';
const claude = 'https://platform.claude.com/docs/en/about-claude/pricing';
const google = 'https://ai.google.dev/gemini-api/docs/pricing';

/** Prices of one search. */
export const listPrices = {
  serpApiSearch: {
    usd: 0.025,
    unit: 'one search, of the smallest plan (25 USD for 1,000)',
    source: 'https://serpapi.com/pricing',
    readOn: '2026-08-01',
  },
  openAiSearch: { usd: 0.01, unit: 'one call of web_search', source: openAi, readOn: '2026-05-04' },
  claudeSearch: { usd: 0.01, unit: 'one call of web_search', source: claude, readOn: '2026-04-01' },
  geminiSearch: { usd: 0.014, unit: 'one search of a Gemini 3 model', source: google, readOn: '2026-10-07' },
} as const satisfies Record<string, ListPrice>;

/** Prices of a million tokens, in and out. A dated version of a model costs what the model costs. */
export const tokenPrices: Readonly<Record<string, { input: number; output: number; source: string; readOn: string }>> =
  {
    'gpt-5.5': { input: 5, output: 30, source: openAi, readOn: '2026-05-04' },
    'gpt-5.4': { input: 2.5, output: 15, source: openAi, readOn: '2026-05-04' },
    'gpt-5.4-mini': { input: 0.75, output: 4.5, source: openAi, readOn: '2026-05-04' },
    'gpt-5.4-nano': { input: 0.2, output: 1.25, source: openAi, readOn: '2026-05-04' },
    'claude-opus-4-6': { input: 5, output: 25, source: claude, readOn: '2026-04-01' },
    'claude-opus-4-5': { input: 5, output: 25, source: claude, readOn: '2026-04-01' },
    'claude-sonnet-4-6': { input: 3, output: 15, source: claude, readOn: '2026-04-01' },
    'claude-sonnet-4-5': { input: 3, output: 15, source: claude, readOn: '2026-04-01' },
    'claude-haiku-4-5': { input: 1, output: 5, source: claude, readOn: '2026-04-01' },
    'gemini-3.8-flash': { input: 0.75, output: 3.75, source: google, readOn: '2026-10-07' },
    'gemini-3.5-flash': { input: 1.5, output: 9, source: google, readOn: '2026-10-07' },
    'gemini-3.5-flash-lite': { input: 0.3, output: 2.5, source: google, readOn: '2026-10-07' },
    'gemini-3.1-pro-preview': { input: 2, output: 12, source: google, readOn: '2026-10-07' },
  };

/** A number of tokens; none for anything else. */
export const looseTokens = anything.transform((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
);

/** What an answer used. */
export interface AnswerUsage {
  model: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  searches: number;
}

/** The price of an answer by the lists, or nothing if its model or its tokens are not known. */
export function listPriceOf(usage: AnswerUsage, search: ListPrice): { listUsd?: number } {
  const { model, inputTokens, outputTokens, searches } = usage;
  const name = model.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2})$/u, '');
  const price = Object.hasOwn(tokenPrices, name) ? tokenPrices[name] : undefined;
  if (price === undefined || inputTokens === undefined || outputTokens === undefined) return {};
  const tokens = (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  return { listUsd: tokens + searches * search.usd };
}

/** The field `usage` of answers that count input and output tokens. */
export const tokenUsage = z.object({ input_tokens: looseTokens, output_tokens: looseTokens });
