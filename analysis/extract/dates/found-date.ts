/** A date found in a text, and the conversion of years from other calendars. */
import { languagePack } from '../../languages/packs.ts';
import { type Day, isDay } from './calendar.ts';
import { fromJalali, isJalaliYear } from './jalali.ts';

/** How a page writes its dates. */
export interface DateStyle {
  /** Whether `3/4/2020` is 3 April. If undefined, day first is assumed. */
  readonly dayFirst?: boolean | undefined;
  /** ISO 639-1. */
  readonly language?: string | undefined;
}

export interface FoundDate {
  /** ISO day. */
  readonly day: string;
  /** Offsets in the text after `asciiDigits`, which keeps lengths. */
  readonly start: number;
  readonly end: number;
  /** `named`: with a month name; `numeric`: digits only; `short_year`: a two-digit year. */
  readonly form: 'iso' | 'named' | 'numeric' | 'short_year';
  /** Whether day and month could be exchanged. */
  readonly ambiguous: boolean;
}

/** Expands a two-digit year. On Thai pages it is Buddhist: 69 is 2569, which is 2026. */
export function yearOfTwoFigures(figures: number, { language }: DateStyle): number {
  const isBuddhist = language !== undefined && languagePack(language).dates?.hasBuddhistYears === true;
  return isBuddhist && figures > 42 ? 2500 + figures : 2000 + figures;
}

/** Builds a day. Years from 2443 on are Buddhist, 543 ahead of the common era. */
export function toDay(year: number, month: number, day: number): Day | undefined {
  if (isJalaliYear(year)) return fromJalali({ year, month, day });
  const read = { year: year >= 2443 && year <= 2700 ? year - 543 : year, month, day };
  return read.year >= 1900 && read.year < 2100 && isDay(read) ? read : undefined;
}
