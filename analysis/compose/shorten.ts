/** Bounds what a page may say about itself: some mark up whole paragraphs as titles and headings. */
const longestHeadingChars = 200;

/** More headings than this are a list of items, not an outline. */
const mostHeadings = 60;

/** `text`, cut with an ellipsis where it is longer than `most` characters. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** A heading's text, bounded. */
export function shortHeading(text: string): string {
  return shorten(text, longestHeadingChars);
}

/** The outline of a page, bounded. */
export function shortOutline(outline: readonly { level: number; text: string }[]): { level: number; text: string }[] {
  return outline.slice(0, mostHeadings).map(({ level, text }) => ({ level, text: shortHeading(text) }));
}
