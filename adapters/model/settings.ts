/** The settings of a language model, as the stage gives them to the worker: which model, and what it may cost. */
import * as z from 'zod';

const usd = z.number().min(0);
const limits = {
  /** US dollars for a million tokens, by the maker's price list; 0 for a server of one's own. */
  usdPerMillionIn: usd,
  usdPerMillionOut: usd,
  maxUsdPerAudit: usd,
  maxUsdPerMonth: usd,
  maxTokensPerAudit: z.int().positive(),
  maxTokensPerMonth: z.int().positive(),
};

export const modelSettings = z.discriminatedUnion('adapter', [
  z.strictObject({
    adapter: z.literal('openai'),
    baseUrl: z.url({ protocol: /^https?$/u }),
    model: z.string().min(1),
    ...limits,
  }),
  z.strictObject({ adapter: z.literal('bedrock'), modelId: z.string().min(1), ...limits }),
]);
export type ModelSettings = z.output<typeof modelSettings>;

/**
 * One task, its retry included: less than the lease of an attempt, which is renewed between tasks that wait for each
 * other. All tasks of an audit; and the latest end of them after the audit's beginning, half a minute before its worker
 * is stopped: a slow model after slow pages must not cost the audit.
 */
export const modelTime = { timeMs: 25_000, timeMsPerAudit: 50_000, timeMsFromStart: 80_000 } as const;
