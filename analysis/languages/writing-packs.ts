/** The languages that reports are written in, one line each. */
import { pack as de } from './de/texts/pack.ts';
import { pack as en } from './en/texts/pack.ts';
import { pack as fr } from './fr/texts/pack.ts';
import type { WritingPack } from './writing-pack.ts';

/** The packs by language (ISO 639-1). */
export const writingPacks: Readonly<Record<string, WritingPack>> = { de, en, fr };

/** The pack of `language` (ISO 639-1), or the English one if there is none. */
export function writingPackOf(language: string): WritingPack {
  return Object.hasOwn(writingPacks, language) ? (writingPacks[language] ?? en) : en;
}

/** Whether reports can be written in `language`. */
export function writesIn(language: string): boolean {
  return Object.hasOwn(writingPacks, language);
}
