/** How numbers, shares and times of a report are written. */
import type { Interval, RateValue } from './shape.ts';
import { shownLanguage } from './words.ts';

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

/** A number with at most one decimal; below one with two. */
export function number(value: number): string {
  return Math.abs(value) < 1 ? formats().fine.format(value) : formats().plain.format(value);
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

/** `4,000` of `4000`, `4,000–7,000` of the range `4000-7000`; what is no number stays as it is. */
export function figure(value: string): string {
  // A month or a year and month is no range: `2026-09`.
  if (/^\d{4}-\d{2}$/u.test(value)) return value;
  if (!/^(?:[<>]=)?-?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/u.test(value)) return value;
  const bound = value.startsWith('>=') ? 'at least ' : value.startsWith('<=') ? 'at most ' : '';
  const numbers = value.replace(/^[<>]=/u, '').split(/(?<=\d)-/u);
  return bound + numbers.map((part) => formats().fine.format(Number(part))).join('–');
}

/** `1 page`, `3 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formats().plain.format(count)} ${count === 1 ? one : many}`;
}

/** The day of an ISO date or time; what is none stays as it is. */
export function day(iso: string): string {
  const time = Date.parse(iso);
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

/** A rate in a sentence, its uncertainty included. `of` is what is counted, in the plural. */
export function rateInWords({ k, n, ci95 }: Pick<RateValue, 'k' | 'n' | 'ci95'>, of: string): string {
  return `${k} of ${n} ${of}; among ${of} like these the share lies between ${percent(ci95[0])} and ${percent(ci95[1])} (95% interval)`;
}
