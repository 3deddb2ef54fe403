/** Reads from the words next to a date what happened on it. */
import { modifiedLabel, otherLabel, publishedLabel } from '../../languages/any/date-labels.ts';
import type { DateRole } from './evidence.ts';

export type Label = DateRole | 'other';

/**
 * The label of a date, from the text before it or, failing that, right after it.
 * @param before text since the last date of the line, lower-cased
 * @param after up to 20 characters after the date, lower-cased
 */
export function labelOf(before: string, after: string): Label {
  // Vowel marks and letter stretching are optional in Arabic: نُشر, نشر.
  const near = before.slice(-60).replace(/[\u0640\u064B-\u0652]/gu, '');
  if (otherLabel.test(near)) return 'other';
  if (modifiedLabel.test(near)) return 'modified';
  if (publishedLabel.test(near)) return 'published';
  if (/^\s*[-–:(,|]?\s*(?:updat|aktualis|更新|수정|mis à jour|actualiz)/u.test(after)) return 'modified';
  return 'unknown';
}
