/** Reads what the headings above a passage say of all below them: a time, a price, a figure ("1 Week Before"). */

import type { Passage } from '../../../read/passages.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { withoutMarkedNumber } from '../../../text/heading-numbers.ts';
import { answersRule } from '../rule.ts';
import type { AnswerSign, SignReader } from '../sentence-signs.ts';

const { minTitleShare } = answersRule.values;

/** What a heading says of the passages below it. */
export interface HeadingAbove {
  signs: ReadonlySet<AnswerSign>;
  stems: ReadonlySet<string>;
  /** Its figures, without its own number: "3. Two to 4 weeks before" has 4. */
  figures: readonly number[];
}

/**
 * Returns a function for the headings above a passage of the page, nearest first. The page's title is left out: that
 * "Your 12-month checklist" names a time does not place anything on the page in it.
 */
export function headingsAbove(
  passages: readonly Passage[],
  readSigns: SignReader,
  analyzer: Analyzer,
): (passage: Passage) => readonly HeadingAbove[] {
  const covered = new Map<string, number>();
  for (const { heading_path } of passages)
    for (const heading of new Set(heading_path)) covered.set(heading, (covered.get(heading) ?? 0) + 1);
  const known = new Map<string, HeadingAbove>();
  return ({ heading_path }) =>
    heading_path
      .filter((heading) => (covered.get(heading) ?? 0) < minTitleShare * passages.length)
      .reverse()
      .map((heading) => known.get(heading) ?? read(heading));

  function read(heading: string): HeadingAbove {
    const bare = withoutMarkedNumber(heading);
    const words = analyzer.analyze(bare);
    const above = {
      signs: readSigns(bare),
      stems: new Set(words.map(({ stem }) => stem)),
      figures: words.flatMap((word) => figureValue(word) ?? []),
    };
    known.set(heading, above);
    return above;
  }
}

/** The value of a word that is a figure; undefined for other words and for figures with separators of unclear meaning. */
export function figureValue({ figure, text }: Pick<AnalyzedWord, 'figure' | 'text'>): number | undefined {
  const value = figure ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
