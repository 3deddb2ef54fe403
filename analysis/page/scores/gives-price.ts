/** Whether a page names a price: an amount of money anywhere in its text, for the user's page and the market's alike. */
import { figureReader } from '../../market/claims/figures/measure.ts';
import type { Passage } from '../../read/passages.ts';

/** Tells it of pages in `language` (ISO 639-1) that are shown in `country` (ISO 3166-1 alpha-2), by their passages. */
export function priceFinder(
  language: string,
  country: string,
): (passages: readonly Pick<Passage, 'text'>[]) => boolean {
  const read = figureReader(language, country, null);
  return (passages) => passages.some(({ text }) => read(text).some(({ property }) => property === 'price'));
}
