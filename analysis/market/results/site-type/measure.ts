/** Who speaks on a site: a brand, a medium, an institution, its users, a market place, a work of reference. */

import { registrableDomainOf } from '../../../gather/address.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { type SiteType, siteTypes } from '../../../report/vocabulary.ts';
import { type Judged, judge, type Vote } from '../type-votes.ts';
import { hostVotes } from './host-signs.ts';
import { pageSiteVotes } from './page-signs.ts';
import { siteTypeRule } from './rule.ts';

const { minWeight } = siteTypeRule.values;

/** An address seen on the site, with its page where that could be read. */
export interface SitePage {
  url: string;
  page?: AnalyzedPage;
}

/** Judges every site of `seen` by all that was seen of it; keys are registrable domains. */
export function siteTypesOf(seen: readonly SitePage[]): Map<string, Judged<SiteType>> {
  const votes = new Map<string, Vote<SiteType>[]>();
  for (const { url, page } of seen) {
    const site = registrableDomainOf(url);
    const known = votes.get(site) ?? [];
    votes.set(site, [...known, ...hostVotes(url), ...(page === undefined ? [] : pageSiteVotes(page))]);
  }
  return new Map([...votes].map(([site, own]) => [site, judge(strongestOfEach(own), siteTypes, minWeight)]));
}

/** Two pages of a site that show the same sign are no two witnesses; the stronger of them counts. */
function strongestOfEach(votes: readonly Vote<SiteType>[]): Vote<SiteType>[] {
  return votes.toSorted((a, b) => a.weight - b.weight);
}
