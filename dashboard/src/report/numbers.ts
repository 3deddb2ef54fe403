/** How numbers, shares and times of a report are written. */
import type { DashboardTexts } from '../../../analysis/languages/writing-pack.ts';
import type { Interval, RateValue } from './shape.ts';
import { shownLanguage, texts } from './words.ts';

const known = new Map<string, ReturnType<typeof formatsIn>>();

function formatsIn(language: string) {
  // Days stand before months, as in the reports in every other language.
  const dates = language === 'en' ? 'en-GB' : language;
  return {
    plain: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    fine: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
    money: new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }),
    day: new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(dates, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    milliseconds: new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' }),
    seconds: new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
    languages: new Intl.DisplayNames(language, { type: 'language' }),
    countries: new Intl.DisplayNames(language, { type: 'region' }),
    time: new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
  };
}

/** The formats of the language of the report on screen. */
function formats() {
  const language = shownLanguage();
  const made = known.get(language) ?? formatsIn(language);
  known.set(language, made);
  return made;
}

/** A number with at most one decimal; below one with two; with a minus, which no line begins after. */
export function number(value: number): string {
  const written = Math.abs(value) < 1 ? formats().fine.format(value) : formats().plain.format(value);
  return written.replace(/^-/u, '−');
}

/** A number without decimals, as of words. */
export function whole(value: number): string {
  return formats().plain.format(Math.round(value));
}

/** A share of 0..1 as a whole percentage. */
export function percent(share: number): string {
  return formats().share.format(Math.round(share * 100) / 100);
}

/** An amount in US dollars. */
export const usd = (amount: number): string => formats().money.format(amount);

/** Milliseconds as people say them: `840 ms`, `12.3 sec`. */
export function duration(ms: number): string {
  const { milliseconds, seconds } = formats();
  return ms < 1_000 ? milliseconds.format(Math.round(ms)) : seconds.format(ms / 1_000);
}

/** The name of an ISO 639-1 code, or the code where it has none. */
export function nameOfLanguage(code: string): string {
  return nameIn(formats().languages, code);
}

/** The name of an ISO 3166-1 code, or the code where it has none. */
export function nameOfCountry(code: string): string {
  return nameIn(formats().countries, code);
}

/** Codes that are no codes make `Intl` throw: a page may declare any. */
function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The day of an ISO date or time, or the month of `YYYY-MM`; what is none stays as it is. */
export function day(iso: string): string {
  const time = Date.parse(iso);
  if (!Number.isNaN(time) && /^\d{4}-\d{2}$/u.test(iso)) return formats().month.format(time);
  return Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}/u.test(iso) ? iso : formats().day.format(time);
}

/** Day and time in UTC. */
export function moment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${formats().time.format(time)} UTC`;
}

/** `19–81%` */
export function intervalText([low, high]: Interval): string {
  return `${Math.round(low * 100)}–${percent(high)}`;
}

/** What a rate counts. */
export type Counted = keyof DashboardTexts['parts']['counts'];

/** `3 of 6 pages`. */
export function rateText({ k, n }: Pick<RateValue, 'k' | 'n'>, of: Counted): string {
  return texts().parts.counts[of]({ k, n });
}

/** `likely between 19% and 81%` */
export function likelyText([low, high]: Interval): string {
  return texts().parts.likely(percent(low), percent(high));
}

/** A rate in words, its uncertainty included. */
export function rateInWords({ k, n, ci95 }: Pick<RateValue, 'k' | 'n' | 'ci95'>, of: Counted): string {
  return `${rateText({ k, n }, of)}, ${likelyText(ci95)}`;
}
