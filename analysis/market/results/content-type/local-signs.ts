/** Detects whether a page offers a service in one place. */
import { allItems, hasType } from '../../../extract/structured-data/item.ts';
import { isLocalBusiness } from '../../../extract/structured-data/local-business.ts';
import { articleTypes } from '../../../extract/structured-data/mismatch.ts';
import type { ReadDocument } from '../../../read/analyzed-page.ts';
import type { ContentType } from '../../../report/vocabulary.ts';
import { placeIn } from '../../../text/places.ts';
import { wordsOf } from '../../../text/words.ts';
import type { Vote } from '../type-votes.ts';
import { contentTypeRule } from './rule.ts';

const { localWeights, minLocalWeight, minSureLocalWeight, minDomainLetters, signWeights } = contentTypeRule.values;

/** The signs of a local service, strongest first. */
function signsOf({ url, facts }: Titled, language: string): { signal: string; weight: number }[] {
  const items = allItems(facts.structuredData.items);
  const heads = [facts.h1?.value ?? '', facts.title?.value ?? ''];
  const place = heads.map((text) => placeIn(text, language)).find(Boolean);
  // A title may end in the name of the site.
  const named = wordsInDomain(
    heads.map((head) => head.split(/ [|–—-] /u, 1)[0] ?? ''),
    url,
    language,
  );
  return [
    { signal: 'structured data: LocalBusiness', weight: localWeights.business, isSeen: items.some(isLocalBusiness) },
    {
      signal: 'structured data: PostalAddress',
      weight: localWeights.address,
      isSeen: items.some((item) => hasType(item, 'PostalAddress')),
    },
    { signal: `title: ${place ?? ''}`, weight: localWeights.place, isSeen: place !== undefined && place !== null },
    {
      signal: `domain: ${named.join(' ')}`,
      weight: localWeights.domain,
      // One word may be the name of a brand.
      isSeen: named.length > 1 && facts.contacts.includes('telephone'),
    },
    { signal: 'telephone', weight: localWeights.telephone, isSeen: facts.contacts.includes('telephone') },
  ].filter(({ isSeen }) => isSeen);
}

/** What the signs are read from. */
type Titled = Pick<ReadDocument, 'url' | 'facts'>;

/** Words of the titles of which the domain consists in part: trade and town in "morel-plombier-villeurbanne.fr". */
function wordsInDomain(titles: readonly string[], url: string, language: string): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
  const parts = host.split('.').slice(0, -1).join('-').split('-');
  const words = new Set(titles.flatMap((title) => wordsOf(title, language).map(({ text }) => text)));
  return [...words].filter((word) => word.length >= minDomainLetters && parts.includes(word));
}

const sumOf = (signs: readonly { weight: number }[]): number => signs.reduce((total, { weight }) => total + weight, 0);

/** Returns the signs of a local service, strongest first; empty if there are too few. */
export function localSigns(document: Titled, language: string): string[] {
  const signs = signsOf(document, language);
  return sumOf(signs) < minLocalWeight ? [] : signs.map(({ signal }) => signal);
}

/**
 * The vote for a service of a page that shows no date, is no marked-up article, and has nearly all signs of a local one.
 * Firms' systems write a date into the markup of any page.
 */
export function localVotes(document: Titled, language: string): Vote<ContentType>[] {
  const { dates, structuredData } = document.facts;
  const isArticle = allItems(structuredData.items).some((item) => hasType(item, ...articleTypes));
  const days = [dates.published, dates.modified];
  const isDated = dates.shown.length > 0 || days.some((day) => day?.evidence.some(({ place }) => place === 'visible'));
  if (isArticle || isDated) return [];
  return sumOf(signsOf(document, language)) < minSureLocalWeight
    ? []
    : [{ type: 'service', signal: 'a local business with its place', weight: signWeights.localService }];
}
