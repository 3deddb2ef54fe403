/** Leaves out the figures in brackets that only give the one before in another unit: "5 years (60 months)". */
import type { Figure } from './figure.ts';

/** Returns `figures` of `text` without such: "¥710 (about $7)" costs ¥710. */
export function withoutConversions(text: string, figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, index) => !isConversion(text, figures[index - 1], figure));
}

function isConversion(text: string, before: Figure | undefined, figure: Figure): boolean {
  if (before?.unit == null || figure.unit === null) return false;
  if (before.property !== figure.property || figure.property === 'count') return false;
  if (before.unit.code === figure.unit.code) return false;
  return (
    /^[^()]{0,3}[(（][^()\p{N}]{0,12}$/u.test(text.slice(before.end, figure.start)) &&
    /^[^()\p{N}]{0,12}[)）]/u.test(text.slice(figure.end))
  );
}
