/** Quotes: the beginning of a passage, cut where a reader would stop. */
import { longestQuoteChars } from '../report/passages.ts';

/** A quote shorter than this says too little: then it is cut at a word rather than at a sentence. */
const shortestQuoteChars = 120;

/** The first 300 characters of `text` at most: up to the last sentence that fits, else the last word. */
export function quoteOf(text: string): string {
  if (text.length <= longestQuoteChars) return text;
  const head = text.slice(0, longestQuoteChars);
  const sentences = [
    ...head.matchAll(/[.!?…。！？।؟۔]["'”’»)」]*(?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu),
  ];
  const last = sentences.at(-1);
  const sentenceEnd = last === undefined ? 0 : last.index + last[0].length;
  if (sentenceEnd >= shortestQuoteChars) return head.slice(0, sentenceEnd);
  const wordEnd = head.search(/\s\S*$/u);
  if (wordEnd >= shortestQuoteChars) return head.slice(0, wordEnd);
  // Not inside a character of two code units.
  return /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
}
