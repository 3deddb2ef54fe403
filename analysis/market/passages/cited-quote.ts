/** Chooses the quote of a passage that is cited for one of its sentences. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { quoteOf } from './quote.ts';

/**
 * Returns the quote of `text`, starting at the sentence at offset `at`, because answers continue after it. Earlier
 * sentences are included if there is room, and all of the text if it fits.
 * @param most characters of the quote
 */
export function citedQuote(text: string, at: number, language: string, most = longestQuoteChars): string {
  if (at === 0 || text.length <= most) return quoteOf(text, language, most);
  const sentences = sentencesOf(text, language);
  const cited = Math.max(
    0,
    sentences.findIndex(({ end }) => end > at),
  );
  let start = sentences[cited]?.start ?? 0;
  for (const before of sentences.slice(0, cited).reverse()) {
    if (text.length - before.start > most) break;
    start = before.start;
  }
  return quoteOf(text.slice(start), language, most);
}
