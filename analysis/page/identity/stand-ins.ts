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
  const own = new Set(titles.flatMap((title) => placesIn(title)));
  const sites = new Map<string, Set<string>>();
  for (const { domain, document } of market)
    for (const place of [document.facts.title, document.facts.h1].flatMap((title) => placesIn(title?.value ?? ''))) {
      const known = sites.get(place) ?? new Set<string>();
      sites.set(place, known.add(domain));
    }
  const taken = new Set(
    [...own].flatMap((place) => ((sites.get(place)?.size ?? 0) >= minStandInSites ? [missingIn(place)] : [])),
  );
  return (stem) => taken.has(stem);

  /** The places of the keyword's words that a title fills with other words: "coffee maker" as "after coffee: maker". */
  function placesIn(title: string): string[] {
    const words = analyzer.analyze(title).filter(({ stop }) => !stop);
    return words.flatMap(({ stem, figure }, at) => {
      if (figure || query.includes(stem)) return [];
      const before = query.indexOf(words[at - 1]?.stem ?? '');
      const after = query.indexOf(words[at + 1]?.stem ?? '');
      return [
        ...(before >= 0 && before + 1 < query.length ? [`${before + 1} ${stem}`] : []),
        ...(after > 0 ? [`${after - 1} ${stem}`] : []),
      ];
    });
  }

  function missingIn(place: string): string {
    return query[Number(place.split(' ', 1)[0])] ?? '';
  }
}
