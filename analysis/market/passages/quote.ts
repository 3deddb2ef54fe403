/** Quotes: the beginning of a passage, cut where a reader would stop. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsOf } from '../../text/words.ts';
import { passagesRule } from '../rule.ts';

const { minQuoteChars, lookaheadChars, sentenceEndChars } = passagesRule.values;

/** The marks that end sentences in the scripts in daily use, with what may close after them. */
const marked = /[.!?…。！？．।॥؟۔։።។။]["'”’»›)\]」』）]*$/u;

/** The first 450 characters of `text` at most, read as `language`: up to the last sentence that fits, else the last word. */
export function quoteOf(text: string, language: string): string {
  if (text.length <= longestQuoteChars) return text;
  const head = text.slice(0, longestQuoteChars + lookaheadChars).toWellFormed();
  const fits = ({ end }: { end: number }): boolean => end >= minQuoteChars && end <= longestQuoteChars;
  // The last sentence may be cut by the reading itself; a word too, in which no reader would stop.
  const sentences = sentencesOf(head, language).slice(0, -1).filter(fits);
  // A line without a mark (a label, a list's item) ends a sentence too, but where there is a mark it is the better end.
  const sentence =
    sentences.findLast(({ end }) => marked.test(text.slice(end - sentenceEndChars, end))) ?? sentences.at(-1);
  if (sentence !== undefined) return text.slice(0, sentence.end);
  const word = wordsOf(head, language).slice(0, -1).findLast(fits);
  if (word !== undefined) return text.slice(0, word.end);
  // Not inside a character of two code units.
  const cut = text.slice(0, longestQuoteChars);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
