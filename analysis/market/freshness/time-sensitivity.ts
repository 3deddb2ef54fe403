/** Detects whether the answer to a keyword changes over time, from its words and the results page. */
import type { FeatureState, OrganicResult } from '../../gather/ports.ts';
import { namesYear, saysTime } from '../../text/time-words.ts';
import { says } from '../../text/title-signs.ts';
import { freshnessRule } from './rule.ts';

const { minDatedShare, minYearShare, minResults } = freshnessRule.values;

/** A signal with the ids that show it; empty for the keyword's own words. */
export interface TimeSignal {
  signal: string;
  ev: string[];
}

/** A feature of the results page, with its id if the report has one. */
export interface SeenFeature {
  id?: string;
  type: string;
  state: FeatureState;
}

/** Provider names of features that show news. */
const newsFeature = /(?:^|_)(?:top_stories|news|news_search|latest)(?:_|$)/u;

/**
 * Returns the signals that the answer changes over time; empty if there are none.
 * @param results the results on the subject or not read, with their source ids
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
