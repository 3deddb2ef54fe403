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

function facetOf(text: string, language: string): QuestionFacet | undefined {
  const words = Object.hasOwn(questionOpenings, language) ? questionOpenings[language] : undefined;
  if (words === undefined) return undefined;
  // What stands before the first letter (numbering, an inverted mark, a quote) does not count.
  const bare = text
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const follows = language === 'zh' ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return questionFacets.find((facet) => {
    const alternatives = words[facet];
    return alternatives !== undefined && new RegExp(`^(?:${alternatives})${follows}`, 'u').test(bare);
  });
}
