/** The answers of a language model in a snapshot: their schema, their recording and their replay. */
import * as z from 'zod';
import {
  type LanguageModel,
  type ModelAnswer,
  type ModelCall,
  type ModelRequest,
  modelFaults,
  modelTasks,
} from '../../../analysis/index.ts';
import type { Fields } from './engine-answers.ts';

const call = z.strictObject({
  model: z.string(),
  tokens_in: z.int().min(0),
  tokens_out: z.int().min(0),
  cost_usd: z.number().min(0).exactOptional(),
  latency_ms: z.number().min(0),
  attempts: z.int().min(0),
  cached: z.boolean(),
} satisfies Fields<ModelCall>);

/** One task and what became of it. */
export const recordedAnswer = z.strictObject({
  request_sha256: z.string().regex(/^[0-9a-f]{64}$/u, 'must be a SHA-256 in lower-case hexadecimal'),
  task: z.enum(modelTasks),
  prompt_version: z.string().min(1),
  answer: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('answered'), output: z.json(), call }),
    z.strictObject({ outcome: z.literal('failed'), fault: z.enum(modelFaults), call: call.exactOptional() }),
  ]),
});
export type RecordedAnswer = z.output<typeof recordedAnswer>;

/** Wraps `model` to keep every answer in `kept`. */
export function recordModel(model: LanguageModel, kept: RecordedAnswer[]): LanguageModel {
  return async (request) => {
    const answer = await model(request);
    kept.push(recordOf(request, answer));
    return answer;
  };
}

function recordOf({ sha256, task, prompt_version }: ModelRequest, answer: ModelAnswer): RecordedAnswer {
  return recordedAnswer.parse({ request_sha256: sha256, task, prompt_version, answer });
}

/** The port over recorded answers. A task that was not recorded is left to the rules. */
export function replayModel(recorded: readonly RecordedAnswer[]): LanguageModel {
  const answers = new Map(recorded.map(({ request_sha256, answer }) => [request_sha256, answer]));
  return async ({ sha256 }) => answers.get(sha256) ?? { outcome: 'failed', fault: 'not_recorded' };
}
