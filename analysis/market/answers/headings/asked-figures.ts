/** Compares the figures that a question gives with those of the headings above a passage. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { figureValue, type HeadingAbove } from './headings-above.ts';

/** A figure in a question, with the stem of what it counts: 12 months. */
export interface AskedFigure {
  value: number;
  unit: string;
}

/** The figures that the words of a question give, each with the word that it counts. */
export function figuresAsked(words: readonly AnalyzedWord[]): AskedFigure[] {
  return words.flatMap((word, index) => {
    const value = figureValue(word);
    const unit = words[index + 1];
    return value === undefined || unit === undefined || unit.stop || unit.figure ? [] : [{ value, unit: unit.stem }];
  });
}

/**
 * Whether the headings above a passage give a figure of the question (1), another figure of the same unit (−1) or none
 * (0): what stands below "4 Weeks Before" is not what to do one week before. The nearest heading with figures counts. Of
 * several figures ("12 to 9 Months Out") those between count, too.
 */
export function figureAbove(asked: readonly AskedFigure[], headings: readonly HeadingAbove[]): number {
  for (const { value, unit } of asked) {
    const above = headings.find(({ stems, figures }) => figures.length > 0 && stems.has(unit));
    if (above !== undefined) return Math.min(...above.figures) <= value && value <= Math.max(...above.figures) ? 1 : -1;
  }
  return 0;
}
