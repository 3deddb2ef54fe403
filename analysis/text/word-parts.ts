/** Finds a word inside longer ones, in languages that write compounds as one word: "Kredit" in "Autokredit". */
import { latinVowels } from '../languages/any/readability-formulas.ts';
import { languagePack } from '../languages/packs.ts';
import { wordsRule } from './rule.ts';

const { minPartChars, minInnerChars, minRestChars } = wordsRule.values;

/** A set of stems, or a map with stems as keys. */
export interface Stems {
  has(stem: string): boolean;
  keys(): Iterable<string>;
}

/**
 * Returns a function that says whether a text with `stems` uses a word, given by its stem. In a language with compounds
 * a word is also used as part of another ("finanzieren" in "Autofinanzierung").
 */
export function wordFinder(language: string): (stems: Stems, stem: string) => boolean {
  if (languagePack(language).nouns?.formCompounds !== true) return (stems, stem) => stems.has(stem);
  return (stems, stem) => {
    if (stems.has(stem)) return true;
    for (const longer of stems.keys()) if (isPartOf(stem, longer)) return true;
    return false;
  };
}

/** Whether a stem starts or ends a longer one; a long stem may also be inside. What remains is a syllable at least. */
function isPartOf(stem: string, longer: string): boolean {
  if (stem.length < minPartChars || longer.length < stem.length + minRestChars) return false;
  const start = longer.lastIndexOf(stem);
  if (start < 0) return false;
  const before = longer.slice(0, start);
  if (before === '') return isSyllable(longer.slice(stem.length));
  return isSyllable(before) && (longer.endsWith(stem) || stem.length >= minInnerChars);
}

/** Three letters with a vowel; "sch" is none, so "Wein" is no part of "Schwein". */
const isSyllable = (text: string): boolean => text.length >= minRestChars && text.search(latinVowels) >= 0;
