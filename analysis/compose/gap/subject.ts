/** Reads what tells whether a page speaks of its market's subject. */
import type { AnalyzedPage } from '../../measure/analyzed-page.ts';
import type { CutPage } from '../../measure/claims.ts';
import type { Market } from '../../measure/market.ts';
import { quartilesOf } from '../../measure/quantiles.ts';
import { relevanceOf } from '../../measure/relevance.ts';
import type { TermUse } from '../../measure/term-gaps.ts';
import type { SubjectFacts } from './verdict.ts';

/** The facts of `page` beside `market`; `uses` are its uses of the market's terms, `query` the keyword's stems. */
export function subjectOf(
  { page, cut }: CutPage,
  market: Pick<Market, 'pages' | 'cuts'>,
  uses: readonly TermUse[],
  query: readonly string[],
): SubjectFacts {
  const all = [...market.pages, page];
  // As retrieval sees it, repetitions counted: a page that names a word of the keyword in passing is told by that.
  const relevance = relevanceOf(
    all,
    [...market.cuts.map((each) => each.cut), cut].flatMap(({ passages }) => passages),
    query,
  );
  const rawOf = ({ source_id }: AnalyzedPage) => relevance.get(source_id)?.bm25f_raw ?? null;
  const held = new Set(page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem)));
  const core = uses.filter(({ term }) => term.class === 'core');
  return {
    termCoverage: query.length === 0 ? null : query.filter((stem) => held.has(stem)).length / query.length,
    relevance: rawOf(page),
    marketRelevanceP25: quartilesOf(market.pages.flatMap((each) => rawOf(each) ?? []))?.p25 ?? null,
    coreTerms: { k: core.filter(({ count }) => count > 0).length, n: core.length },
  };
}
