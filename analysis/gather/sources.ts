/** The sources of an audit: all pages that it reads, numbered in the order of the results. */

import { registrableDomainOf, sameAddress } from './address.ts';
import type { FailedFetch, FetchedPage, OrganicResult, SerpSnapshot } from './ports.ts';
import { gatherRule } from './rule.ts';

export const { resultsRequested } = gatherRule.values;

export type PageAnswer = FetchedPage | FailedFetch;

/** A page to read. */
export interface Source {
  id: string;
  url: string;
  /** The organic result that led here; absent for a user's page that does not rank. */
  result?: OrganicResult;
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

/** The registrable domains of the results used. */
export function domainsUsed(sources: readonly Source[]): Set<string> {
  return new Set(sources.flatMap(({ url, result }) => (result === undefined ? [] : [registrableDomainOf(url)])));
}
