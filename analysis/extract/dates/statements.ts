/** Splits a byline into its statements: "First published in May 2021. Last updated on 3 June 2024." */
import type { FoundDate } from './found-date.ts';

const ends = /(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])|\s+[|·•]\s+|,\s+/gu;

interface Statement {
  readonly start: number;
  readonly end: number;
}

/**
 * The statements of a line, cut where a sentence or a part between bars ends, and behind a date. One, if any would be
 * longer than a statement of a byline: the line is prose.
 * @param dates the dates in the line, which are never cut
 */
export function statementsOf(text: string, dates: readonly FoundDate[], maxChars: number): Statement[] {
  const whole = [{ start: 0, end: text.length }];
  const statements: Statement[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const isBehindDate = dates.some((date) => date.end === index);
    const isInDate = dates.some((date) => date.start <= index && index < date.end);
    if (isInDate || (mark.startsWith(',') && !isBehindDate)) continue;
    statements.push({ start, end: index });
    start = index + mark.length;
  }
  statements.push({ start, end: text.length });
  return statements.every((statement) => statement.end - statement.start <= maxChars) ? statements : whole;
}
