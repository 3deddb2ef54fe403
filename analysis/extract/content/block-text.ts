/** Measures the text of one block in a way that works for every script. */
import { type CharacterCounts, countCharacters, kinds, kindsAt, runsOf } from './characters.ts';
import { countPhrases, longestPhrase, phraseKinds } from './phrases.ts';

/** Counts over a block's text. */
export interface TextMeasures {
  /** Words. In scripts without spaces a character counts 0.6, so about two characters make a word. */
  units: number;
  chars: number;
  words: number;
  capitals: number;
  digits: number;
  marks: number;
  sentenceMarks: number;
  endsSentence: boolean;
  phrases: readonly number[];
  hasCopyright: boolean;
  hasMoney: boolean;
  hasDate: boolean;
  hasSeparator: boolean;
  startsLower: boolean;
  isQuestion: boolean;
  endsColon: boolean;
  endsEllipsis: boolean;
  isNumber: boolean;
  hasAddress: boolean;
}

/** At most this many characters are analysed; the rest of a longer text is extrapolated from its length. */
const readChars = 20_000;
const date =
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}[:.h]\d{2}\b|\b\d+\s?(?:min|mins|hours?|days?|weeks?|months?|years?|ago|std|tagen?|heures?|jours?|horas?|días?)\b|\d+\s?[年月日時]/iu;

/** A word or sign of which the rarer patterns below have one, so that most texts are searched once for all of them. */
const rareSign = /usd|eur|gbp|chf|copyright|\(c\)|@|:\/\/|www\./i;
const copyright = /\(c\)\s*\d|copyright/i;
const money = /[$€£¥₹₽₩]\s?\d|\d\s?[$€£¥₹₽₩]/;
const currency = /\b(?:usd|eur|gbp|chf)\b/i;
const address = /@[\p{L}\p{N}]|https?:\/\/|www\./u;
const ellipsis = /(?:…|\.\.\.|\[…\])\s*$/u;
/** Words with a hyphen are one word of a user interface, and so is a sign for copyright. */
const inPhrases = kinds.word | kinds.copyright | kinds.hyphen;
/** The end of a text is looked for a sentence mark in so many characters, behind quotes and brackets. */
const endChars = 6;
const sentenceEnds = '.!?。！？।؟';
const questionEnds = '?？؟';
const colons = ':：';

/** Returns only the `units` of a text. */
export function countUnits(text: string): number {
  const sample = sampleOf(text);
  return unitsOf(countCharacters(sample), text.length / Math.max(1, sample.length));
}

function sampleOf(text: string): string {
  return text.length > readChars ? text.slice(0, readChars) : text;
}

function unitsOf({ words, spaceless }: CharacterCounts, scale: number): number {
  return Math.max(1, (words + 0.6 * spaceless) * scale);
}

/** Measures a block's text. */
export function measureText(text: string): TextMeasures {
  const sample = sampleOf(text);
  const scale = text.length / Math.max(1, sample.length);
  const counts = countCharacters(sample);
  const { words, seen } = counts;
  const phrases = phraseKinds.map(() => 0);
  if (words <= longestPhrase) countPhrases(runsOf(sample.toLowerCase(), inPhrases), phrases);
  const hasDigit = counts.digits > 0;
  const hasRareSign = rareSign.test(sample);
  const end = endOf(text);
  return {
    units: unitsOf(counts, scale),
    chars: text.length,
    words,
    capitals: counts.capitals / Math.max(1, words),
    digits: counts.digits / sample.length,
    marks: counts.pauses * scale,
    sentenceMarks: counts.sentenceMarks * scale,
    endsSentence: end !== '' && sentenceEnds.includes(end),
    phrases,
    hasCopyright: (seen & kinds.copyright) !== 0 || (hasRareSign && copyright.test(sample)),
    hasMoney: (hasDigit && (seen & kinds.money) !== 0 && money.test(sample)) || (hasRareSign && currency.test(sample)),
    hasDate: hasDigit && words <= 40 && date.test(sample),
    hasSeparator: (seen & kinds.separator) !== 0,
    startsLower: (kindsAt(sample, 0) & kinds.lower) !== 0,
    isQuestion: end !== '' && questionEnds.includes(end),
    endsColon: end !== '' && colons.includes(end),
    endsEllipsis: ellipsis.test(text.slice(-endChars)),
    isNumber: (seen & kinds.letter) === 0,
    hasAddress: hasRareSign && address.test(sample),
  };
}

/** The last character of a text before quotes, brackets and spaces; empty if the end holds nothing else. */
function endOf(text: string): string {
  for (let at = text.length - 1; at >= Math.max(0, text.length - endChars); at--)
    if ((kindsAt(text, at) & (kinds.space | kinds.closing)) === 0) return text.charAt(at);
  return '';
}
