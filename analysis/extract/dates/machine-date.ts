/** Parses values that should be a date: attributes, meta contents, properties. */
import { isDay, isoDay } from './calendar.ts';
import { findDates } from './find-dates.ts';
import type { DateStyle } from './found-date.ts';
import { monthOf } from './months.ts';

/** `Thu Jan 02 10:11:12 CET 2020`, as servers print it. */
const unixDate =
  /(\p{L}{3,12})\.? {1,2}(\d{1,2}) {1,2}\d{1,2}:\d{2}(?::\d{2})?(?: {1,2}[A-Z][A-Za-z+:\d-]{1,8})? {1,2}(\d{4})/u;

/**
 * The day of a value as written; a time zone never moves it to another day.
 * @returns ISO day, or undefined if the value has no complete date
 */
export function readMachineDate(value: string, style: DateStyle = {}): string | undefined {
  const text = value.trim().slice(0, 200);
  if (/^(?:\d{10}|\d{13})$/.test(text)) {
    return new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString().slice(0, 10);
  }
  const iso =
    /^\D{0,2}(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}Z?)?$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const unix = unixDate.exec(text);
  const month = unix ? monthOf(unix[1] ?? '') : undefined;
  if (unix && month !== undefined) return day(Number(unix[3]), month, Number(unix[2]));
  return findDates(text, style)[0]?.day;
}

function day(year: number, month: number, dayOfMonth: number): string | undefined {
  const read = { year, month, day: dayOfMonth };
  return year >= 1900 && year < 2100 && isDay(read) ? isoDay(read) : undefined;
}
