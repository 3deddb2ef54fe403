/** Signs of the site type in the host name. */
import { domainOf, registrableDomainOf } from '../../../gather/address.ts';
import type { SiteType } from '../../../report/vocabulary.ts';
import type { Vote } from '../type-votes.ts';
import { isOfficial } from './public-bodies.ts';
import { siteTypeRule } from './rule.ts';

const { signWeights } = siteTypeRule.values;

/**
 * Well-known user-content, marketplace and reference sites on the results pages of many countries, by the name before
 * the public suffix, which differs by country.
 */
const known: readonly (readonly [SiteType, ReadonlySet<string>])[] = [
  [
    'ugc',
    new Set(
      `reddit quora stackexchange stackoverflow superuser youtube youtu tiktok facebook instagram twitter x pinterest
      linkedin tumblr medium substack blogspot wordpress threads vk zhihu naver weibo bilibili tripadvisor yelp trustpilot
      gutefrage github`.split(/\s+/u),
    ),
  ],
  [
    'marketplace',
    new Set(
      `amazon ebay etsy aliexpress alibaba walmart rakuten mercadolibre mercadolivre allegro bol cdiscount fnac zalando
      otto kaufland flipkart temu shein leboncoin kleinanzeigen idealo booking airbnb expedia zappos target wayfair upwork
      fiverr`.split(/\s+/u),
    ),
  ],
  [
    'reference',
    new Set(
      `wikipedia wiktionary wikimedia wikidata wikihow wikibooks britannica merriam-webster dictionary larousse duden
      treccani rae leo investopedia w3schools mozilla`.split(/\s+/u),
    ),
  ],
];

/** Words at the end of newspaper and magazine names. */
const mediaName = /(?:news|magazine|mag|times|daily|weekly|tribune|gazette|journal|herald|zeitung|blog)$/u;

/** Host names of shops and forums. */
const shopHost = /^(?:shop|store|boutique|tienda)\.|\.(?:shop|store)$/u;
const forumHost = /^(?:forums?|community|answers|discuss)\./u;

/** Returns the votes of the host of `url`. */
export function hostVotes(url: string): Vote<SiteType>[] {
  const host = domainOf(url);
  const site = registrableDomainOf(url);
  const name = site.split('.', 1)[0] ?? '';
  const isKnown = known.filter(([, names]) => names.has(name));
  const vote = (type: SiteType, signal: string, weight: number) => ({ type, signal, weight });
  return [
    ...isKnown.map(([type]) => vote(type, `known site: ${name}`, signWeights.knownSite)),
    isOfficial(host) && vote('institution', 'host: official suffix', signWeights.officialSuffix),
    /\.org(?:\.[a-z]{2})?$/u.test(host) && vote('institution', 'host: .org', signWeights.orgSuffix),
    mediaName.test(name) && vote('media', `host: ${name}`, signWeights.mediaHost),
    shopHost.test(host) && vote('brand', 'host: shop', signWeights.shopHost),
    forumHost.test(host) && vote('ugc', 'host: forum', signWeights.forumHost),
  ].filter((each) => each !== false);
}
