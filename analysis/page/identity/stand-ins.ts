/** Finds words that titles say in the place of a word of the keyword: "coffee maker" for "coffee machine". */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { identityRule } from './rule.ts';

const { minStandInSites } = identityRule.values;

/**
 * Returns a predicate: whether the page's own titles put another word beside a word of the keyword where the keyword
 * has the one with this stem, and titles of several sites put that same word there.
 * @param query the stems of the keyword in their order
 * @param titles the title and main heading of the page
 */
export function standInFor(
  query: readonly string[],
  titles: readonly string[],
  market: readonly AnalyzedPage[],
  analyzer: Analyzer,
): (stem: string) => boolean {
  const own = titles.flatMap((title) => standInsIn(title));
  const sites = new Map<string, Set<string>>();
  for (const { domain, document } of market)
    for (const title of [document.facts.title, document.facts.h1])
      for (const { word, missing } of standInsIn(title?.value ?? '')) {
        const key = `${word} ${missing}`;
        sites.set(key, (sites.get(key) ?? new Set<string>()).add(domain));
      }
  const replaced = new Set(
    own.flatMap(({ word, missing }) =>
      (sites.get(`${word} ${missing}`)?.size ?? 0) >= minStandInSites ? [missing] : [],
    ),
  );
  return (stem) => replaced.has(stem);

  /** Other words beside words of the keyword, with the word that the keyword has in their place. */
  function standInsIn(title: string): { word: string; missing: string }[] {
    const words = analyzer.analyze(title).filter(({ stop }) => !stop);
    return words.flatMap(({ stem: word, figure }, at) => {
      if (figure || query.includes(word)) return [];
      const before = query.indexOf(words[at - 1]?.stem ?? '');
      const after = query.indexOf(words[at + 1]?.stem ?? '');
      const places = [before < 0 ? undefined : query[before + 1], after < 0 ? undefined : query[after - 1]];
      return places.flatMap((missing) => (missing === undefined ? [] : [{ word, missing }]));
    });
  }
}
