/** Detects words of a keyword that make its answer change with time. */
import { languagePack } from '../languages/packs.ts';
import type { TimeSign } from '../languages/titles.ts';
import { isUnsegmented, lowerCase } from './words.ts';

/** A year from 1950 to 2099. */
const year = /(?<!\p{N})(?:19[5-9]|20[0-9])\p{N}(?!\p{N})/u;

/** Whether `text` contains a year. */
export function namesYear(text: string): boolean {
  return year.test(text);
}

/** Whether `text` contains a word for the sign in `language`. */
export function saysTime(text: string, sign: TimeSign, language: string): boolean {
  const alternatives = languagePack(language).searches?.time[sign];
  if (alternatives === undefined) return false;
  const isLetter = '[\\p{L}\\p{M}\\p{N}]';
  const [before, after] = isUnsegmented(language) ? ['', ''] : [`(?<!${isLetter})`, `(?!${isLetter})`];
  return new RegExp(`${before}(?:${alternatives})${after}`, 'u').test(lowerCase(text, language));
}
