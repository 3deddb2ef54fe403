/** Defines a question of the market. */
import type { PassageKind, QuestionOrigin } from '../../report/vocabulary.ts';
import type { Quartiles } from '../../statistics/quantiles.ts';
import type { Rate } from '../../statistics/wilson.ts';
import type { AskedKind } from '../../text/question-cues.ts';
import type { FoundAnswer } from '../answers/answer-search.ts';
import type { ToldInText } from './question-asks.ts';

/** A question of the market. */
export interface MarketQuestion {
  /** Wording without numbering. */
  text: string;
  origin: QuestionOrigin;
  facet?: AskedKind;
  /** How pages tell it, if it is derived from their text. */
  told?: ToldInText;
  /** Stems of its words. */
  stems: string[];
  /** Usable pages that ask it in a heading or in their title. */
  askedBy: string[];
  /** Usable pages that ask it or name its subject in a heading. */
  namedBy: string[];
  /** The best passage of each of the best answering pages, best first, with its score. */
  answers: FoundAnswer[];
  /** The score of each usable page's best passage, by source, including pages that do not answer. */
  scores: ReadonlyMap<string, number>;
  /** The usable pages that answer it, and their share; null below three usable pages. */
  answeredBy: string[];
  coverage: Rate | null;
  format: PassageKind | null;
  words: Quartiles | null;
  /** Whether a captured AI answer answers it; null if none was captured. */
  in_ai_answer: boolean | null;
  /** Present if a language model worded it. */
  prompt_version?: string;
}
