/** Detects whether a page states a price, i.e. an amount of money anywhere in its text. */
import type { Figure } from '../../market/claims/figures/figure.ts';
import { figureReader } from '../../market/claims/figures/measure.ts';
import type { Passage } from '../../read/passages.ts';

/**
 * Returns a function that detects prices in a text. An amount that the keyword names ("desk under $500") is the limit
 * that searchers set, not a price.
 * @param language ISO 639-1
 * @param country ISO 3166-1 alpha-2, where the page is shown
 * @param most upper bound for a price, in its currency
 */
export function priceReader(
  language: string,
  country: string,
  keyword: string,
  most = Number.POSITIVE_INFINITY,
): (text: string) => boolean {
  const read = figureReader(language, country, null);
  const limits = new Set(read(keyword).flatMap(boundsOf));
  const isPrice = (figure: Figure): boolean =>
    figure.property === 'price' && (figure.low ?? 0) < most && !boundsOf(figure).every((bound) => limits.has(bound));
  return (text) => /\p{N}/u.test(text) && read(text).some(isPrice);
}

/** Returns a function that detects prices in the passages of a page; parameters as of `priceReader`. */
export function priceFinder(
  language: string,
  country: string,
  keyword: string,
): (passages: readonly Pick<Passage, 'text'>[]) => boolean {
  const isPriced = priceReader(language, country, keyword);
  return (passages) => passages.some(({ text }) => isPriced(text));
}

function boundsOf({ low, high }: Figure): number[] {
  return [low, high].filter((bound) => bound !== null);
}
