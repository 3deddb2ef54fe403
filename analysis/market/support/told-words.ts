/** The words of a sentence that are compared: their stems and weights, and which are names. */
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import type { Background } from '../../text/background.ts';
import type { Figure } from '../claims/figures/figure.ts';
import { supportRule } from './rule.ts';

const { weightsPerDecade, weightWithoutList, maxWeight } = supportRule.values;

/** A word with content, outside figures. */
export interface ToldWord {
  stem: string;
  weight: number;
  /** Whether it is written as a name, and not because a sentence begins with it. */
  isName: boolean;
  /** Whether the text begins with it, so that a capital says nothing. */
  isFirst: boolean;
  /** The lower-cased word before it, without articles; empty at the start. */
  before: string;
}

export interface WordContext {
  analyzer: Analyzer;
  background: Background | null;
  areNounsCapitalized: boolean;
}

/** A word with its offset in the text. */
export type PlacedWord = ToldWord & { start: number };

/** The words with content of a text, outside `figures`. */
export function wordsOf(text: string, figures: readonly Figure[], context: WordContext): PlacedWord[] {
  const all = context.analyzer.analyze(text);
  return all.flatMap((word, index): PlacedWord[] => {
    const isInFigure = figures.some(({ start, end }) => word.start < end && word.end > start);
    const isName = isNameIn(text, word, index === 0, context);
    if (isInFigure || (word.stop && !isName) || (word.figure && !isName)) return [];
    const before = all[index - 1];
    return [
      {
        stem: word.stem,
        weight: weightOf(word, context.background),
        isName,
        isFirst: index === 0,
        before: before === undefined ? '' : before.text,
        start: word.start,
      },
    ];
  });
}

function weightOf({ stem, figure }: AnalyzedWord, background: Background | null): number {
  if (background === null || figure) return weightWithoutList;
  return Math.min(maxWeight, Math.max(1, Math.round(-Math.log10(background.shareOf(stem)) * weightsPerDecade)));
}

/** A capital inside a sentence, a word with a digit such as "K5", or the number of a name such as "Lift 2". */
function isNameIn(
  text: string,
  { start, end, figure, stop }: AnalyzedWord,
  isFirst: boolean,
  context: WordContext,
): boolean {
  const written = text.slice(start, end);
  if (figure) return /^\d{1,4}$/u.test(written) && isPartOfName(text, { start } as Figure) && !isYear(written);
  if (/\p{L}/u.test(written) && /\p{N}/u.test(written)) return /\p{Lu}|\p{Ll}/u.test(written);
  return !isFirst && !stop && !context.areNounsCapitalized && /^\p{Lu}/u.test(written);
}

function isYear(written: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/u.test(written);
}

/** "Lift 2", "Boeing 737". */
export function isPartOfName(text: string, { start }: Figure): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}-]*\s$/u.test(text.slice(0, start));
}
