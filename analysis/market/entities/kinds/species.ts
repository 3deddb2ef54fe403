/** Recognizes the Latin names of plants and animals: "Epipremnum aureum", after which pages also write "Epipremnum". */
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { backgroundFor } from '../../../text/background.ts';
import { vectorsOf } from '../../../vectors/word-vectors.ts';
import { dictionaryOf } from '../evidence/dictionary.ts';

/** A genus with its species, which ends as Latin adjectives and genitives do. */
const binomials =
  /(?<![\p{L}\p{M}'’-])(\p{Lu}\p{Ll}{3,}) (\p{Ll}{2,}(?:a|ae|ans|ens|i|is|oides|or|um|us))(?![\p{L}\p{M}'’-])/gu;

/**
 * Returns the stems of the genera of the species that the pages name. A genus is no common word, and its species none
 * of the language at all; empty in a language whose lists of words are short.
 */
export function generaIn(pages: readonly AnalyzedPage[], analyzer: Analyzer): ReadonlySet<string> {
  const background = backgroundFor(analyzer);
  if (background === null || vectorsOf(analyzer.language) === null) return new Set();
  const isKnown = dictionaryOf(analyzer);
  const stemOf = (word: string): string => analyzer.analyze(word)[0]?.stem ?? word;
  const pairs = pages.flatMap(({ document: { text } }) => [...text.matchAll(binomials)]);
  return new Set(
    pairs.flatMap(([, name = '', species = '']) => {
      const genus = stemOf(name);
      return background.shareOf(genus) > background.least || isKnown(stemOf(species)) ? [] : [genus];
    }),
  );
}
