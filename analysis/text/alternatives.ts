/** Tells whether a text names alternatives: "buy or lease". */
import { isUnsegmented, lowerCase } from './words.ts';

const joins = new Map<string, string | null>();

/** The word between two alternatives, with the spaces around it, from the Unicode CLDR; null if it is not known. */
export function wordBetween(language: string): string | null {
  const known = joins.get(language);
  if (known !== undefined) return known;
  const isKnown = Intl.ListFormat.supportedLocalesOf(language).length > 0;
  const parts = isKnown ? new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(['A', 'B']) : [];
  const join = parts.find(({ type }) => type === 'literal')?.value ?? null;
  // A single sign without spaces is part of other words as well.
  const told =
    join !== null && (isUnsegmented(language) ? join.length > 1 : /^\s[\p{L}\p{M}]+\s$/u.test(join)) ? join : null;
  joins.set(language, told);
  return told;
}

/** Whether the word for "or" stands between other words of `text`. */
export function namesAlternatives(text: string, language: string): boolean {
  const between = wordBetween(language);
  return between !== null && lowerCase(text.trim(), language).indexOf(between) > 0;
}
