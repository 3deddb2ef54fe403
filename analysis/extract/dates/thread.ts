/** Recognizes threads of forums, and finds the day of the last post on the page. */
import { beside } from '../../languages/any/date-labels.ts';
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import { hasType, type StructuredItem } from '../structured-data/item.ts';
import { findDates } from './find-dates.ts';
import type { DateStyle } from './found-date.ts';
import { labelLine, labelOf } from './labels.ts';
import { readMachineDate } from './machine-date.ts';
import type { VisibleLine, VisibleText } from './visible-lines.ts';

/** Addresses that forum systems give to threads and questions. */
const threadAddress =
  /viewtopic\.php|showthread\.php|[?&;]topic=\d|\/(?:threads?|topics?|discussions?)\/[^/]*\d|\/thread-\d|\/(?:t|d)\/[^/]+\/\d|\/questions\/\d{2}/iu;
const generators =
  /phpbb|vbulletin|mybb|simple machines|smf|xenforo|discourse|nodebb|flarum|vanilla|fluxbb|punbb|bbpress/iu;
/** A longer line is text of a post. */
const maxLineChars = 140;
/** A date with more words around it, without an element of its own, is told in a post. */
const maxRestChars = 45;

/** Whether a page is a thread of a forum, or a question with its answers. */
export function isThreadPage(root: ElementNode, url: string | undefined, items: readonly StructuredItem[]): boolean {
  if (items.some((item) => hasType(item, 'DiscussionForumPosting', 'QAPage'))) return true;
  if (url !== undefined && threadAddress.test(url)) return true;
  return elementsTagged(root, 'meta').some(
    (meta) => attribute(meta, 'name') === 'generator' && generators.test(attribute(meta, 'content') ?? ''),
  );
}

/** The latest day of a post, answer or edit below the heading; null if fewer than two posts show theirs. */
export function lastPostDay({ lines, headingEnd }: VisibleText, style: DateStyle, range: Range): string | null {
  const days = lines.flatMap((line, index) =>
    line.at >= (headingEnd ?? 0) ? daysOfPost(line, lines[index - 1]?.text ?? '', style) : [],
  );
  const likely = days.filter((day) => day >= range.from && day <= range.to).toSorted();
  return likely.length < 2 ? null : (likely.at(-1) ?? null);
}

interface Range {
  readonly from: string;
  readonly to: string;
}

function daysOfPost(line: VisibleLine, previous: string, style: DateStyle): string[] {
  if (line.region !== 'main' && line.region !== 'comment') return [];
  const text = (line.told ?? line.text).replace(/\s+/gu, ' ').trim();
  if (line.isValue || text.length > maxLineChars || beside.test(text) || beside.test(labelLine(previous))) return [];
  const dates = findDates(text, style);
  if (dates.length === 0) return line.times.slice(0, 2).flatMap((time) => readMachineDate(time, style) ?? []);
  return dates.flatMap(({ day, start, end }) => {
    const isOfLine = line.hinted || text.length - (end - start) <= maxRestChars;
    return isOfLine && labelOf(text.slice(0, start).toLowerCase(), '') !== 'other' ? [day] : [];
  });
}
