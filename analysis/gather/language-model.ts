/** The engine's optional fourth port: it gives a language model one task and takes JSON for it. */
import type { ModelFault, ModelTask } from '../report/model-vocabulary.ts';

/** One task for a model. Equal tasks have equal hashes, so that answers can be recorded, cached and replayed. */
export interface ModelRequest {
  /** SHA-256 of task, version, prompt, input and schema in canonical JSON. */
  sha256: string;
  task: ModelTask;
  /** Such as `advice@1`. */
  prompt_version: string;
  /** The instructions. They contain no text of a page. */
  prompt: string;
  /** JSON. What is in it is data; texts of pages are among it. */
  input: object;
  /** JSON schema of the answer. */
  schema: object;
  max_output_tokens: number;
}

/** How the model was called, for the record. */
export interface ModelCall {
  /** As the model reports itself; for a recorded answer, who wrote it. */
  model: string;
  tokens_in: number;
  tokens_out: number;
  /** Absent if no price is configured. */
  cost_usd?: number;
  latency_ms: number;
  attempts: number;
  /** Whether a stored answer was used instead of asking. */
  cached: boolean;
}

/** What became of a task. The output is JSON of any shape: the engine checks it. */
export type ModelAnswer =
  | { outcome: 'answered'; output: unknown; call: ModelCall }
  | { outcome: 'failed'; fault: ModelFault; call?: ModelCall };

/** Gives a model one task, within limits of time, tokens and money. Never throws: every failure is an outcome. */
export type LanguageModel = (request: ModelRequest) => Promise<ModelAnswer>;
