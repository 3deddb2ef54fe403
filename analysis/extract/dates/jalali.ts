/** Converts dates of the Solar Hijri calendar, which Persian pages use. */
import type { Day } from './calendar.ts';

/** Farvardin to Esfand, with Persian letters. */
const months = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ');

/** The number 1 to 12 of a month name; Arabic forms of ye and kaf are accepted. */
export function jalaliMonth(word: string): number | undefined {
  const index = months.indexOf(word.replaceAll('ي', 'ی').replaceAll('ك', 'ک'));
  return index < 0 ? undefined : index + 1;
}

/** Whether a year is one found on web pages: 1374 is 1995, 1478 is 2099. */
export function isJalaliYear(year: number): boolean {
  return year >= 1374 && year <= 1478;
}

/**
 * Converts to the Gregorian calendar. Leap years follow the 33-year cycle, which is correct from 1343 to 1472 SH.
 * Source: the arithmetic of K. M. Borkowski, "The Persian calendar for 3000 years", 1996.
 */
export function fromJalali({ year, month, day }: Day): Day | undefined {
  const length = month <= 6 ? 31 : 30;
  if (month < 1 || month > 12 || day < 1 || day > length) return undefined;
  // 1 Farvardin 1375 was 20 March 1996; days are counted from there.
  let days = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  days += day - 1;
  for (let each = 1375; each < year; each += 1) days += isLeap(each) ? 366 : 365;
  if (year === 1374) days -= 365;
  const date = new Date(Date.UTC(1996, 2, 20) + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function isLeap(year: number): boolean {
  return [1, 5, 9, 13, 17, 22, 26, 30].includes(year % 33);
}
