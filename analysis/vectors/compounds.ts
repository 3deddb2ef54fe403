/** The two known stems that a long word of German or Dutch is made of: most such words are in no list. */
import { vectorsRule } from './rule.ts';

const { compoundLanguages, minPartLetters, maxJointLetters } = vectorsRule.values;

const languages: ReadonlySet<string> = new Set(compoundLanguages);

/** Whether words of this language (ISO 639-1) are made by writing others together. */
export function hasCompounds(language: string): boolean {
  return languages.has(language);
}

/**
 * The parts of a stem, or null where it has none: the fewest letters between them ("s", "en", "ungs"), then the longest
 * first part. `has` tells what a part may be.
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
