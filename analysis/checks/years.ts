/** Finds the years that a text names. */

/** Years that are not part of a date in digits or of a longer number. */
const lonelyYear = /(?<![\p{N}/.,-])(?:19|20)\d{2}(?![\p{N}/]|[.,-]\p{N})/gu;
const rangeOfYears = /(?<!\p{N})\d{4}\s*[–—-]\s*\d{2,4}(?!\p{N})/gu;

/** The years from 1900 to 2099 in a text, in order, except those of ranges. */
export function yearsIn(text: string): number[] {
  return [...text.replaceAll(rangeOfYears, ' ').matchAll(lonelyYear)].map(([year]) => Number(year));
}
