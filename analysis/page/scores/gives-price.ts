/** Detects whether a page states a price, i.e. an amount of money anywhere in its text. */
import { languagePack } from '../../languages/packs.ts';
import type { Figure } from '../../market/claims/figures/figure.ts';
import { magnitudesOf } from '../../market/claims/figures/magnitudes.ts';
import { figureReader } from '../../market/claims/figures/measure.ts';
import type { Passage } from '../../read/passages.ts';
import { scoresRule } from './rule.ts';

const { minFirmFactor, savingReach } = scoresRule.values;

/**
 * Returns a function that detects what a thing costs in a text: an amount of money, except sums of firms and amounts
 * that the keyword names as a limit ("desk under $500").
 * @param language ISO 639-1
 * @param country ISO 3166-1 alpha-2, where the page is shown
 * @param most upper bound for a price, in its currency
 */
export function priceReader(
  language: string,
  country: string,
  keyword: string,
  most: number,
): (text: string) => boolean {
  const read = figureReader(language, country, null);
  const limits = limitsOf(read(keyword));
  const firmWords = magnitudesOf(language).flatMap(({ text, factor }) => (factor >= minFirmFactor ? [text] : []));
  const isOfFirm = (text: string, { start, end }: Figure): boolean =>
    /^(?:\p{L}|\s?(?:mln|bln|mrd|mio)(?!\p{L}))/iu.test(text.slice(end)) ||
    firmWords.some((word) => text.slice(start, end).endsWith(word));
  const isSaved = savingFinder(language);
  return (written) => {
    if (!/\p{N}/u.test(written)) return false;
    // "$$299.00": a sign that the page writes twice.
    const text = written.replaceAll(/(\p{Sc})\s*(?=\p{Sc})/gu, '');
    return read(text).some(
      (figure) =>
        isPrice(figure, limits) && (figure.low ?? 0) < most && !isOfFirm(text, figure) && !isSaved(text, figure),
    );
  };
}

/** Returns a function that detects an amount of money in the passages of a page, limits of the keyword aside. */
export function priceFinder(
  language: string,
  country: string,
  keyword: string,
): (passages: readonly Pick<Passage, 'text'>[]) => boolean {
  const read = figureReader(language, country, null);
  const limits = limitsOf(read(keyword));
  const isSaved = savingFinder(language);
  return (passages) =>
    passages.some(({ text }) => read(text).some((figure) => isPrice(figure, limits) && !isSaved(text, figure)));
}

/** Whether an amount is what somebody saves, not pays: "$1,000+ saved", "save up to $50". */
function savingFinder(language: string): (text: string, figure: Pick<Figure, 'start' | 'end'>) => boolean {
  const words = languagePack(language).pageSigns?.saving;
  if (words === undefined) return () => false;
  const before = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?:\\s+[\\p{L}\\p{M}’']{1,7}){0,2}\\s*$`, 'iu');
  const after = new RegExp(`^[\\s+]*(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
  return (text, { start, end }) =>
    before.test(text.slice(Math.max(0, start - savingReach), start)) || after.test(text.slice(end, end + savingReach));
}

function isPrice(figure: Figure, limits: ReadonlySet<number>): boolean {
  return figure.property === 'price' && !boundsOf(figure).every((bound) => limits.has(bound));
}

function limitsOf(figures: readonly Figure[]): ReadonlySet<number> {
  return new Set(figures.flatMap(boundsOf));
}

function boundsOf({ low, high }: Figure): number[] {
  return [low, high].filter((bound) => bound !== null);
}
