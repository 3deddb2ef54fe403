/** Detects whether a page offers a service in one place. */
import { allItems, hasType } from '../../../extract/structured-data/item.ts';
import { isLocalBusiness } from '../../../extract/structured-data/local-business.ts';
import { articleTypes } from '../../../extract/structured-data/mismatch.ts';
import type { ReadDocument } from '../../../read/analyzed-page.ts';
import type { ContentType } from '../../../report/vocabulary.ts';
import { placeIn } from '../../../text/places.ts';
import type { Vote } from '../type-votes.ts';
import { contentTypeRule } from './rule.ts';

const { localWeights, minLocalWeight, minSureLocalWeight, signWeights } = contentTypeRule.values;

/** The signs of a local service, strongest first. */
function signsOf({ facts }: Pick<ReadDocument, 'facts'>, language: string): { signal: string; weight: number }[] {
  const items = allItems(facts.structuredData.items);
  const place = [facts.h1?.value, facts.title?.value].map((text) => placeIn(text ?? '', language)).find(Boolean);
  return [
    { signal: 'structured data: LocalBusiness', weight: localWeights.business, isSeen: items.some(isLocalBusiness) },
    {
      signal: 'structured data: PostalAddress',
      weight: localWeights.address,
      isSeen: items.some((item) => hasType(item, 'PostalAddress')),
    },
    { signal: `title: ${place ?? ''}`, weight: localWeights.place, isSeen: place !== undefined && place !== null },
    { signal: 'telephone', weight: localWeights.telephone, isSeen: facts.contacts.includes('telephone') },
  ].filter(({ isSeen }) => isSeen);
}

const sumOf = (signs: readonly { weight: number }[]): number => signs.reduce((total, { weight }) => total + weight, 0);

/** Returns the signs of a local service, strongest first; empty if there are too few. */
export function localSigns(document: Pick<ReadDocument, 'facts'>, language: string): string[] {
  const signs = signsOf(document, language);
  return sumOf(signs) < minLocalWeight ? [] : signs.map(({ signal }) => signal);
}

/** The vote for a service of a page that is no dated or marked-up article and has nearly all signs of a local one. */
export function localVotes(document: Pick<ReadDocument, 'facts'>, language: string): Vote<ContentType>[] {
  const { dates, structuredData } = document.facts;
  const isArticle = allItems(structuredData.items).some((item) => hasType(item, ...articleTypes));
  if (isArticle || dates.published !== null || dates.modified !== null) return [];
  return sumOf(signsOf(document, language)) < minSureLocalWeight
    ? []
    : [{ type: 'service', signal: 'a local business with its place', weight: signWeights.localService }];
}
