/** Splits text into sentences, so that quotes and snippets end with a complete thought. */
import { abbreviationsOfAll } from '../languages/any/abbreviations.ts';
import { languagePack } from '../languages/packs.ts';
import { stopWordsFor } from './stop-words.ts';
import { hasUnmarkedSentences, unmarkedSentences } from './unmarked-sentences.ts';

/** A range of a text, in UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

/** Sentence marks that ICU does not always split at: single and double danda, Khmer, Burmese and Tibetan marks. */
const extraStop = /[।॥។៕။༎]/u;

/**
 * Returns the sentences of `text` in order, without surrounding white space. A line break ends a sentence.
 * `Intl.Segmenter` knows the marks of every script but no abbreviations: a piece that ends in one is joined with the
 * next. Thai and Lao have no sentence marks: what ICU returns is split between clauses (`unmarkedSentences`).
 */
export function sentencesOf(text: string, language: string): Span[] {
  const abbreviations = abbreviationsOf(language);
  const spans: Span[] = [];
  let start = 0;
  for (const { segment, index } of segmenter(language).segment(text)) {
    const end = index + segment.length;
    if (end < text.length && goesOn(text, segment, end, abbreviations, language)) continue;
    addSpans(spans, text, start, end);
    start = end;
  }
  if (start < text.length) addSpans(spans, text, start, text.length);
  return spans;
}

const abbreviationSets = new Map<string, ReadonlySet<string>>();

/** Lower-cased abbreviations whose full stop does not end a sentence, without that stop. */
function abbreviationsOf(language: string): ReadonlySet<string> {
  const { abbreviations = '' } = languagePack(language).sentences ?? {};
  const known = abbreviationSets.get(language) ?? new Set(`${abbreviationsOfAll} ${abbreviations}`.trim().split(' '));
  abbreviationSets.set(language, known);
  return known;
}

function goesOn(
  text: string,
  segment: string,
  end: number,
  abbreviations: ReadonlySet<string>,
  language: string,
): boolean {
  const tail = segment.slice(-24);
  if (/[\n\r\u2028\u2029]\s*$/u.test(tail)) return false;
  const word = /(?:^|[\s(["'“„«/])([\p{L}\p{M}][\p{L}\p{M}.-]{0,14}|\d{1,3})\.["'”»)]?\s*$/u.exec(tail)?.[1];
  if (word === undefined) return false;
  if (/^\d/.test(word))
    return languagePack(language).sentences?.hasDottedOrdinals === true && /^\p{L}/u.test(text.slice(end, end + 1));
  // A single letter is an initial or half of "z. B."; several with stops between them are "U.S.".
  if (/^\p{L}$/u.test(word)) return word !== languagePack(language).sentences?.wordOfOneLetter;
  if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(word)) return startsName(text, end, language);
  return abbreviations.has(word.toLowerCase());
}

/** Whether the word at `at` goes on with a name: "J.D. Power". Most sentences start with a stop word. */
function startsName(text: string, at: number, language: string): boolean {
  const next = /^\p{Lu}[\p{L}\p{M}]*/u.exec(text.slice(at, at + 30))?.[0];
  return next !== undefined && stopWordsFor(language)?.has(next.toLowerCase()) === false;
}

function addSpans(spans: Span[], text: string, from: number, to: number): void {
  const whole = text.slice(from, to);
  let start = from;
  for (const end of extraEnds(whole)) {
    addTrimmed(spans, text, start, from + end);
    start = from + end;
  }
  addTrimmed(spans, text, start, to);
}

/** Offsets of sentence ends that ICU misses. */
function extraEnds(text: string): number[] {
  if (hasUnmarkedSentences(text)) return unmarkedSentences(text);
  if (!extraStop.test(text)) return [];
  const ends: number[] = [];
  for (let at = 0; at < text.length - 1; at += 1) {
    if (extraStop.test(text.charAt(at)) && !extraStop.test(text.charAt(at + 1))) ends.push(at + 1);
  }
  return ends;
}

function addTrimmed(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text.charAt(start))) start += 1;
  while (end > start && /\s/u.test(text.charAt(end - 1))) end -= 1;
  if (end > start) spans.push({ start, end });
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}
