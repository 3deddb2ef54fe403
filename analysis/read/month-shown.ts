/** Reads the month that a page shows as its date, without a day. */
import { labelsDate } from '../extract/dates/labels.ts';
import { monthOf } from '../extract/dates/months.ts';

const inBrackets = /\([^()]{0,40}\)/gu;
const monthAlone = /^((?:\p{L}+[\s:,]+){0,5}?)(\p{L}{3,})\.?,? (?:de |del |di )?((?:19|20)\d{2})\.?$/u;

/**
 * The latest month (`YYYY-MM`) that a line for dates, or a part of it, consists of, with nothing but a label
 * before it or something in brackets after it: "April 2024 (document history)", "Published May 2021 | Reviewed March
 * 2024". Null without one.
 */
export function shownMonthOf(lines: readonly string[], language: string): string | null {
  const parts = lines.flatMap((line) => line.replaceAll(inBrackets, ' ').split(/[|·•]/u));
  const months = parts.flatMap((part) => {
    const [, label = '', name = '', digits = ''] = monthAlone.exec(part.trim()) ?? [];
    const month = name === '' ? undefined : monthOf(name, language);
    const isOwn = label.trim() === '' || labelsDate(label);
    return month !== undefined && isOwn ? [`${digits}-${String(month).padStart(2, '0')}`] : [];
  });
  return months.toSorted().at(-1) ?? null;
}
