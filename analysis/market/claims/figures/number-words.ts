/** Writes the numbers in words before a unit of time in digits, so that "six weeks" is a figure. */

import { languagePack } from '../../../languages/packs.ts';
import type { FigureStatements } from '../../../languages/statements.ts';
import { numberWords } from '../../../text/vocabulary.ts';
import { claimsRule } from '../rule.ts';
import { unitOf } from './units.ts';

const { maxNumberWord } = claimsRule.values;

/** Fills what a digit leaves of a word, so that places in the text remain the same; see `numberPattern`. */
export const filler = '\u0000';

/** Returns a function that replaces such words and keeps the length of the text. */
export function numbersInDigits(language: string, wording: FigureStatements | null): (text: string) => string {
  const values = new Map([...numberWords(language)].filter(([word, value]) => value <= maxNumberWord && isWord(word)));
  const times = timesOf(language);
  if (values.size === 0 || times.length === 0 || wording === null || wording.unspaced === true) return (text) => text;
  const any = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const links = [wording.to, wording.and]
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter(isWord)
    .join('|');
  const between = (languagePack(language).figures?.beforeUnits ?? '').split(/\s+/u).filter((word) => word !== '');
  const unit = `[\\s-](?:(?:${[...between, ''].join('|')})\\s)?(?:${times.join('|')})(?![\\p{L}\\p{M}])`;
  const ones = onesOf(language);
  const range = `\\s(?:${links})\\s(?:${any}|\\p{N}{1,2})`;
  // "One" is an article in many languages, but not in "one to three days".
  const word = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}'’-])(?:(?:${any})(?=(?:${range})?${unit})|(?:${ones.join('|') || any})(?=${range}${unit}))`,
    'giu',
  );
  return (text) =>
    text.replaceAll(word, (written) => {
      const digits = String(values.get(written.toLowerCase()) ?? 1);
      return digits.length > written.length ? written : digits.padEnd(written.length, filler);
    });
}

/** The words for one before a unit of time. */
export function onesOf(language: string): string[] {
  const phrases = (languagePack(language).numbers?.phrases ?? []).filter(([, digits]) => digits.startsWith('1 '));
  return [...new Set(phrases.map(([phrase]) => phrase.split(' ')[0] ?? ''))].filter(isWord);
}

function isWord(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/** The names of units of time in a language. */
function timesOf(language: string): string[] {
  return (languagePack(language).figures?.units ?? '').split('|').flatMap((line) => {
    const [code = '', names = ''] = line.split(': ').map((part) => part.trim());
    const dimension = unitOf(code)?.dimension;
    return dimension === 'time' || dimension === 'calendar' ? names.split(/\s+/u).filter(isWord) : [];
  });
}
