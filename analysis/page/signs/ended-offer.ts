/** Finds the first offer of a page that ended before the page was read. */
import { findDates } from '../../extract/dates/find-dates.ts';
import type { PageSignWords } from '../../languages/page-signs.ts';
import { offerPattern } from '../../text/sign-patterns.ts';
import { lowerCase } from '../../text/words.ts';
import { signsRule } from './rule.ts';

const { maxPastYears } = signsRule.values;

/** A sentence that offers something until a day of the past (ISO). */
export interface EndedOffer {
  text: string;
  day: string;
}

/**
 * Returns a function that takes the sentences of a page, those about the past and headings aside. It returns the first
 * offer that ended; null if there is none, or another one of the page still holds: then they follow each other.
 * @param words the signs of the language; null where they are not known: then no offer is found
 * @param collectedAt ISO 8601, when the page was read
 */
export function endedOfferFinder(
  words: PageSignWords | null,
  language: string,
  collectedAt: string,
): (sentences: readonly string[]) => EndedOffer | null {
  const until = words === null ? null : offerPattern(words);
  const [today = ''] = collectedAt.split('T');
  const thisYear = new Date(collectedAt).getUTCFullYear();
  if (until === null) return () => null;
  const offersIn = (text: string): EndedOffer[] => {
    // "1/12/2026" is one day here, another there.
    const dates = findDates(text, { language }).filter(({ ambiguous, day }) => !ambiguous || day < `${thisYear}`);
    const isOffer = dates.some(({ start }) => until.test(lowerCase(text.slice(0, start), language)));
    const last = dates
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    return isOffer && last !== undefined ? [{ text, day: last }] : [];
  };
  return (sentences) => {
    const offers = sentences.flatMap(offersIn);
    if (offers.some(({ day }) => day >= today)) return null;
    return offers.find(({ day }) => day > `${thisYear - maxPastYears}`) ?? null;
  };
}
