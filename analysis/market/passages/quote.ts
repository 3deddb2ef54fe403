/** Cuts quotes from the beginning of passages at a natural end. */
import { longestQuoteChars } from '../../report/passages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsOf } from '../../text/words.ts';
import { passagesRule } from '../rule.ts';

const { minQuoteChars, lookaheadChars, sentenceEndChars, minMarkedShare } = passagesRule.values;

/** Sentence-ending marks of the scripts in daily use, with closing marks after them. */
const marked = /[.!?…。！？．।॥؟۔։።។။]["'”’»›)\]」』）]*$/u;

/** Returns at most `most` characters of `text`, up to the last complete sentence, otherwise the last complete word. */
export function quoteOf(text: string, language: string, most = longestQuoteChars): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most + lookaheadChars).toWellFormed();
  const fits = ({ end }: { end: number }): boolean => end >= minQuoteChars && end <= most;
  // The limit may cut the last sentence or word.
  const sentences = sentencesOf(head, language).slice(0, -1).filter(fits);
  // A line without an end mark (a label, a list item) also ends a sentence. A real end mark is preferred, unless most
  // of the quote would be lost: a list of which the lead-in alone has one.
  const sentence =
    sentences.findLast(
      ({ end }) => end >= minMarkedShare * most && marked.test(text.slice(end - sentenceEndChars, end)),
    ) ?? sentences.at(-1);
  if (sentence !== undefined) return text.slice(0, sentence.end);
  const word = wordsOf(head, language).slice(0, -1).findLast(fits);
  if (word !== undefined) return text.slice(0, word.end);
  // Do not cut inside a surrogate pair.
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
