/** What the report quotes of a passage that is cited for one of its sentences. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { quoteOf } from './quote.ts';

/**
 * The quote of `text`, read as `language`, that holds the sentence at `at`, as much as fits before it, and the sentence
 * after it where there is room. From the beginning where all of it fits.
 */
export function citedQuote(text: string, at: number, language: string): string {
  if (at === 0 || text.length <= longestQuoteChars) return quoteOf(text, language);
  const sentences = sentencesOf(text, language);
  const cited = sentences.findIndex(({ end }) => end > at);
  let { start, end } = sentences[cited] ?? { start: 0, end: 0 };
  const after = sentences[cited + 1]?.end ?? end;
  if (after - start <= longestQuoteChars) end = after;
  for (const before of sentences.slice(0, Math.max(0, cited)).reverse()) {
    if (end - before.start > longestQuoteChars) break;
    start = before.start;
  }
  return quoteOf(text.slice(start), language);
}
