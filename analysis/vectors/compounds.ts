/** Splits a long German or Dutch word into two known stems, because most compounds are in no list. */
import { vectorsRule } from './rule.ts';

const { compoundLanguages, minPartLetters, maxJointLetters } = vectorsRule.values;

const languages: ReadonlySet<string> = new Set(compoundLanguages);

/** Whether words of this language (ISO 639-1) form compounds without spaces. */
export function hasCompounds(language: string): boolean {
  return languages.has(language);
}

/**
 * Splits a stem into two parts, or returns null if impossible. Prefers the fewest linking letters between them ("s",
 * "en", "ungs"), then the longest first part. `has` says whether a part is a known stem.
 */
export function compoundParts(stem: string, has: (part: string) => boolean): [first: string, last: string] | null {
  for (let joint = 0; joint <= maxJointLetters; joint++) {
    for (let end = stem.length - joint - minPartLetters; end >= minPartLetters; end--) {
      const first = stem.slice(0, end);
      const last = stem.slice(end + joint);
      if (has(first) && has(last)) return [first, last];
    }
  }
  return null;
}
