/** Schema of what a language model was asked for, what became of its answers, and what they cost. */
import * as z from 'zod';
import { modelDropReasons, modelFaults, modelTasks } from '../model-vocabulary.ts';
import { count, sha256Hex } from '../primitives.ts';

/** Version of a task's prompt: `advice@1`. */
export const promptVersion = z.string().regex(/^[a-z_]+@[1-9]\d*$/u);

/** The mark of an entry whose texts a language model wrote; absent if the rules did. */
export const byModel = {
  method: z.literal('model').optional(),
  /** The prompt that they were written with: `advice@1`. */
  prompt_version: promptVersion.optional(),
};

/** The marks of an entry; none if the rules wrote it. */
export function writtenByModel({ prompt_version }: { prompt_version?: string }): {
  method?: 'model';
  prompt_version?: string;
} {
  return prompt_version === undefined ? {} : { method: 'model', prompt_version };
}

const taskSchema = z.strictObject({
  task: z.enum(modelTasks),
  prompt_version: promptVersion,
  request_sha256: sha256Hex,
  /** `rules`: the model's answer was not used, and the report says what the rules say. */
  result: z.enum(['model', 'rules']),
  /** Why there is no answer; absent if there is one. */
  fault: z.enum(modelFaults).optional(),
  /** Items of the answer that the report uses. */
  kept: count,
  /** Items that it does not use, by reason: what the evidence does not say is dropped. */
  dropped: z.partialRecord(z.enum(modelDropReasons), count),
  model: z.string().optional(),
  tokens_in: count.optional(),
  tokens_out: count.optional(),
  /** US dollars. */
  cost_usd: z.number().min(0).optional(),
  latency_ms: z.number().min(0).optional(),
  attempts: count.optional(),
  cached: z.boolean().optional(),
});

export const languageModelSchema = z.strictObject({
  /** In the order in which they were asked for. */
  tasks: z.array(taskSchema),
  /** Sums over the tasks. */
  tokens_in: count,
  tokens_out: count,
  /** US dollars; null if no price is known. */
  cost_usd: z.number().min(0).nullable(),
});

export type LanguageModelUse = z.infer<typeof languageModelSchema>;
export type ModelTaskUse = z.infer<typeof taskSchema>;
