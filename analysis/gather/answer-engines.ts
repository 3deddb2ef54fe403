/** The engine's third port: it asks answer engines a question, several times each. */
import type { AnswerEngine, AnswerFidelity, CitationRole } from '../report/vocabulary.ts';
import type { FeatureState, ProviderCall } from './observation.ts';

/** A question for answer engines. `language` is an ISO 639-1 code, `country` an ISO 3166-1 alpha-2 code. */
export interface AnswersQuery {
  /** As the customer wrote it. */
  keyword: string;
  /** The keyword as a question. This is what engines are asked. */
  question: string;
  language: string;
  country: string;
}

/** A page that a sample refers to. */
export interface SampleCitation {
  url: string;
  title?: string;
  role: CitationRole;
  /** The text of the page that the engine quotes. */
  quote?: string;
  /** The range of the sample's text that the citation supports or stands in, in UTF-16 units; both or none. */
  start?: number;
  end?: number;
}

/** One answer to the question. Text, citations and searches are empty unless `state` is `captured`. */
export interface AnswerSample {
  state: FeatureState;
  /** ISO 8601 UTC. */
  observed_at: string;
  /** As the engine wrote it, usually in Markdown. */
  text: string;
  citations: SampleCitation[];
  /** The searches that the engine reports for this answer. */
  fan_out_queries: string[];
  call?: ProviderCall;
}

/** The answers of one engine to one question. */
export interface EngineAnswers {
  engine: AnswerEngine;
  /** Who was called. */
  provider: string;
  fidelity: AnswerFidelity;
  /** The model that answered, as the engine reports it. */
  model?: string;
  /** What was asked. */
  question: string;
  /** Countries as ISO 3166-1 alpha-2; `effective` is null if the engine does not say or cannot be told. */
  region: { requested: string; effective: string | null };
  /** Whether the engine reports the searches it made, or others inferred them. */
  fan_out_provenance: 'observed' | 'inferred' | 'none';
  /** One for each time that the engine was asked, in order; a failed one is `not_captured`. */
  samples: AnswerSample[];
}

/**
 * Asks the enabled engines. A failure of an engine is an outcome, not an error: its samples are `not_captured`.
 * @returns one entry for each enabled engine, always in the same order
 */
export type Answers = (query: AnswersQuery) => Promise<EngineAnswers[]>;
