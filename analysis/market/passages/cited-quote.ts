/** Chooses the quote of a passage that is cited for one of its sentences. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { quoteOf } from './quote.ts';

/**
 * Returns the quote of `text`, starting at the sentence at offset `at`, because answers continue after it. Earlier
 * sentences are included if there is room, and all of the text if it fits.
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
