/** Detects whether a page states a price, i.e. an amount of money anywhere in its text. */
import { figureReader } from '../../market/claims/figures/measure.ts';
import type { Passage } from '../../read/passages.ts';

/**
 * Returns a function that detects prices in the passages of a page.
 * @param language ISO 639-1
 * @param country ISO 3166-1 alpha-2, where the page is shown
 */
export function priceFinder(
  language: string,
  country: string,
): (passages: readonly Pick<Passage, 'text'>[]) => boolean {
  const read = figureReader(language, country, null);
  return (passages) => passages.some(({ text }) => read(text).some(({ property }) => property === 'price'));
}
