/** Reads from the words next to a date what happened on it. */
import {
  clockLabel,
  exampleLabel,
  modifiedLabel,
  otherLabel,
  publishedLabel,
  scheduleBehind,
  scheduleLabel,
} from '../../languages/any/date-labels.ts';
import type { DateRole } from './evidence.ts';

export type Label = DateRole | 'other';

/** Labels of days of something else. */
const notOfPage = [otherLabel, clockLabel, exampleLabel, scheduleLabel];

/** A longer line is a heading or a sentence, and labels nothing that follows it. */
const maxLabelChars = 30;

/** The line before, where it can be a label: "Valid until" and below it the day. */
export function labelLine(previous: string): string {
  const line = previous.trim();
  return line.length <= maxLabelChars ? line : '';
}

/** Whether words say of a date that the page was published or changed then. */
export function labelsDate(words: string): boolean {
  const label = labelOf(words.toLowerCase(), '');
  return label === 'published' || label === 'modified';
}

/**
 * The label of a date, from the text before it or, failing that, right after it.
 * @param before text since the last date of the line, lower-cased
 * @param after up to 20 characters after the date, lower-cased
 * @param ownLine of `before`, what can say that the date is not the page's; all of it if not given
 */
export function labelOf(before: string, after: string, ownLine = before): Label {
  // Vowel marks and letter stretching are optional in Arabic: نُشر, نشر.
  const nearOf = (text: string): string => text.slice(-60).replace(/[\u0640\u064B-\u0652]/gu, '');
  const near = nearOf(before);
  const own = nearOf(ownLine);
  if (notOfPage.some((label) => label.test(own)) || scheduleBehind.test(after)) return 'other';
  if (modifiedLabel.test(near)) return 'modified';
  if (publishedLabel.test(near)) return 'published';
  if (/^\s*[-–:(,|]?\s*(?:updat|aktualis|更新|수정|mis à jour|actualiz)/u.test(after)) return 'modified';
  return 'unknown';
}
