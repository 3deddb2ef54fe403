/** Questions that a figure answers, a number or a date; and the figures of a text. */
import { languagePacks } from '../languages/packs.ts';
import { isUnsegmented } from './words.ts';

const patterns = new Map(
  languagePacks.flatMap(({ code, questions }): [string, RegExp][] => {
    const alternatives = questions?.figures ?? null;
    if (alternatives === null) return [];
    // Words that are written together have no edges to look for.
    const source = isUnsegmented(code)
      ? alternatives
      : `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`;
    return [[code, new RegExp(source, 'u')]];
  }),
);

/** Whether `question` asks for a number or a date, told by its words; false in a language without a list. */
export function asksForFigure(question: string, language: string): boolean {
  return patterns.get(language)?.test(question.toLowerCase()) ?? false;
}

/** The figures of a text as written, with their separators: `1,000.5`, `½`. */
export function figuresOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu));
}
