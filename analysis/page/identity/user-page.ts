/** The user's page, with the parts of the order and the search that its comparison needs. */
import type { FetchedPage, SerpSnapshot } from '../../gather/ports.ts';
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import type { PageFit } from '../../market/subject-fit/measure.ts';
import type { JudgedSentence } from '../../market/support/measure.ts';
import type { ReadSource } from '../../read/read-source.ts';
import type { Analyzer } from '../../text/analyzer.ts';

export interface UserPage {
  /** The page as a source of the audit and as fetched. */
  source: ReadSource;
  fetched: FetchedPage;
  /** Its subject fit. */
  fit: PageFit | undefined;
  snapshot: SerpSnapshot;
  /** The judged sentences of each answer of the snapshot. */
  support: readonly (readonly JudgedSentence[])[];
  /** `words` maps stems to the keyword's spelling. */
  keyword: { normalized: string; asked: AskedKeyword; words: ReadonlyMap<string, string> };
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
}
