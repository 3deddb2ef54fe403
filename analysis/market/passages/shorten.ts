/** `text`, cut with an ellipsis where it is longer than `most` characters. */
import { passagesRule } from '../rule.ts';

const { maxHeadingChars, maxHeadings } = passagesRule.values;
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** A heading's text, bounded. */
export function shortHeading(text: string): string {
  return shorten(text, maxHeadingChars);
}

/** The outline of a page, bounded. */
export function shortOutline(outline: readonly { level: number; text: string }[]): { level: number; text: string }[] {
  return outline.slice(0, maxHeadings).map(({ level, text }) => ({ level, text: shortHeading(text) }));
}
