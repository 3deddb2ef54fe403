/** Leaves out figures that only give the one before in another unit or rate: "5 years (60 months)", "60 °F or 15 °C". */
import { claimsRule } from '../rule.ts';
import { type Figure, isSameFigure } from './figure.ts';

const { approximation } = claimsRule.values;

/** Returns `figures` of `text` without such: "¥710 (about $7)" costs ¥710, "$60,000 per year (~$30 per hour)" $60,000. */
export function withoutConversions(text: string, figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, index) => !isConversion(text, figures[index - 1], figure));
}

function isConversion(text: string, before: Figure | undefined, figure: Figure): boolean {
  if (before?.unit == null || figure.unit === null) return false;
  if (before.property !== figure.property || figure.property === 'count') return false;
  const areOfTwoRates = before.per !== null && figure.per !== null && before.per !== figure.per;
  if (before.unit.code === figure.unit.code && !areOfTwoRates) return false;
  const between = text.slice(before.end, figure.start);
  const isInBrackets =
    /^[^()]{0,3}[(（][^()\p{N}]{0,12}$/u.test(between) && /^[^()\p{N}]{0,12}[)）]/u.test(text.slice(figure.end));
  const isBeside = /^\s?(?:\/|\p{L}{1,3})\s?$/u.test(between) && before.unit.dimension === figure.unit.dimension;
  return isInBrackets || (!areOfTwoRates && isBeside && isSameFigure(before, figure, approximation));
}
