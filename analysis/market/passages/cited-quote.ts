/** What the report quotes of a passage that is cited for one of its sentences. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { quoteOf } from './quote.ts';

/**
 * The quote of `text`, read as `language`, from the sentence at `at` on: an answer goes on after it. What stands before it
 * comes with it where the rest of the passage leaves room, and all of it where it fits.
 */
export function citedQuote(text: string, at: number, language: string): string {
  if (at === 0 || text.length <= longestQuoteChars) return quoteOf(text, language);
  const sentences = sentencesOf(text, language);
  const cited = Math.max(
    0,
    sentences.findIndex(({ end }) => end > at),
  );
  let start = sentences[cited]?.start ?? 0;
  for (const before of sentences.slice(0, cited).reverse()) {
    if (text.length - before.start > longestQuoteChars) break;
    start = before.start;
  }
  return quoteOf(text.slice(start), language);
}
