/** A language model as its API offers it: one request, one answer in JSON, and why there is none. */
import type { ModelFault } from '../../analysis/index.ts';

/** What a model is asked. The texts of pages are in `data`, never in `instructions`. */
export interface ModelQuestion {
  task: string;
  instructions: string;
  /** The input as JSON, delimited as data. */
  data: string;
  schema: object;
  maxOutputTokens: number;
}

export interface ModelReply {
  /** JSON of any shape; undefined if the model wrote none. */
  output: unknown;
  /** As the model reports itself. */
  model: string;
  tokensIn: number;
  tokensOut: number;
}

export interface AskableModel {
  /** For logs: `openai`, `bedrock`. */
  name: string;
  /**
   * Asks once, within `timeMs`.
   * @throws ModelUnavailable
   */
  ask(question: ModelQuestion, timeMs: number): Promise<ModelReply>;
}

/** The model gave no answer. The message holds no text of the model's. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly fault: ModelFault;
  /** Whether the same request may succeed in a moment, and after how long. */
  readonly retryAfterMs: number | undefined;
  /** Whether the request may be on the bill although nothing came of it. */
  readonly mayBeBilled: boolean;
  constructor(
    fault: ModelFault,
    { code, retryAfterMs, mayBeBilled }: { code?: string | number; retryAfterMs?: number; mayBeBilled: boolean },
  ) {
    super(`${fault}${code === undefined ? '' : ` (${code})`}`);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
    this.mayBeBilled = mayBeBilled;
  }
}

/** Before a request is sent once more, unless the model says how long to wait. */
export const pauseMs = 1_000;

/** Delimits `input` as data. Angle brackets inside are escaped, so that no text of a page can end it. */
export function delimited(input: object): string {
  const json = JSON.stringify(input).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<data>\n${json}\n</data>`;
}
