/** Detects whether a service page offers the service in one place. */
import { allItems, hasType } from '../../../extract/structured-data/item.ts';
import { isLocalBusiness } from '../../../extract/structured-data/local-business.ts';
import type { ReadDocument } from '../../../read/analyzed-page.ts';
import { placeIn } from '../../../text/places.ts';
import { contentTypeRule } from './rule.ts';

const { localWeights, minLocalWeight } = contentTypeRule.values;

/** Returns the signs of a local service, strongest first; empty if there are too few. */
export function localSigns({ facts }: Pick<ReadDocument, 'facts'>, language: string): string[] {
  const items = allItems(facts.structuredData.items);
  const place = [facts.h1?.value, facts.title?.value].map((text) => placeIn(text ?? '', language)).find(Boolean);
  const signs = [
    { signal: 'structured data: LocalBusiness', weight: localWeights.business, isSeen: items.some(isLocalBusiness) },
    {
      signal: 'structured data: PostalAddress',
      weight: localWeights.address,
      isSeen: items.some((item) => hasType(item, 'PostalAddress')),
    },
    { signal: `title: ${place ?? ''}`, weight: localWeights.place, isSeen: place !== undefined && place !== null },
    { signal: 'telephone', weight: localWeights.telephone, isSeen: facts.contacts.includes('telephone') },
  ].filter(({ isSeen }) => isSeen);
  const sum = signs.reduce((total, { weight }) => total + weight, 0);
  return sum < minLocalWeight ? [] : signs.map(({ signal }) => signal);
}
