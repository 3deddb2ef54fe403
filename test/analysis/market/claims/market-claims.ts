/** Reads the claims of short pages, as the tests of claims write them. */
import {
  type ClaimContext,
  type CutPage,
  claimsOf,
  keyedClaims,
  type MarketClaim,
  type StatedClaims,
  toolsFor,
} from '../../../../analysis/market/claims/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { type Analyzer, analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

export type Options = Parameters<typeof measuredPage>[3];

/** Pages of a site each; `keyword` stands in their titles, so that they are on the subject. */
export function market(keyword: string, pages: readonly (readonly string[])[], options: Options = {}) {
  return pages.map((blocks, index) => {
    const page = measuredPage(`s${index + 1}`, `site${index + 1}.example`, blocks, { title: keyword, ...options });
    return { page, cut: passagesOf(page) };
  });
}

export function statedClaims(cuts: readonly CutPage[], context: ClaimContext, analyzer: Analyzer): StatedClaims {
  const tools = toolsFor(cuts, context, analyzer);
  return { tools, claims: cuts.flatMap((cut) => keyedClaims(cut, tools)) };
}

export function claimsOfPages(cuts: readonly CutPage[], context: ClaimContext, analyzer: Analyzer): MarketClaim[] {
  return claimsOf(cuts, context, analyzer, statedClaims(cuts, context, analyzer));
}

export function claimsIn(
  keyword: string,
  pages: readonly (readonly string[])[],
  { language = 'en', ...options }: Options = {},
  context: Partial<ClaimContext> = {},
): MarketClaim[] {
  const analyzer = analyzerFor(language);
  const stems = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const whole = { keyword: stems, query: keyword, terms: [], country: 'US', answers: [], ...context };
  return claimsOfPages(market(keyword, pages, { language, ...options }), whole, analyzer);
}

/** Those whose sentence has a known form, which states its figure beyond doubt. */
export const sure = (claims: readonly MarketClaim[]) => claims.filter(({ first }) => first.tie !== 'near');

export const shown = (claims: readonly MarketClaim[]) =>
  claims.map(({ subject, owner, value, unit }) => [owner === null ? subject : `${subject} / ${owner}`, value, unit]);
