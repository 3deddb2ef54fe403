/** An answer engine as its maker's API offers it, and what it answers to one question. */
import type { AnswerSample, AnswersQuery, EngineAnswers } from '../../../analysis/index.ts';
import type { EngineName } from './engine-names.ts';

/** One answer with what it says of the engine. */
export interface EngineAnswer {
  sample: AnswerSample;
  /** As the engine reports it. */
  model?: string;
}

export interface AskableEngine {
  /** As in the stage settings. */
  name: EngineName;
  fanOut: EngineAnswers['fan_out_provenance'];
  /** Whether the engine can be told a country. */
  takesCountry: boolean;
  /**
   * Asks once, within `timeMs`.
   *
   * @param mayRetry whether the request may be sent once more after a fault: each one counts
   * @throws ProviderUnavailable
   */
  ask(query: AnswersQuery, timeMs: number, mayRetry?: () => Promise<boolean>): Promise<EngineAnswer>;
}
