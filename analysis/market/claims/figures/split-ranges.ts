/** Joins the bounds of a range that words stand between: "from $300 for a small frame to $900 for a large one". */
import { claimsRule } from '../rule.ts';
import type { Lexicon } from '../statements/lexicon.ts';
import type { Figure } from './figure.ts';

const { maxBetweenChars } = claimsRule.values;

/** Returns the figures of a text with both bounds of such a range as one figure. */
export function withSplitRanges(
  plain: string,
  figures: readonly Figure[],
  lexicon: Pick<Lexicon, 'between' | 'to'>,
): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const before = joined.at(-1);
    if (before !== undefined && areBounds(plain, before, figure, lexicon))
      joined.splice(-1, 1, rangeOf(before, figure));
    else joined.push(figure);
  }
  return joined;
}

function rangeOf(first: Figure, second: Figure): Figure {
  const approximate = first.approximate || second.approximate;
  return { ...second, start: first.start, low: first.low, high: second.high ?? second.low, approximate, isSplit: true };
}

/** Whether `from` leads to the first figure, and `to` to the second, with a short remark between them. */
function areBounds(
  plain: string,
  first: Figure,
  second: Figure,
  { between, to }: Pick<Lexicon, 'between' | 'to'>,
): boolean {
  const isRange = ({ low, high }: Figure) => low !== null && high !== null && low !== high;
  if (first.low === null || isRange(first) || isRange(second)) return false;
  if (first.unit === null || first.unit.code !== second.unit?.code || first.per !== second.per) return false;
  if (first.low >= (second.high ?? second.low ?? 0)) return false;
  if (between.tail(plain.slice(0, first.start)) === 0 && between.head(plain.slice(first.start)) === 0) return false;
  const words = plain.slice(first.end, second.start);
  if (words.length > maxBetweenChars || /[^\p{L}\p{M}\s'’-]/u.test(words)) return false;
  return to.tail(words) > 0 || (words.trim() !== '' && to.head(plain.slice(second.start)) > 0);
}
