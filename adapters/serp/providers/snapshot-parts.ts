/** What every provider's answer is brought into: addresses checked, texts bounded, features told apart. */
import * as z from 'zod';
import {
  domainOf,
  type FeatureState,
  normalizeAddress,
  type OrganicResult,
  type Reference,
} from '../../../analysis/index.ts';

/** Longer texts are not what a results page shows. */
const longestTextChars = 5_000;

/** A text that a provider may leave out, give as null, or give as something else; then it is the empty string. */
export const looseText = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value.slice(0, longestTextChars).trim() : ''));

/** A whole number from 1 that a provider may leave out. */
export const looseRank = z
  .unknown()
  .transform((value) => (typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined));

/** A list that a provider may leave out or give as null; entries are judged one by one. */
export const looseList = z.unknown().transform((value): unknown[] => (Array.isArray(value) ? value.slice(0, 500) : []));

/** Those of `values` that are as `schema` says; the others are left out. */
export function parsedOf<Schema extends z.ZodType>(values: readonly unknown[], schema: Schema): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** An organic result, ranked by its place among those that can be used. */
export function organicOf(
  rows: readonly {
    url: string;
    title: string;
    snippet: string;
    date?: string | undefined;
    rank?: number | undefined;
  }[],
): OrganicResult[] {
  return rows
    .filter(({ url }) => normalizeAddress(url) !== null)
    .map(({ url, title, snippet, date, rank }, index) => {
      const day = date === undefined ? undefined : isoDate(date);
      return {
        rank_absolute: rank ?? index + 1,
        rank_group: index + 1,
        url,
        domain: domainOf(url),
        title,
        snippet,
        ...(day === undefined ? {} : { date: day }),
      };
    });
}

/** A reference with a usable address; undefined without one. */
export function referenceOf({
  url,
  title = '',
  text = '',
}: {
  url: string;
  title?: string;
  text?: string;
}): Reference | undefined {
  if (normalizeAddress(url) === null) return undefined;
  return { url, domain: domainOf(url), ...(title === '' ? {} : { title }), ...(text === '' ? {} : { text }) };
}

/**
 * The date beside a result where it is written as a date; "3 days ago" is left out, since it says nothing without the
 * provider's clock. The day is what is written: no time zone is applied.
 */
export function isoDate(text: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/u.exec(text)?.[1];
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? undefined : iso;
  const english = /^(?:(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})|(\d{1,2}) (\p{L}{3,9})\.? (\d{4}))$/u.exec(text.trim());
  if (english === null) return undefined;
  const month = months.indexOf((english[1] ?? english[5] ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = Number(english[2] ?? english[4]);
  const year = english[3] ?? english[6] ?? '';
  if (month === 0 || day < 1 || day > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The state of each feature: what was seen is captured, what the provider would have shown is absent. */
export function featuresOf(
  known: readonly string[],
  unsupported: readonly string[],
  seen: ReadonlySet<string>,
): Record<string, FeatureState> {
  return Object.fromEntries([
    ...known.map((name): [string, FeatureState] => [name, seen.has(name) ? 'captured' : 'absent']),
    ...unsupported.map((name): [string, FeatureState] => [name, 'unsupported']),
  ]);
}

/** Unique places of `urls` in `references`, which gains those that it lacks. */
export function refsTo(urls: readonly (Reference | undefined)[], references: Reference[]): number[] {
  const refs = urls.flatMap((reference) => {
    if (reference === undefined) return [];
    const at = references.findIndex(({ url }) => url === reference.url);
    return at >= 0 ? [at] : [references.push(reference) - 1];
  });
  return [...new Set(refs)];
}
