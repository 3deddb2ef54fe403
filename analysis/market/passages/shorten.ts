/** Shortens texts and outlines to the report's limits. */
import { passagesRule } from '../rule.ts';

const { maxHeadingChars } = passagesRule.values;
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** Shortens the text of a heading. */
export function shortHeading(text: string): string {
  return shorten(text, maxHeadingChars);
}

/** Returns the first `max` headings of a page. */
export function shortOutline(
  outline: readonly { level: number; text: string }[],
  max: number,
): { level: number; text: string }[] {
  return outline.slice(0, max).map(({ level, text }) => ({ level, text: shortHeading(text) }));
}
