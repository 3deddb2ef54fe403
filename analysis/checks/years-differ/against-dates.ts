/** Compares the years that a page names for itself with its dates. */
import type { Artifacts } from '../artifacts.ts';
import type { YearAt, YearsParams } from './years.ts';

/** A year in brackets, with at most a word before it: "(2026)", "[Updated 2026]". */
const inBrackets = /[([](?:\p{L}+ )?20\d{2}[)\]]/u;
const anyYear = /(?<!\p{N})20\d{2}(?!\p{N})/gu;

type Read = Pick<Artifacts, 'figures' | 'signs' | 'trust' | 'page' | 'collected_at'>;

/**
 * A title for a year, over a page whose latest date is of a year long before it. Null if any date, month or year of a
 * date on the page is later.
 * @param head what the title or main heading names
 * @param isList whether the page lists what to choose: its year says for when, not what it is about
 * @param minYears from which on the last change is long before
 */
export function titleAheadOfChange(
  head: YearAt,
  { signs: { own }, trust, page, collected_at }: Read,
  isList: boolean,
  minYears: number,
): YearsParams | null {
  if (head.year > yearOf(collected_at) || !(isList || inBrackets.test(head.text))) return null;
  const { published_at, modified_at } = page.identity;
  const days = [published_at, modified_at, ...trust.dates_visible].filter((day) => day !== undefined).toSorted();
  const latest = days.at(-1);
  const months = [...(own.shown_month ?? '').matchAll(anyYear)].map(([year]) => Number(year));
  if (latest === undefined || head.year - yearOf(latest) < minYears) return null;
  if (months.some((year) => head.year - year < minYears)) return null;
  return { newer: head, older: { place: 'date', year: yearOf(latest), text: latest } };
}

/**
 * A description with a year before the one of the date that the page shows.
 * @param described what the description names
 * @param heads what the title and the main heading name: the same year there is what the page is about
 * @param maxYears up to which a year is not history
 */
export function descriptionBehindDate(
  described: YearAt | null,
  heads: readonly YearAt[],
  { figures, collected_at }: Read,
  maxYears: number,
): YearsParams | null {
  const age = figures.own.age_days;
  if (described === null || age === null || heads.length > 0) return null;
  const shown = new Date(collected_at);
  shown.setUTCDate(shown.getUTCDate() - age);
  const day = shown.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const years = yearOf(day) - described.year;
  return years < 1 || years > maxYears
    ? null
    : { newer: { place: 'date', year: yearOf(day), text: day }, older: described };
}

function yearOf(day: string): number {
  return new Date(day).getUTCFullYear();
}
