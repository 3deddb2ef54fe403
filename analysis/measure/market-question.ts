/** A question of the market, as the report has it. */
import type { PassageKind } from '../extract/passages.ts';
import type { AskedKind } from '../text/question-cues.ts';
import type { RankedAnswer } from './answer-ranker.ts';
import type { Quartiles } from './quantiles.ts';
import type { QuestionOrigin } from './question-asks.ts';
import type { Rate } from './wilson.ts';

/** A question of the market. */
export interface MarketQuestion {
  /** As asked, without numbering. */
  text: string;
  origin: QuestionOrigin;
  facet?: AskedKind;
  /** Stems of its words. */
  stems: string[];
  /** Usable pages that ask it in a heading or their title. */
  askedBy: string[];
  /** The best passage of each of the first pages that answer it, best first, with its score. */
  answers: RankedAnswer[];
  /** The usable pages that answer it, and their share; null below three usable pages. */
  answeredBy: string[];
  coverage: Rate | null;
  format: PassageKind | null;
  words: Quartiles | null;
  /** Whether a captured answer of an engine answers it; null when none was captured. */
  in_ai_answer: boolean | null;
}
