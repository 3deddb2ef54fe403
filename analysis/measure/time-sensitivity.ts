/** Whether the answer to a keyword changes with time, by its words and by what the results page shows. */
import type { FeatureState, OrganicResult } from '../ports.ts';
import { namesYear, saysTime } from '../text/time-words.ts';
import { says } from '../text/title-signs.ts';

/** A sign, with the ids of what shows it; the keyword's own words have none. */
export interface TimeSignal {
  signal: string;
  ev: string[];
}

/**
 * Results pages date a few results of almost any keyword, and some titles always name a year: from half of the results
 * on, and from three in ten, it is the keyword that calls for it. Bounds ours.
 */
const [leastDated, leastYears] = [0.5, 0.3];
/** Two results of five may be chance. */
const leastResults = 3;

/** A part of the results page by its name; with its id where the report has one. */
export interface SeenFeature {
  id?: string;
  type: string;
  state: FeatureState;
}

/** Names that providers give to parts that show what is new. */
const newsFeature = /(?:^|_)(?:top_stories|news|news_search|latest)(?:_|$)/u;

/**
 * The signs that the answer changes with time; none means that nothing says so.
 * @param results the results used, by the id of their source
 */
export function timeSignals(
  keyword: string,
  language: string,
  results: readonly { source_id: string; result: Pick<OrganicResult, 'title' | 'date'> }[],
  features: readonly SeenFeature[],
): TimeSignal[] {
  const dated = results.filter(({ result }) => result.date !== undefined);
  const years = results.filter(({ result }) => namesYear(result.title));
  const isMany = (some: readonly unknown[], share: number) =>
    some.length >= Math.max(leastResults, results.length * share);
  const idsOf = (some: readonly { source_id: string }[]) => some.map(({ source_id }) => source_id);
  const news = features.filter(({ type, state }) => state === 'captured' && newsFeature.test(type));
  return [
    namesYear(keyword) && { signal: 'keyword: year', ev: [] },
    saysTime(keyword, 'latest', language) && { signal: 'keyword: latest', ev: [] },
    saysTime(keyword, 'price', language) && { signal: 'keyword: price', ev: [] },
    says(keyword, 'best', language) && { signal: 'keyword: best', ev: [] },
    isMany(dated, leastDated) && { signal: 'results: dates shown', ev: idsOf(dated) },
    isMany(years, leastYears) && { signal: 'results: year in the title', ev: idsOf(years) },
    news.length > 0 && { signal: 'results page: news', ev: news.flatMap(({ id }) => id ?? []) },
  ].filter((each) => each !== false);
}
