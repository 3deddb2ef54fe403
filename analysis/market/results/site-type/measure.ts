/** Judges the type of a site: brand, media, institution, user content, marketplace, reference. */

import { registrableDomainOf } from '../../../gather/address.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { type SiteType, siteTypes } from '../../../report/vocabulary.ts';
import { type Judged, judge, type Vote } from '../type-votes.ts';
import { hostVotes } from './host-signs.ts';
import { pageSiteVotes } from './page-signs.ts';
import { siteTypeRule } from './rule.ts';

const { minWeight } = siteTypeRule.values;

/** An address on the site, with its page if that was read. */
export interface SitePage {
  url: string;
  page?: AnalyzedPage;
}

/** Judges every site by all its pages in `seen`. Keys are registrable domains. */
export function siteTypesOf(seen: readonly SitePage[]): Map<string, Judged<SiteType>> {
  const votes = new Map<string, Vote<SiteType>[]>();
  for (const { url, page } of seen) {
    const site = registrableDomainOf(url);
    const known = votes.get(site) ?? [];
    votes.set(site, [...known, ...hostVotes(url), ...(page === undefined ? [] : pageSiteVotes(page))]);
  }
  return new Map([...votes].map(([site, own]) => [site, judge(strongestOfEach(own), siteTypes, minWeight)]));
}

/** Sorts by weight, so that of equal signs on several pages only the strongest counts. */
function strongestOfEach(votes: readonly Vote<SiteType>[]): Vote<SiteType>[] {
  return votes.toSorted((a, b) => a.weight - b.weight);
}
