/** The names of answer engines, and their credentials in the stage's secret, beside those of search providers. */
import type * as z from 'zod';
import { anthropicCredentials } from './anthropic.ts';
import { geminiCredentials } from './gemini.ts';
import { responsesCredentials } from './responses.ts';
import { sonarCredentials } from './sonar.ts';

export const engineNames = ['openai', 'perplexity', 'gemini', 'anthropic'] as const;
export type EngineName = (typeof engineNames)[number];

/** By engine. */
export const engineCredentials = {
  openai: responsesCredentials.optional(),
  perplexity: sonarCredentials.optional(),
  gemini: geminiCredentials.optional(),
  anthropic: anthropicCredentials.optional(),
} satisfies Record<EngineName, z.ZodType>;
