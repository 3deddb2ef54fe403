/** Tells names of a single word from other words, by how common they are in the language. */
import { possessives, titleOpenings } from '../../../languages/any/name-cues.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { backgroundFor } from '../../../text/background.ts';
import { isPlace } from '../../../text/places.ts';
import { isInDictionary } from '../../../text/vocabulary.ts';
import { entitiesRule } from '../rule.ts';
import { dictionaryOf } from './dictionary.ts';
import { isGivenName } from './person-names.ts';

const { minSites } = entitiesRule.values;

/** "Riesling", of which some pages write "riesling", too: a single word that hardly any text of the language has. */
export function isRareWord(words: readonly AnalyzedWord[], pages: number, analyzer: Analyzer): boolean {
  const background = backgroundFor(analyzer);
  const [only, ...others] = words;
  if (background === null || only === undefined || others.length > 0 || pages < minSites) return false;
  return !only.everyday && background.shareOf(only.stem) <= background.least;
}

/** "White", "Kids": a single word of the language, which a site alone has capitalized for another reason. */
export function isPlainWord(key: string, analyzer: Analyzer): boolean {
  const background = backgroundFor(analyzer);
  const [only, ...others] = analyzer.analyze(key);
  if (background === null || only === undefined || others.length > 0 || isPlace(key, analyzer.language)) return false;
  return only.everyday || background.shareOf(only.stem) > background.least;
}

/** "Headlamp", "Windbreaker": a single word in the dictionary, and no place. */
export function isWordOfLanguage(key: string, analyzer: Analyzer): boolean {
  const [only, ...others] = analyzer.analyze(key);
  if (only === undefined || others.length > 0 || isPlace(key, analyzer.language)) return false;
  return only.everyday || isInDictionary(only.text, analyzer.language);
}

/** "Zojirushi": a single word that no list of the language has, never in small letters. */
export function isStrange(key: string, small: number, analyzer: Analyzer): boolean {
  const [only, ...others] = analyzer.analyze(key);
  if (small > 0 || only === undefined || others.length > 0 || backgroundFor(analyzer) === null) return false;
  return !only.everyday && !dictionaryOf(analyzer)(only.stem);
}

/** Whether a name has several words, all of them of the language and none a given name: "Spring Cleaning". */
export function areOrdinary(key: string, analyzer: Analyzer): boolean {
  const isKnown = dictionaryOf(analyzer);
  const words = analyzer.analyze(key);
  return words.length > 1 && words.every(({ text, stem, stop }) => stop || (isKnown(stem) && !isGivenName(text)));
}

/** "Suica", besides "SUICA": one capital, then small letters. */
export function isNameLike(form: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}$/u.test(form);
}

/**
 * Whether words of the language are part of a title: they open with a possessive or as the titles of guides do, with
 * what the keyword asks for. "Your Buck", "Ultimate Wedding Checklist".
 */
export function isOfTitle(key: string, keyword: ReadonlySet<string>, analyzer: Analyzer): boolean {
  const [first, ...rest] = analyzer.analyze(key);
  if (first === undefined || !areOrdinary(key, analyzer)) return false;
  return possessives.has(first.text) || (titleOpenings.has(first.text) && rest.some(({ stem }) => keyword.has(stem)));
}
