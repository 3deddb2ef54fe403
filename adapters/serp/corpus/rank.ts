/** Ranks the corpus for a query: BM25 over title and text, then over the query's word pairs. */
import {
  type AnalyzedWord,
  type Analyzer,
  bm25,
  inverseDocumentFrequency,
  sameLanguage,
} from '../../../analysis/index.ts';
import type { CorpusIndex, PageRow } from './index-file.ts';
import { pairsIn } from './phrase.ts';

/**
 * A word in the title counts as this many in the text (the simple form of BM25F: S. Robertson, H. Zaragoza, "The
 * probabilistic relevance framework: BM25 and beyond", 2009, section 3.6). We chose the weight by trial.
 */
const titleWeight = 5;

/** Number of pages, the best by single words, that are checked for pairs; reading one takes about a millisecond. */
const pairedPages = 50;

/**
 * Returns the pages with any word of `query`, best first; equal scores are ordered by address. Pages known to be in
 * another language than the analyzer's are left out and do not count as documents. For the best pages, pairs of
 * adjacent query words count as additional words (sequential dependence: D. Metzler, W. B. Croft, "A Markov random
 * field model for term dependencies", SIGIR 2005).
 */
export function rankPages(index: CorpusIndex, query: readonly AnalyzedWord[], analyzer: Analyzer): PageRow[] {
  const eligible = new Map(
    index.pages
      .filter((row) => row.language === null || sameLanguage(row.language, analyzer.language))
      .map((row) => [row.page, row]),
  );
  let words = 0;
  for (const row of eligible.values()) words += row.length;
  const meanLength = words / Math.max(1, eligible.size);
  const scores = new Map<PageRow, number>();
  const idfs: number[] = [];
  for (const { stem, text } of query) {
    // Pages of unknown language are indexed without stems.
    const found = [
      ...index.postings(stem).filter(({ page }) => eligible.get(page)?.language !== null),
      ...index.postings(text).filter(({ page }) => eligible.get(page)?.language === null),
    ];
    const postings = found.flatMap((posting) => {
      const row = eligible.get(posting.page);
      return row === undefined ? [] : [{ row, frequency: posting.text + titleWeight * posting.title }];
    });
    const idf = inverseDocumentFrequency(postings.length, eligible.size);
    idfs.push(idf);
    for (const { row, frequency } of postings) {
      scores.set(row, (scores.get(row) ?? 0) + bm25(frequency, row.length, meanLength, idf));
    }
  }
  const byWords = inOrder(scores);
  if (query.length < 2) return byWords;
  // The index does not hold how many pages contain a pair; use the mean weight of the words instead.
  const pairIdf = idfs.reduce((sum, idf) => sum + idf, 0) / idfs.length;
  const stems = query.map((word) => word.stem);
  for (const row of byWords.slice(0, pairedPages)) {
    const { title, text } = index.shown(row.page);
    const pairs = pairsIn(analyzer.analyze(text), stems) + titleWeight * pairsIn(analyzer.analyze(title), stems);
    scores.set(row, (scores.get(row) ?? 0) + bm25(pairs, row.length, meanLength, pairIdf));
  }
  return inOrder(scores);
}

function inOrder(scores: ReadonlyMap<PageRow, number>): PageRow[] {
  return [...scores].sort((a, b) => b[1] - a[1] || (a[0].url < b[0].url ? -1 : 1)).map(([row]) => row);
}
