/** Filters out term candidates that are noise: page boilerplate, dates, site and author names. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { lowerCase } from '../../text/words.ts';
import { isSiteName, type KnownWord, siteNamesOf } from '../names/site-names.ts';
import { isDate, isFurniture } from '../names/term-noise.ts';
import { termsRule } from './rule.ts';
import type { Candidate } from './term-candidates.ts';
import type { TermForm } from './term-forms.ts';

const { minDwellingCount } = termsRule.values;

/**
 * Returns a predicate that says whether a candidate is noise, judged by its most common form. The keyword's own words
 * are never noise.
 * @param keyword in stems
 * @param forms of all candidates, by key
 * @param isRare whether a stem is rare in the language
 */
export function noiseOf(
  pages: readonly AnalyzedPage[],
  keyword: readonly string[],
  forms: ReadonlyMap<string, readonly TermForm[]>,
  analyzer: Analyzer,
  isRare: (stem: string) => boolean,
): (candidate: Candidate) => boolean {
  const names = siteNamesOf(pages, analyzer.language);
  const wanted = new Set(keyword);
  // A word of the keyword is a subject, even if something is named after it.
  const known = (word: string): KnownWord => {
    const [{ stem = word } = {}] = analyzer.analyze(word);
    if (wanted.has(stem)) return { isCapitalised: false, isRare: false };
    return {
      isCapitalised: forms.get(stem)?.[0]?.isCapitalised ?? false,
      isRare: isRare(stem),
    };
  };
  return ({ key, stems, in: uses }) => {
    if (stems.every((stem) => wanted.has(stem))) return false;
    const form = lowerCase(forms.get(key)?.[0]?.text ?? key, analyzer.language);
    if (isSiteName(form, names, analyzer.language, known)) return true;
    const words = analyzer.analyze(form).flatMap(({ text, stop }) => (stop ? [] : [text]));
    if (isDate(words, analyzer.language)) return true;
    const dwelling = uses.filter(({ occurrence }) => occurrence.count >= minDwellingCount).length;
    return dwelling < Math.min(2, pages.length) && isFurniture(words, analyzer.language);
  };
}
