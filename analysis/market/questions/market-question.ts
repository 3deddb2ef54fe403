/** A question of the market, as the report has it. */
import type { PassageKind, QuestionOrigin } from '../../report/vocabulary.ts';
import type { Quartiles } from '../../statistics/quantiles.ts';
import type { Rate } from '../../statistics/wilson.ts';
import type { AskedKind } from '../../text/question-cues.ts';
import type { FoundAnswer } from '../answers/answer-search.ts';

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
  /** Usable pages that ask it or name its matter in a heading. */
  namedBy: string[];
  /** The best passage of each of the first pages that answer it, best first, with its score. */
  answers: FoundAnswer[];
  /** The score of each usable page's best passage, whether it answers or not, by source. */
  scores: ReadonlyMap<string, number>;
  /** The usable pages that answer it, and their share; null below three usable pages. */
  answeredBy: string[];
  coverage: Rate | null;
  format: PassageKind | null;
  words: Quartiles | null;
  /** Whether a captured answer of an engine answers it; null when none was captured. */
  in_ai_answer: boolean | null;
}
