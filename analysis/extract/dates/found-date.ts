/** A day found in a text, and the years that count as one. */
import { languagePack } from '../../languages/packs.ts';
import { type Day, isDay } from './calendar.ts';
import { fromJalali, isJalaliYear } from './jalali.ts';

/** How a page writes its dates. */
export interface DateStyle {
  /** Whether `3/4/2020` is the third of April; `undefined` when nobody can tell (then it is taken for that). */
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
  /** `named`: with the name of a month; `numeric`: figures only; `short_year`: two figures for the year. */
  readonly form: 'iso' | 'named' | 'numeric' | 'short_year';
  /** Figures that could be read with month and day exchanged. */
  readonly ambiguous: boolean;
}

/** A year written with two figures: of the Buddhist calendar on Thai pages, where 69 is 2569 and so 2026. */
export function yearOfTwoFigures(figures: number, { language }: DateStyle): number {
  const isBuddhist = language !== undefined && languagePack(language).dates?.hasBuddhistYears === true;
  return isBuddhist && figures > 42 ? 2500 + figures : 2000 + figures;
}

/** Years of the Buddhist calendar are 543 ahead; 2443 and on cannot be of the common one here. */
export function toDay(year: number, month: number, day: number): Day | undefined {
  if (isJalaliYear(year)) return fromJalali({ year, month, day });
  const read = { year: year >= 2443 && year <= 2700 ? year - 543 : year, month, day };
  return read.year >= 1900 && read.year < 2100 && isDay(read) ? read : undefined;
}
