/** The credentials of answer engines in the stage's secret, beside those of search providers. */
import type * as z from 'zod';
import { anthropicCredentials } from './anthropic.ts';
import type { EngineName } from './engine-names.ts';
import { geminiCredentials } from './gemini.ts';
import { perplexityCredentials } from './perplexity.ts';
import { responsesCredentials } from './responses.ts';

/** By maker. */
export const engineCredentials = {
  openai: responsesCredentials.optional(),
  perplexity: perplexityCredentials.optional(),
  gemini: geminiCredentials.optional(),
  anthropic: anthropicCredentials.optional(),
} satisfies Partial<Record<EngineName, z.ZodType>>;
