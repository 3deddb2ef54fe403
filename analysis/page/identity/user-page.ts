/** The user's page with what its comparison needs of the order and the search. */
import type { FetchedPage, SerpSnapshot } from '../../gather/ports.ts';
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import type { PageFit } from '../../market/subject-fit/measure.ts';
import type { ReadSource } from '../../read/read-source.ts';
import type { Analyzer } from '../../text/analyzer.ts';

export interface UserPage {
  /** The page as a source of the audit, and as it was fetched. */
  source: ReadSource;
  fetched: FetchedPage;
  /** Whether it is about the keyword. */
  fit: PageFit | undefined;
  snapshot: SerpSnapshot;
  /** `words` has the keyword's spelling by stem. */
  keyword: { normalized: string; asked: AskedKeyword; words: ReadonlyMap<string, string> };
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
}
