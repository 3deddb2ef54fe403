/** Finds a line with a month and its year, or with a day without one, that a page shows by itself. */
import { monthOf } from '../../extract/dates/months.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { signsRule } from './rule.ts';

const { maxDateBlocks, maxDateWords, maxDayWords } = signsRule.values;

const year = /^\D?((?:19|20)\d{2})(?!\d)/u;
const eastAsian = /(?:19|20)\d{2} ?[年년] ?\d{1,2} ?[月월]/u;

/** A day of a month: "23", "23.", "23rd". */
const dayNumber = /^(?:[12]?\d|3[01])(?:\.|st|nd|rd|th|er|º)?$/u;

/**
 * Returns the first day and its month, without a year, that is a short text or opens a line around the heading ("Jan 24
 * Written by Beth"): among the first or last blocks, or those lines.
 */
export function shownDay(
  { blocks }: Pick<AnalyzedPage, 'blocks'>,
  atHeading: readonly string[],
  language: string,
): string | null {
  const ends = [...blocks.slice(0, maxDateBlocks), ...blocks.slice(maxDateBlocks).slice(-maxDateBlocks)];
  const texts = ends.flatMap(({ block: { kind, text } }) => (kind === 'heading' ? [] : [text.trim()]));
  const openings = atHeading.flatMap((line) => /^\S+ \S+(?= \p{Lu})/u.exec(line) ?? []);
  return [...atHeading, ...texts, ...openings].find((text) => isDay(text, language)) ?? null;
}

function isDay(text: string, language: string): boolean {
  const tokens = text.split(/[\s,()/·|–—-]+/u).filter((token) => token !== '');
  if (tokens.length > maxDayWords || /\d{3}/u.test(text)) return false;
  const at = tokens.findIndex((token) => monthOf(token.replace('.', ''), language) !== undefined);
  const beside = [tokens[at - 1] ?? '', tokens[at + 1] ?? ''];
  return at >= 0 && beside.some((token) => dayNumber.test(token));
}

/**
 * Returns the first short text with a month before its year: among the first or last blocks, or of the lines of the
 * whole page that say when it was written or checked. Null without one.
 */
export function shownMonth(
  { blocks }: Pick<AnalyzedPage, 'blocks'>,
  datedLines: readonly string[],
  language: string,
): string | null {
  const ends =
    blocks.length <= 2 * maxDateBlocks ? blocks : [...blocks.slice(0, maxDateBlocks), ...blocks.slice(-maxDateBlocks)];
  const texts = ends.flatMap(({ block: { kind, text }, words }) =>
    kind === 'heading' || words.length > maxDateWords ? [] : [text],
  );
  return [...texts, ...datedLines].find((text) => hasMonth(text, language)) ?? null;
}

/** Whether a month stands before its year, with or without the day between them: "April 2017", "July 2, 2024". */
function hasMonth(text: string, language: string): boolean {
  const tokens = text.split(/[\s,.()/·|–—-]+/u).filter((token) => token !== '' && !/^(?:de|del|di)$/iu.test(token));
  return (
    eastAsian.test(text) ||
    tokens.some((token, at) => {
      const [next = '', second = ''] = tokens.slice(at + 1);
      return monthOf(token, language) !== undefined && (year.test(next) || (dayNumber.test(next) && year.test(second)));
    })
  );
}
