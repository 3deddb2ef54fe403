/** How languages ask: the marks that end a question, and the words that begin one. */
import { type QuestionFacet, questionFacets, questionOpenings } from './question-openings.ts';

/** ASCII and full-width marks, Arabic, Armenian, Greek (which Unicode folds into the semicolon), Ethiopic. */
const questionEnd = /[?？؟՞፧]["'»”’)\]]*$/u;
const greekEnd = /;["'»”’)]*$/u;

/** Whether `text` asks, and what for where its opening says so: null when it is no question. */
export function askedBy(text: string, language: string): { facet?: QuestionFacet } | null {
  const facet = facetOf(text, language);
  const marked = questionEnd.test(text) || (language === 'el' && greekEnd.test(text));
  if (!marked && facet === undefined) return null;
  return facet === undefined ? {} : { facet };
}

/** The word or words of `text` that open a question ("how much"), in lower case; null when none does. */
export function questionWordOf(text: string, language: string): string | null {
  return openingOf(text, language)?.words ?? null;
}

function facetOf(text: string, language: string): QuestionFacet | undefined {
  return openingOf(text, language)?.facet;
}

function openingOf(text: string, language: string): { facet: QuestionFacet; words: string } | undefined {
  const openings = Object.hasOwn(questionOpenings, language) ? questionOpenings[language] : undefined;
  if (openings === undefined) return undefined;
  // What stands before the first letter (numbering, an inverted mark, a quote) does not count.
  const bare = text
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const follows = language === 'zh' ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  for (const facet of questionFacets) {
    const alternatives = openings[facet];
    const found = alternatives === undefined ? null : new RegExp(`^(?:${alternatives})${follows}`, 'u').exec(bare);
    if (found !== null) return { facet, words: found[0] };
  }
  return undefined;
}
