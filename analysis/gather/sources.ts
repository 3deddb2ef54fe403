/** The sources of an audit: all pages that it reads, numbered in the order of the results. */

import { addressKey, registrableDomainOf, sameAddress } from './address.ts';
import type { FailedFetch, FetchedPage, ObservedAnswer, OrganicResult, SerpSnapshot } from './ports.ts';
import { gatherRule } from './rule.ts';

export const { resultsRequested } = gatherRule.values;
const { maxCitedPages } = gatherRule.values;

export type PageAnswer = FetchedPage | FailedFetch;

/** A page to read. */
export interface Source {
  id: string;
  url: string;
  /** The organic result that led here; absent for a user's page that does not rank. */
  result?: OrganicResult;
  /** Whether it is read because an answer cites it, and is not among the results used. */
  isCited?: boolean;
  /** Whether it is the page that a gap audit is about. */
  isUserPage: boolean;
}

/**
 * Returns one source for each of the first ten organic results with distinct addresses, and one for the user's page,
 * which is the result itself if the page ranks.
 * @param user the fetched user's page of a gap audit
 */
export function sourcesOf(snapshot: SerpSnapshot, user?: FetchedPage): Source[] {
  const results = [...snapshot.organic]
    .sort((a, b) => a.rank_group - b.rank_group || a.rank_absolute - b.rank_absolute)
    .filter((result, index, all) => all.findIndex((other) => sameAddress(other.url, result.url)) === index)
    .slice(0, resultsRequested);
  const isUser = (url: string) =>
    user !== undefined && (sameAddress(url, user.requested_url) || sameAddress(url, user.final_url));
  const sources: Source[] = results.map((result, index) => ({
    id: `s${index + 1}`,
    url: result.url,
    result,
    isUserPage: isUser(result.url),
  }));
  if (user !== undefined && !sources.some((source) => source.isUserPage)) {
    sources.push({ id: `s${sources.length + 1}`, url: user.requested_url, isUserPage: true });
  }
  return sources;
}

/**
 * Returns sources for the pages that captured answers cite and that are not among `sources`: those that most answers
 * cite first, numbered after `sources`.
 */
export function citedSourcesOf(answers: readonly ObservedAnswer[], sources: readonly Source[]): Source[] {
  const cited = new Map<string, { url: string; answers: number }>();
  for (const urls of answers.flatMap(citedInEach)) {
    for (const [key, url] of new Map(urls.flatMap((each) => keyed(each)))) {
      const known = cited.get(key) ?? { url, answers: 0 };
      cited.set(key, { ...known, answers: known.answers + 1 });
    }
  }
  const known = new Set(sources.map(({ url }) => addressKey(url)));
  return [...cited]
    .filter(([key]) => !known.has(key))
    .map(([, page]) => page)
    .sort((a, b) => b.answers - a.answers)
    .slice(0, maxCitedPages)
    .map(({ url }, index) => ({ id: `s${sources.length + index + 1}`, url, isCited: true, isUserPage: false }));
}

/** The pages that each sample of an answer cites; an answer on a results page is one sample. */
function citedInEach({ state, asked, references }: ObservedAnswer): string[][] {
  if (state !== 'captured') return [];
  if (asked === undefined) return [references.map(({ url }) => url)];
  return asked.samples.map(({ citations }) => citations.flatMap(({ role, url }) => (role === 'cited' ? [url] : [])));
}

function keyed(url: string): [string, string][] {
  const key = addressKey(url);
  return key === null ? [] : [[key, url]];
}

/** The registrable domains of the results used. */
export function domainsUsed(sources: readonly Source[]): Set<string> {
  return new Set(sources.flatMap(({ url, result }) => (result === undefined ? [] : [registrableDomainOf(url)])));
}
