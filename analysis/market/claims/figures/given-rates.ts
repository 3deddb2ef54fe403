/** Reads the rates of prices that do not repeat them: below "Monthly pricing", after "Lite ($15 per month), Plus ($25)". */
import type { Figure } from './figure.ts';
import type { FigureReader } from './measure.ts';

/** Where a rate may begin: at the words of the heading. */
const words = /(?<![\p{L}\p{M}\p{N}])\p{L}/gu;

/** Returns a price of the text `amount` with the time that `heading` names, if it has no rate of its own. */
export function withHeadingRate(figure: Figure, amount: string, heading: string, read: FigureReader): Figure {
  if (figure.property !== 'price' || figure.per !== null) return figure;
  for (const { index } of heading.matchAll(words)) {
    const [rated] = read(`${amount} ${heading.slice(index)}`);
    const per = rated?.property === 'price' ? rated.per : null;
    // A time, not "per user": that may be one of several cases below.
    if (per !== null && !per.includes('{')) return { ...figure, per };
  }
  return figure;
}

/** Returns a price with the rate of the one before it in a list of labelled prices, or else of the heading above. */
export function ratedBeside(
  figure: Figure,
  { text, figures, heading }: { text: string; figures: readonly Figure[]; heading: string },
  read: FigureReader,
): Figure {
  const isLabelled = ({ start }: Figure): boolean => /[(:：]\s?$/u.test(text.slice(0, start));
  if (figure.property !== 'price' || figure.per !== null || !isLabelled(figure)) return figure;
  const before = figures.findLast(({ start, per }) => start < figure.start && per !== null);
  const isAlike = before?.property === 'price' && isLabelled(before) && before.per?.includes('{') === false;
  if (isAlike) return { ...figure, per: before.per };
  return withHeadingRate(figure, text.slice(figure.start, figure.end), heading, read);
}
