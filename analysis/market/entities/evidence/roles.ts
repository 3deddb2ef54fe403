/** Recognizes what stands for a person but names none: jobs, degrees, and authors in lists of references. */
import { degreeWords, roleOpenings, roleWords } from '../../../languages/any/name-cues.ts';
import { nameLinks } from '../../../languages/any/names.ts';
import type { AnalyzedBlock } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { dictionaryOf } from './dictionary.ts';
import { isGivenName } from './person-names.ts';

/** Whether a name is an author in a list of references, as in "Berglund A". */
export function isCited(words: readonly AnalyzedWord[], forms: Iterable<string>): boolean {
  return (
    words.slice(0, -1).every(({ everyday }) => !everyday) &&
    [...forms].every((form) => /^\p{Lu}\p{Ll}[\p{L}\p{M}-]+\s\p{Lu}$/u.test(form))
  );
}

/** Whether the name that ends at word `last` is an author in a list of references: "Berglund AB, et al." */
export function isCitedWithOthers({ block, words }: AnalyzedBlock, last: number): boolean {
  return /^,?\set al(?![\p{L}\p{M}])/u.test(block.text.slice(words[last]?.end));
}

/** Whether a name is what somebody does or has studied: "Content Manager", "Bachelor of Science". */
export function isRole(words: readonly AnalyzedWord[], analyzer: Analyzer): boolean {
  const isKnown = dictionaryOf(analyzer);
  const [first, second] = words;
  if (first !== undefined && degreeWords.has(first.text) && second?.stop === true) return true;
  const hasField = words.some(
    ({ text }, index) => roleOpenings.has(text) && nameLinks.has(words[index + 1]?.text ?? ''),
  );
  return (
    words.length > 1 &&
    (hasField || roleWords.has(words.at(-1)?.text ?? '')) &&
    words.every(({ text, stem, stop }) => stop || roleWords.has(text) || (isKnown(stem) && !isGivenName(text)))
  );
}
