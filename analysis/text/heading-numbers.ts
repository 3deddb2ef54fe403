/** Removes the numbers that headings have in a list or a document. */

/**
 * Removes the number of a heading that a mark sets apart: "3. Oak", "2.1 Oak". Other numbers belong to what follows: "30-
 * and 60-minute lessons", "12 – 9 months before", "3 bedroom house".
 */
export function withoutMarkedNumber(text: string): string {
  return text.replace(
    /^[\s#]*\p{N}{1,3}(?:\.\p{N}{1,2}(?=\.?\s+\p{L})|\s?[.):](?!\p{N})|(?:\s?[–—]|\s-)(?!\s?\p{N}))\.?\s*/u,
    '',
  );
}
