/** Whether the answer to a keyword changes with time, by its words and by what the results page shows. */
import type { FeatureState, OrganicResult } from '../../gather/ports.ts';
import { namesYear, saysTime } from '../../text/time-words.ts';
import { says } from '../../text/title-signs.ts';
import { freshnessRule } from './rule.ts';

const { minDatedShare, minYearShare, minResults } = freshnessRule.values;

/** A sign, with the ids of what shows it; the keyword's own words have none. */
export interface TimeSignal {
  signal: string;
  ev: string[];
}

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
    some.length >= Math.max(minResults, results.length * share);
  const idsOf = (some: readonly { source_id: string }[]) => some.map(({ source_id }) => source_id);
  const news = features.filter(({ type, state }) => state === 'captured' && newsFeature.test(type));
  return [
    namesYear(keyword) && { signal: 'keyword: year', ev: [] },
    saysTime(keyword, 'latest', language) && { signal: 'keyword: latest', ev: [] },
    saysTime(keyword, 'price', language) && { signal: 'keyword: price', ev: [] },
    says(keyword, 'best', language) && { signal: 'keyword: best', ev: [] },
    isMany(dated, minDatedShare) && { signal: 'results: dates shown', ev: idsOf(dated) },
    isMany(years, minYearShare) && { signal: 'results: year in the title', ev: idsOf(years) },
    news.length > 0 && { signal: 'results page: news', ev: news.flatMap(({ id }) => id ?? []) },
  ].filter((each) => each !== false);
}
