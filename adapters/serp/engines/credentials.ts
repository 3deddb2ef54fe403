/** The names of answer engines, and their credentials in the stage's secret, beside those of search providers. */
import type * as z from 'zod';
import { anthropicCredentials } from './anthropic.ts';
import { geminiCredentials } from './gemini.ts';
import { perplexityCredentials } from './perplexity.ts';
import { responsesCredentials } from './responses.ts';

/** Those asked by their makers' APIs, and those asked through search providers, with the provider's credentials. */
export const engineNames = [
  'openai',
  'perplexity',
  'gemini',
  'anthropic',
  'brave_answers',
  'serpapi_ai_mode',
  'serpapi_copilot',
  'dataforseo_ai_mode',
  'dataforseo_chatgpt',
  'dataforseo_chatgpt_api',
  'dataforseo_claude_api',
  'dataforseo_gemini_api',
  'dataforseo_perplexity_api',
] as const;
export type EngineName = (typeof engineNames)[number];

/** By maker. */
export const engineCredentials = {
  openai: responsesCredentials.optional(),
  perplexity: perplexityCredentials.optional(),
  gemini: geminiCredentials.optional(),
  anthropic: anthropicCredentials.optional(),
} satisfies Partial<Record<EngineName, z.ZodType>>;
