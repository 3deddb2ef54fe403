/** How numbers, shares and times of a report are written. */
import type { Interval, Rate } from './shape.ts';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** A number with at most one decimal; below one with two. */
export function number(value: number): string {
  return Math.abs(value) < 1 ? fine.format(value) : plain.format(value);
}

/** A number without decimals, as of words. */
export function whole(value: number): string {
  return plain.format(Math.round(value));
}

/** A share of 0..1 as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** An amount in US dollars. */
export const usd = (amount: number): string => money.format(amount);

/** `4,000` of `4000`, `4,000–7,000` of the range `4000-7000`; what is no number stays as it is. */
export function figure(value: string): string {
  // A month or a year and month is no range: `2026-09`.
  if (/^\d{4}-\d{2}$/u.test(value)) return value;
  if (!/^(?:[<>]=)?-?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/u.test(value)) return value;
  const bound = value.startsWith('>=') ? 'at least ' : value.startsWith('<=') ? 'at most ' : '';
  const numbers = value.replace(/^[<>]=/u, '').split(/(?<=\d)-/u);
  return bound + numbers.map((part) => fine.format(Number(part))).join('–');
}

/** `1 page`, `3 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${plain.format(count)} ${count === 1 ? one : many}`;
}

/** The day of an ISO date or time; what is none stays as it is. */
export function day(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}/u.test(iso) ? iso : dayFormat.format(time);
}

/** Day and time in UTC. */
export function moment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${timeFormat.format(time)} UTC`;
}

/** `19–81%` */
export function intervalText([low, high]: Interval): string {
  return `${Math.round(low * 100)}–${percent(high)}`;
}

/** A rate in a sentence, its uncertainty included. `of` is what is counted, in the plural. */
export function rateInWords({ k, n, ci95 }: Pick<Rate, 'k' | 'n' | 'ci95'>, of: string): string {
  return `${k} of ${n} ${of}; among ${of} like these the share lies between ${percent(ci95[0])} and ${percent(ci95[1])} (95% interval)`;
}
