/** Measures the text of one block in a way that works for every script. */
import { countPhrases, longestPhrase, phraseKinds } from './phrases.ts';

/** Counts over a block's text. */
export interface TextMeasures {
  /** Words. In scripts without spaces a character counts 0.6, so about two characters make a word. */
  units: number;
  chars: number;
  words: readonly string[];
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

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const spacelessPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;
const wideMarks = new Set('،؛、，；：');
/** At most this many characters are analysed; the rest of a longer text is extrapolated from its length. */
const readChars = 20_000;
const date =
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}[:.h]\d{2}\b|\b\d+\s?(?:min|mins|hours?|days?|weeks?|months?|years?|ago|std|tagen?|heures?|jours?|horas?|días?)\b|\d+\s?[年月日時]/iu;

/** Returns only the `units` of a text. */
export function countUnits(text: string): number {
  const sample = text.length > readChars ? text.slice(0, readChars) : text;
  const words = sample.match(wordPattern)?.length ?? 0;
  return Math.max(1, (words + 0.6 * countSpaceless(sample)) * (text.length / Math.max(1, sample.length)));
}

function countSpaceless(text: string): number {
  return /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u9fff\uf900-\ufaff]/.test(text)
    ? (text.match(spacelessPattern)?.length ?? 0)
    : 0;
}

/** Counts digits of any script, and commas, semicolons and colons. Most characters are told by their code alone. */
function countCharacters(text: string): { digits: number; marks: number } {
  let digits = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (code >= 48 && code <= 57) digits += 1;
      else if (code === 44 || code === 58 || code === 59) marks += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? code);
    if (wideMarks.has(character)) marks += 1;
    else if (/\p{N}/u.test(character)) digits += 1;
  }
  return { digits, marks };
}

/** Measures a block's text. */
export function measureText(text: string): TextMeasures {
  const sample = text.length > readChars ? text.slice(0, readChars) : text;
  const scale = text.length / Math.max(1, sample.length);
  const words = sample.match(wordPattern) ?? [];
  const spaceless = countSpaceless(sample);
  let capitals = 0;
  for (const word of words) {
    const first = word.charCodeAt(0);
    if (first < 128 ? first >= 65 && first <= 90 : /^\p{Lu}/u.test(word)) capitals += 1;
  }
  const phrases = phraseKinds.map(() => 0);
  if (words.length <= longestPhrase) countPhrases(sample.toLowerCase().match(/[\p{L}\p{M}\p{N}©-]+/gu) ?? [], phrases);
  const { digits, marks } = countCharacters(sample);
  const end = text.slice(-6).replace(/["'”’»)\]\s]+$/u, '');
  return {
    units: Math.max(1, (words.length + spaceless * 0.6) * scale),
    chars: text.length,
    words,
    capitals: capitals / Math.max(1, words.length),
    digits: digits / sample.length,
    marks: marks * scale,
    sentenceMarks: (sample.match(/[.!?。！？।؟…](?=\s|$|["'”’»)\]]|[\u3000-\u9fff])/g)?.length ?? 0) * scale,
    endsSentence: /[.!?。！？।؟]$/u.test(end),
    phrases,
    hasCopyright: /©|\(c\)\s*\d|copyright/i.test(sample),
    hasMoney: /[$€£¥₹₽₩]\s?\d|\d\s?[$€£¥₹₽₩]|\b(?:usd|eur|gbp|chf)\b/i.test(sample),
    hasDate: words.length <= 40 && date.test(sample),
    hasSeparator: /[|»›•·→]/.test(sample),
    startsLower: /^\p{Ll}/u.test(sample),
    isQuestion: /[?？؟]$/u.test(end),
    endsColon: /[:：]$/u.test(end),
    endsEllipsis: /(?:…|\.\.\.|\[…\])\s*$/u.test(text.slice(-6)),
    isNumber: !/\p{L}/u.test(sample),
    hasAddress: /@[\p{L}\p{N}]|https?:\/\/|www\./u.test(sample),
  };
}
