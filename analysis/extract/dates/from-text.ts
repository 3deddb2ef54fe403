/** Reads dates from the visible text, weighted by their position and the words next to them. */
import { spanMark, startLabel } from '../../languages/any/date-labels.ts';
import { type DateEvidence, evidence } from './evidence.ts';
import { findDates } from './find-dates.ts';
import type { DateStyle, FoundDate } from './found-date.ts';
import { labelLine, labelOf } from './labels.ts';
import { readMachineDate } from './machine-date.ts';
import { monthOf } from './months.ts';
import { pageDatesRule } from './rule.ts';
import { statementsOf } from './statements.ts';
import type { VisibleLine, VisibleText } from './visible-lines.ts';

const { textWeights, regionShare, nearBeforeChars, nearAfterChars, modifiedShare, maxShownChars } =
  pageDatesRule.values;

/** Where a date stands that the page keeps from sight. */
export const hiddenPlace = 'hidden element';

/** Only the start of a longer line is read: such a line is prose, and a page's date is not deep inside prose. */
const maxLineChars = 1000;
/** At most this many dates per page are weighed; long listings repeat themselves. */
const maxDates = 400;

/** "March 5, 2026, 07:16:19 AM" */
const clock = /^[^:]{6,40}[\s,]\d{1,2}:\d{2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:\s[A-Z]{2,4})?$/iu;
const timeAfter = /^\D{0,8}\d{1,2}[:.h]\d{2}(?!\d)/u;

/**
 * Returns the evidence of all lines with dates, in page order.
 * @param isThread whether the page is a thread: above its heading stands only the clock of the forum
 */
export function datesFromText(page: VisibleText, style: DateStyle, isThread: boolean): DateEvidence[] {
  const found: DateEvidence[] = [];
  let previous = '';
  for (const line of page.lines) {
    if (found.length >= maxDates) break;
    const isAbove = page.headingEnd !== null && line.at < page.headingEnd;
    const hasDate = line.times.length > 0 || /\p{Nd}/u.test(line.text);
    if (hasDate && !(isAbove && (isThread || isClock(line))))
      found.push(...read(line, previous, page.headingEnd, style));
    previous = line.text;
  }
  return found;
}

/** Whether a line is a day with a time of day to the second, and nothing else. */
function isClock({ text, isValue }: VisibleLine): boolean {
  return !isValue && clock.test(text.trim());
}

function read(line: VisibleLine, previous: string, headingEnd: number | null, style: DateStyle): DateEvidence[] {
  const text = (line.told ?? line.text).replace(/\s+/g, ' ').trim().slice(0, maxLineChars);
  const dates = findDates(text, style);
  if (dates.length === 0) return fromTimes(line, text, previous, headingEnd, style);
  const statements = statementsOf(text, dates, maxShownChars);
  let from = 0;
  return dates.flatMap((date, index) => {
    const inLine = text.slice(from, date.start);
    const isAlone = from === 0 && inLine.trim().length < 3;
    const before = isAlone ? `${labelBefore(previous)} ${inLine}` : inLine;
    // "How to plan an event", the page's heading, is no label of the day below it.
    const own = isAlone ? `${labelLine(previous)} ${inLine}` : inLine;
    from = date.end;
    // A word between two dates belongs to the second.
    const after = index === dates.length - 1 ? text.slice(date.end, date.end + 20) : '';
    const label = labelOf(before.toLowerCase(), after.toLowerCase(), own.toLowerCase());
    if (isOfSpan(text, dates, index) || (line.times.length === 0 && startLabel.test(own.toLowerCase()))) return [];
    if (label === 'other' || (line.isValue && labelOf(inLine.toLowerCase(), after) === 'unknown')) return [];
    const role = label === 'unknown' && line.hintedModified ? 'modified' : label;
    const share = regionShare[line.region] * (role === 'modified' ? modifiedShare : 1);
    const statement = statements.find(({ start, end }) => start <= date.start && date.end <= end);
    // What else a byline states takes nothing from a labelled date. Elsewhere, much is published, but a page is updated.
    const isOwn = label === 'modified' || (label === 'published' && closeness(line, headingEnd) > 0);
    const raw = isOwn && statement !== undefined ? text.slice(statement.start, statement.end) : text;
    const rest = raw.length - (date.end - date.start);
    const weight = Math.max(
      0.1,
      sum(line, text, date, rest, dates.length, headingEnd) + (label === 'published' ? textWeights.labelled : 0),
    );
    return [evidence({ day: date.day, role, place: 'visible', where: whereOf(line), raw, weight: weight * share })];
  });
}

/** Whether a date is the first or the last day of a time span: "3 May 2024 – 7 June 2024". */
function isOfSpan(text: string, dates: readonly FoundDate[], index: number): boolean {
  const spans = (first: FoundDate | undefined, last: FoundDate | undefined): boolean =>
    first !== undefined &&
    last !== undefined &&
    first.day < last.day &&
    spanMark.test(text.slice(first.end, last.start));
  return spans(dates[index - 1], dates[index]) || spans(dates[index], dates[index + 1]);
}

/** The end of the line before, which may be a label; the words before another date belong to that date. */
function labelBefore(previous: string): string {
  return /\p{Nd}{4}/u.test(previous) ? '' : previous.trim().slice(-40);
}

/**
 * A time element may show "two hours ago" and hold the date in its attribute. Where it shows a day and its month alone,
 * as "Nov 3", nobody sees of which year.
 */
function fromTimes(
  line: VisibleLine,
  text: string,
  previous: string,
  headingEnd: number | null,
  style: DateStyle,
): DateEvidence[] {
  return line.times.slice(0, 2).flatMap((raw) => {
    const day = readMachineDate(raw, style);
    const own = `${labelLine(previous)} ${text}`.toLowerCase();
    const label = labelOf(`${previous.slice(-30)} ${text}`.toLowerCase(), '', own);
    if (day === undefined || label === 'other') return [];
    const role = label === 'unknown' && line.hintedModified ? 'modified' : label;
    const weight = textWeights.base + textWeights.hinted + textWeights.alone + closeness(line, headingEnd);
    const share = regionShare[line.region] * (role === 'modified' ? modifiedShare : 1);
    const place = isWithoutYear(text, style) ? 'microdata' : 'visible';
    return [evidence({ day, role, place, where: line.isHidden ? hiddenPlace : 'time', raw, weight: weight * share })];
  });
}

/** Whether a short text names a month, but no year. */
function isWithoutYear(text: string, { language }: DateStyle): boolean {
  const words = text.split(/[^\p{L}\p{M}\p{Nd}]+/u);
  return !/\p{Nd}{4}/u.test(text) && words.some((word) => monthOf(word, language) !== undefined);
}

/** @param rest characters around the date that are not its own */
function sum(
  line: VisibleLine,
  text: string,
  date: FoundDate,
  rest: number,
  count: number,
  headingEnd: number | null,
): number {
  const isProse = text.length > 200 && date.start > 60;
  return (
    textWeights.base +
    (line.hinted && !isProse ? textWeights.hinted : 0) +
    (isProse ? textWeights.inProse : closeness(line, headingEnd)) +
    (rest < 40 && count <= 2 ? textWeights.alone : 0) +
    (timeAfter.test(text.slice(date.end, date.end + 16)) ? textWeights.timed : 0) +
    (date.ambiguous || date.form === 'short_year' ? textWeights.doubtful : 0)
  );
}

function closeness(line: VisibleLine, headingEnd: number | null): number {
  if (headingEnd === null) return 0;
  const distance = line.at - headingEnd;
  if (distance >= 0)
    return distance <= nearAfterChars ? textWeights.nearHeading * (1 - distance / (2 * nearAfterChars)) : 0;
  return -distance <= nearBeforeChars ? textWeights.nearHeading * (1 + distance / (2 * nearBeforeChars)) : 0;
}

function whereOf(line: VisibleLine): string {
  if (line.isHidden) return hiddenPlace;
  return line.times.length > 0 ? 'time' : line.hinted ? 'dated element' : 'text';
}
