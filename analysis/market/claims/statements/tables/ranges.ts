/** Reads ranges whose bounds stand in two columns of a table. */
import type { Analyzer } from '../../../../text/analyzer.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Lexicon } from '../lexicon.ts';

interface Tools {
  lexicon: Lexicon | null;
  analyzer: Analyzer;
}

/** Whether two neighbouring columns are the bounds of one range: "Low range", "High range". */
export function isBound(one: string | undefined, other: string | undefined, { lexicon, analyzer }: Tools): boolean {
  if (one === undefined || other === undefined || lexicon === null) return false;
  const [low, high] = [one, other].map((header) => analyzer.analyze(header).map(({ text }) => text));
  const isLow = low?.some((word) => lexicon.low.has(word)) === true;
  return isLow && high?.some((word) => lexicon.high.has(word)) === true;
}

/** "Low range" without the word of its bound; under "Low", the range is of the row. */
export function ofRange(
  subject: string,
  row: string | null,
  { lexicon, analyzer }: Tools,
): { subject: string; owner: string | null } {
  const bound = analyzer.analyze(subject).find(({ text }) => lexicon?.low.has(text) === true);
  const rest = bound === undefined ? subject : `${subject.slice(0, bound.start)}${subject.slice(bound.end)}`.trim();
  if (/\p{L}{2}/u.test(rest)) return { subject: rest, owner: row };
  return row === null ? { subject, owner: null } : { subject: row, owner: null };
}

/** A range from one cell to the next. */
export function upTo(figure: Figure, { high }: Figure): Figure {
  return figure.low !== null && high !== null && figure.low < high ? { ...figure, high } : figure;
}
