/** Keeps prices that stand alone on a line below chosen text, because the model takes so short a line for a label. */
import type { MeasuredPage } from './measure.ts';

/** "$49", "$$299.00", "19,90 €", "$12/month". */
const price = /^(?:(?:\p{Sc}\s?){1,2}\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?\p{Sc})(?:\s?\/\s?\p{L}+)?$/u;
/** A longer text is no price alone. */
const maxChars = 24;

/** Returns `chosen` plus the prices directly below chosen blocks, in document order. Linear in the chosen blocks. */
export function withPrices({ scan }: MeasuredPage, chosen: readonly number[]): number[] {
  const kept = new Set(chosen);
  return chosen.flatMap((index) => {
    const below = scan.blocks[index + 1]?.text.trim() ?? '';
    return !kept.has(index + 1) && below.length <= maxChars && price.test(below) ? [index, index + 1] : [index];
  });
}
