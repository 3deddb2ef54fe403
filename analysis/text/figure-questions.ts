/** Detects questions that a number or a date answers, and extracts the figures of a text. */
import { languagePacks } from '../languages/packs.ts';
import { askedBy } from './question-words.ts';
import { isUnsegmented } from './words.ts';

const patterns = new Map(
  languagePacks.flatMap(({ code, questions }): [string, RegExp][] => {
    const alternatives = questions?.figures ?? null;
    if (alternatives === null) return [];
    // Without spaces there are no word boundaries to match.
    const source = isUnsegmented(code)
      ? alternatives
      : `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`;
    return [[code, new RegExp(source, 'u')]];
  }),
);

/**
 * Whether the words of `question` ask for a number or a date; false if the language has no list. "When" asks for a date
 * only at its beginning, not in "How do I save money when I buy one?"
 */
export function asksForFigure(question: string, language: string): boolean {
  if (askedBy(question, language)?.facet === 'when') return true;
  return patterns.get(language)?.test(question.toLowerCase()) ?? false;
}

/** The figures of a text as written, including separators: `1,000.5`, `½`. */
export function figuresOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu));
}
