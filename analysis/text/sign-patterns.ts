/** Compiles the words of a language that show signs. */
import { type PageSign, type PageSignWords, pageSigns } from '../languages/page-signs.ts';

const edge = '[\\p{L}\\p{M}\\p{N}]';
/** What shows a sign in every language: a rating beside stars, or three stars and more. */
const everywhere: Partial<Record<PageSign, string>> = { reviews: '\\d(?:[.,]\\d)? ?[★⭐]|[★⭐]{3}' };

/** The pattern of each sign, for text in lower case. */
export function patternsOf(words: PageSignWords): Readonly<Record<PageSign, RegExp>> {
  return Object.fromEntries(pageSigns.map((sign) => [sign, patternOf(words, sign)])) as Record<PageSign, RegExp>;
}

/** The pattern of one sign, for text in lower case. */
export function patternOf(words: PageSignWords, sign: PageSign): RegExp {
  const shared = everywhere[sign] === undefined ? '' : `|${everywhere[sign]}`;
  return new RegExp(`(?<!${edge})(?:${words[sign]}${shared})(?!${edge})`, 'u');
}

/** The pattern of a plan with its year, which is the first or the second group. */
export function planPattern({ plan, plan_after_year }: PageSignWords): RegExp {
  return new RegExp(`(?<!${edge})(?:(?:${plan})(20\\d{2})|${plan_after_year})(?!${edge})`, 'u');
}

/** What is said of an offer before the date on which it ends, for the text in lower case up to that date. */
export function offerPattern({ offer_until }: PageSignWords): RegExp {
  return new RegExp(`(?<!${edge})${offer_until}(?: \\p{L}+)?[^\\p{L}\\p{N}]{0,5}$`, 'u');
}
