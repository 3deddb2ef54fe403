/** Recognizes the units in which recipes measure, which belong to the figure before them. */
import { kitchenUnits } from '../languages/any/kitchen-units.ts';
import type { AnalyzedWord } from './analyzer.ts';

/** Whether the word at `at` measures with the figure before it: "500 ml milk" is about milk. */
export function isMeasure(words: readonly AnalyzedWord[], at: number): boolean {
  return words[at - 1]?.figure === true && kitchenUnits.has(words[at]?.text ?? '');
}
