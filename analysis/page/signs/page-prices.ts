/** Detects whether a page states prices, and whether it may have some that its text does not state. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { lowerCase } from '../../text/words.ts';
import { shortLines } from './layout.ts';
import { signsRule } from './rule.ts';

const { minPossiblePrices } = signsRule.values;

/** How expensive a thing is, in currency signs: "$$", "€€€". */
const priceClass = /(?<![\p{Sc}\p{N}])\p{Sc}{2,5}(?![\p{Sc}\p{N}])/u;
/** Whether a text holds a figure and no words: "$299" as the heading of a card. */
const isBareFigure = (text: string): boolean => !/\p{L}{2}/u.test(text);

/** The prices of a page. */
export interface PagePrices {
  /** A price stands anywhere in its text, in tables and behind labels too, or in what its markup calls a price. */
  isPriced: boolean;
  /**
   * A line outside its text states a price, its text a share of something that is the price, or it has price classes
   * ("$$") or figures after labels ("Price: 49").
   */
  mayBePriced: boolean;
  /** Words before the first text, heading or table with an amount of money; null without one. */
  priced_after: number | null;
}

/**
 * @param isPriced whether a text states a price
 * @param isShare whether a text states a price as a share of something
 */
export function pagePrices(
  page: AnalyzedPage,
  isPriced: (text: string) => boolean,
  isShare: (text: string) => boolean,
  language: string,
): PagePrices {
  const { shortLines: short, textBeside, prices } = page.document.facts;
  const stated = page.blocks.some(
    ({ block }) => (block.kind !== 'heading' || isBareFigure(block.text)) && isPriced(block.text),
  );
  const labelled = shortLines(page).filter((text) => /\p{N}/u.test(text) && namesPrice(text, language));
  const classes = page.blocks.filter(({ block }) => priceClass.test(block.text));
  const first = page.blocks.findIndex(({ block }) => isPriced(block.text));
  const beside = [...short.figures, ...textBeside].filter(isPriced);
  return {
    isPriced: stated || prices.some(isPriced),
    mayBePriced:
      beside.length > 0 ||
      textBeside.some(isShare) ||
      page.blocks.some(({ block }) => isShare(block.text)) ||
      Math.max(labelled.length, classes.length) >= minPossiblePrices,
    priced_after: first < 0 ? null : page.blocks.slice(0, first).reduce((sum, { words }) => sum + words.length, 0),
  };
}

/**
 * Returns a predicate for statements with a price that is not only supposed: "If the desk is $300 and lasts ten years, …".
 * @param supposing the opening of a sentence about what would be, in lower case; undefined where it is not known
 */
export function priceTeller(
  isPriced: (text: string) => boolean,
  supposing: RegExp | undefined,
  language: string,
): (text: string) => boolean {
  const isSupposed = (text: string): boolean => {
    const opening = supposing?.exec(lowerCase(text, language))?.[0];
    return opening !== undefined && isPriced(text.slice(opening.length).split(', ', 1)[0] ?? '');
  };
  return (text) => isPriced(text) && !isSupposed(text);
}
