/** The settings of a language model in a stage: which model, what it costs by its price list, and what it may cost. */
import * as z from 'zod';

const usd = z.number().min(0);
const count = z.int().positive();
const limits = {
  /** For a million tokens. */
  usdPerMillionIn: usd,
  usdPerMillionOut: usd,
  maxUsdPerAudit: usd,
  maxUsdPerMonth: usd,
  maxTokensPerAudit: count,
  maxTokensPerMonth: count,
};

export const modelSettings = z.discriminatedUnion('adapter', [
  z.strictObject({
    adapter: z.literal('openai'),
    baseUrl: z.url({ protocol: /^https$/u }),
    model: z.string().min(1),
    ...limits,
  }),
  z.strictObject({ adapter: z.literal('bedrock'), modelId: z.string().regex(/^[\w.:-]{3,200}$/u), ...limits }),
]);
