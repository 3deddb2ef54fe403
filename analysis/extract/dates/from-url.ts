/** Reads the date in a page's address. */
import { isDay, isoDay } from './calendar.ts';
import { type DateEvidence, evidence } from './evidence.ts';
import { monthOf } from './months.ts';
import { pageDatesRule } from './rule.ts';

const { urlWeight, compactUrlWeight } = pageDatesRule.values;

const yearFirstPattern = /(?:^|[/_.=-])((?:19|20)\d{2})([/_.-])(\d{1,2})\2(\d{1,2})(?=$|[^\d])/;
const yearFirstNamed = /[/_-]((?:19|20)\d{2})[/_-]([a-z]{3,9})[/_-](\d{1,2})(?=$|[^\d])/i;
const yearLastPattern = /(?:^|[/_.=-])(\d{1,2})([/_.-])(\d{1,2})\2((?:19|20)\d{2})(?=$|[^\d])/;
const compactPattern = /(?:^|[^\d])((?:19|20)\d{2})[/_-]?(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=$|[^\d])/;

/** Returns at most one date: the first in the path or query. */
export function datesFromUrl(url: string | undefined): DateEvidence[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { pathname, search } = new URL(url);
  const path = `${pathname}${search}`.slice(0, 2000);
  const plain = yearFirstPattern.exec(path);
  if (plain) return found(path, plain[1], Number(plain[3]), plain[4], urlWeight);
  const named = yearFirstNamed.exec(path);
  const month = monthOf(named?.[2] ?? '');
  if (named && month !== undefined) return found(path, named[1], month, named[3], urlWeight);
  const last = yearLastPattern.exec(path);
  if (last) return found(path, last[4], Number(last[3]), last[1], urlWeight);
  const compact = compactPattern.exec(path);
  return compact ? found(path, compact[1], Number(compact[2]), compact[3], compactUrlWeight) : [];
}

function found(
  path: string,
  year: string | undefined,
  month: number,
  dayOfMonth: string | undefined,
  weight: number,
): DateEvidence[] {
  const day = { year: Number(year), month, day: Number(dayOfMonth) };
  if (!isDay(day)) return [];
  return [evidence({ day: isoDay(day), role: 'published', place: 'url', where: 'address', raw: path, weight })];
}
