/**
 * Check: the page is about something other than the keyword, such as a neighbouring subject. Besides, such a page gets
 * only advice that holds on any subject.
 */

import { isOfSite } from '../../gather/address.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { titleWithoutSite } from '../../text/site-name.ts';
import { offers } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const offTopicRule = defineRule({
  id: 'off_topic',
  version: 11,
  name: 'The page is about something else than the keyword',
  constants: {
    confidence: { value: 0.8, unit: 'probability', reason: 'the page may name the subject in other words' },
    minSiteLetters: { value: 4, unit: 'letters', reason: 'shorter names are in many domains by chance' },
    maxSites: { value: 3, unit: 'sites', reason: 'three names show who writes about it' },
  },
  knownLimits: [],
});

const { confidence, maxSites, minSiteLetters } = offTopicRule.values;

export interface OffTopicParams {
  keyword: string;
  /** Whether its subject is a neighbour of the keyword. */
  isNeighbour: boolean;
  /** The title of the page without the name of its site. */
  title: string;
  /** Whether others wrote it, so that nobody rewrites it for a keyword. */
  isThread: boolean;
  marketKind: ContentType | null;
  /** The kind of the page, if it offers something and is of another kind than `marketKind`. */
  ownKind: ContentType | null;
  /** Words of the keyword that other titles have, and neither the title nor a heading of the page. */
  lacks: string[];
  /** Passages with every word of the keyword, of all. */
  k: number;
  n: number;
  /** Other sites with pages about the keyword that have its words in the title or main heading, the surest first. */
  sites: string[];
  /** Whether its own site has such a page, too. */
  isServed: boolean;
}

/** Kinds of pages that are told apart surely. */
const isOffer: ReadonlySet<ContentType> = new Set(offers);

export const offTopic = defineCheck({
  id: 'off-topic',
  category: 'relevance',
  // Other changes would not make the page an answer to this keyword.
  appliesTo: { types: 'every_page', when: 'off_topic' },
  weight: { severity: 'high', effort: 'L', metric: 'relevance', practice: 'topical_relevance', comesFirst: true },
  needs: [
    'isOffTopic',
    'isNeighbour',
    'surely_on',
    'keyword',
    'page',
    'page_type',
    'market_type',
    'market_types',
    'on_subject',
    'signs',
  ],
  run: ({
    isOffTopic,
    isNeighbour,
    surely_on,
    keyword,
    page,
    page_type,
    market_type,
    market_types,
    on_subject,
    signs,
  }) => {
    if (!isOffTopic) return notApplicable('about_the_keyword');
    const { title = '', h1 = '' } = page.identity;
    const sure = surely_on.flatMap((id) => signs.market.filter(({ source_id }) => source_id === id));
    const domains = [...new Set(sure.map(({ domain }) => domain))];
    const others = domains.filter((domain) => !isOfSite(domain, page.final_url));
    const marketKind = isCommon(market_type, [...market_types.values()]) ? market_type : null;
    const found: OffTopicParams = {
      keyword: keyword.text,
      isNeighbour,
      title: title === '' ? h1 : titleWithoutSite(title, signs.own.domain, minSiteLetters),
      isThread: page_type === 'forum',
      marketKind,
      ownKind: page_type !== null && page_type !== marketKind && isOffer.has(page_type) ? page_type : null,
      lacks: keyword.leftOut
        .map(({ word }) => word)
        .toSorted((a, b) => keyword.text.indexOf(a) - keyword.text.indexOf(b)),
      ...on_subject,
      sites: others.slice(0, maxSites),
      isServed: others.length < domains.length,
    };
    return failWith([
      {
        params: found,
        observed: { value: found.title, ev: [page.source_id] },
        expected: { value: keyword.text, basis: 'market', ev: sure.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/verdict/state',
      },
    ]);
  },
});

/** Whether more pages are of a kind than of any other. */
function isCommon(kind: ContentType | null, kinds: readonly (ContentType | null)[]): boolean {
  const count = (of: ContentType | null): number => kinds.filter((each) => each === of).length;
  return kind !== null && kinds.every((each) => each === kind || count(each) < count(kind));
}
