/**
 * What each character of a text is: letter, digit, comma. The answers are kept in a table, because a look into it
 * takes a fraction of the time of a pattern, and a page asks about each of its characters.
 */

/** The kinds that a character may have; a character has several. */
export const kinds = {
  /** Part of a word: a letter, a mark on one, or a digit. */
  word: 1 << 0,
  letter: 1 << 1,
  upper: 1 << 2,
  lower: 1 << 3,
  number: 1 << 4,
  /** A letter of a script without spaces between words. */
  spaceless: 1 << 5,
  /** In a range of Unicode that holds most of these letters. */
  spacelessRange: 1 << 6,
  space: 1 << 7,
  /** A comma, a semicolon or a colon. */
  pause: 1 << 8,
  sentenceEnd: 1 << 9,
  /** A quote or bracket that may stand between the end of a sentence and the space after it. */
  closing: 1 << 10,
  separator: 1 << 11,
  money: 1 << 12,
  copyright: 1 << 13,
  hyphen: 1 << 14,
  /** Two units of UTF-16 long. */
  isPair: 1 << 15,
} as const;

/** Marks a unit whose kinds are in the table. */
const isKnown = 1 << 16;

const patterns: readonly (readonly [number, RegExp])[] = [
  [kinds.word, /[\p{L}\p{M}\p{N}]/u],
  [kinds.letter, /\p{L}/u],
  [kinds.upper, /\p{Lu}/u],
  [kinds.lower, /\p{Ll}/u],
  [kinds.number, /\p{N}/u],
  [
    kinds.spaceless,
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u,
  ],
  [kinds.spacelessRange, /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u9fff\uf900-\ufaff]/u],
  [kinds.space, /\s/u],
  [kinds.pause, /[,:;،؛、，；：]/u],
  [kinds.sentenceEnd, /[.!?。！？।؟…]/u],
  [kinds.closing, /["'”’»)\]]/u],
  [kinds.separator, /[|»›•·→]/u],
  [kinds.money, /[$€£¥₹₽₩]/u],
  [kinds.copyright, /©/u],
  [kinds.hyphen, /-/u],
];

const table = new Uint32Array(0x1_0000);

/** The kinds of the character at a place in a text; 0 behind its end. */
export function kindsAt(text: string, at: number): number {
  const known = table[text.charCodeAt(at)] ?? 0;
  return known === 0 ? readKinds(text, at) : known;
}

function readKinds(text: string, at: number): number {
  const code = text.codePointAt(at);
  if (code === undefined) return 0;
  const character = String.fromCodePoint(code);
  let found = isKnown;
  for (const [kind, pattern] of patterns) if (pattern.test(character)) found |= kind;
  // The first unit of a pair says nothing about the character, so the table has no entry for it.
  if (code > 0xffff) return found | kinds.isPair;
  if (code < 0xd800 || code > 0xdbff) table[code] = found;
  return found;
}

/** Whether a text has a character of one of the kinds. */
export function hasKind(text: string, wanted: number): boolean {
  for (let at = 0; at < text.length; at++) if ((kindsAt(text, at) & wanted) !== 0) return true;
  return false;
}

/** The runs of characters of a text that have one of the kinds: its words, for `kinds.word`. */
export function runsOf(text: string, wanted: number): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const found = kindsAt(text, at);
    if ((found & wanted) !== 0) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      runs.push(text.slice(start, at));
      start = -1;
    }
    if ((found & kinds.isPair) !== 0) at += 1;
  }
  if (start >= 0) runs.push(text.slice(start));
  return runs;
}

/** What a text consists of. */
export interface CharacterCounts {
  words: number;
  /** Words that start with a capital. */
  capitals: number;
  /** Letters of scripts without spaces; 0 for a text with none of the usual ones. */
  spaceless: number;
  digits: number;
  /** Commas, semicolons and colons. */
  pauses: number;
  /** Marks at the end of a sentence. */
  sentenceMarks: number;
  /** The kinds that occur. */
  seen: number;
}

/** Counts the characters of a text by kind, and its words: runs of letters, marks and digits. */
export function countCharacters(text: string): CharacterCounts {
  let words = 0;
  let capitals = 0;
  let spaceless = 0;
  let digits = 0;
  let pauses = 0;
  let sentenceMarks = 0;
  let seen = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const found = kindsAt(text, at);
    seen |= found;
    if ((found & kinds.isPair) !== 0) at += 1;
    if ((found & kinds.spaceless) !== 0) spaceless += 1;
    if ((found & kinds.word) !== 0) {
      if ((found & kinds.number) !== 0) digits += 1;
      if (!isInWord) {
        words += 1;
        if ((found & kinds.upper) !== 0) capitals += 1;
      }
      isInWord = true;
      continue;
    }
    isInWord = false;
    if ((found & kinds.pause) !== 0) pauses += 1;
    else if ((found & kinds.sentenceEnd) !== 0 && endsAt(text, at + 1)) sentenceMarks += 1;
  }
  if ((seen & kinds.spacelessRange) === 0) spaceless = 0;
  return { words, capitals, spaceless, digits, pauses, sentenceMarks, seen };
}

/** Whether a sentence may end before this place: at a space, a quote, a bracket, or where a script has no spaces. */
function endsAt(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return (code >= 0x3000 && code <= 0x9fff) || (kindsAt(text, at) & (kinds.space | kinds.closing)) !== 0;
}
