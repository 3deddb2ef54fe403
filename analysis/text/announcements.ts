/** Detects sentences that only announce what a text says, or tell where else to read. */
import { languagePack } from '../languages/packs.ts';
import { lowerCase } from './words.ts';

const known = new Map<string, RegExp | null>();

/**
 * Whether `sentence` says nothing itself: "In this guide, we cover the cost of …", "Learn more about …". One that ends with
 * a colon leads into what follows it.
 */
export function announces(sentence: string, language: string): boolean {
  const text = sentence.trim();
  if (/[:：]["'»”’)\]]*$/u.test(text)) return false;
  return patternOf(language)?.test(lowerCase(text, language).replaceAll('’', "'")) === true;
}

function patternOf(language: string): RegExp | null {
  const before = known.get(language);
  if (before !== undefined) return before;
  const { announcements } = languagePack(language).sentences ?? {};
  const made =
    announcements === undefined ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${announcements})(?![\\p{L}\\p{M}])`, 'u');
  known.set(language, made);
  return made;
}
