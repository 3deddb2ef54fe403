/** Lenient schemas for providers' responses: missing, null or wrongly typed values become empty. */
import * as z from 'zod';

/** Texts on a results page are shorter; the rest is cut off. */
const longestTextChars = 5_000;
/** Longer addresses are not fetched. */
const longestUrlChars = 4_096;
/** Lists on a results page are shorter; the rest is cut off. */
const longestList = 200;
/** A results page requested with ten results has a few dozen items at most. */
const lastRank = 1_000;

/** Any value or none. (`z.unknown()` alone rejects an object without the key.) */
export const anything = z.unknown().optional();

/** A text, trimmed and without control characters; the empty string for anything else. */
export const looseText = anything.transform((value) => (typeof value === 'string' ? cleanText(value) : ''));

/** An http(s) address without credentials, normalized as browsers do; the empty string for anything else. */
export const looseUrl = anything.transform((value) => {
  if (typeof value !== 'string' || value.length > longestUrlChars || !URL.canParse(value)) return '';
  const { protocol, username, password, href } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && username + password === '' ? href : '';
});

/** A rank: an integer from 1. */
export const looseRank = anything.transform((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= lastRank ? value : undefined,
);

/** A list whose entries are validated one by one. */
export const looseList = anything.transform((value): unknown[] =>
  Array.isArray(value) ? value.slice(0, longestList) : [],
);

/** A required list. */
export const givenList = z.array(z.unknown()).transform((value) => value.slice(0, longestList));

/** A cost in US dollars. */
export const looseCost = anything.transform((value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined,
);

/** Returns the values that match `schema`; the others are dropped. */
export function parsedOf<Schema extends z.ZodType>(values: readonly unknown[], schema: Schema): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The distinct non-empty texts among `values`. */
export function textsOf(values: readonly unknown[]): string[] {
  return [...new Set(parsedOf(values, looseText))].filter((text) => text !== '');
}

function cleanText(text: string): string {
  return text
    .slice(0, longestTextChars)
    .toWellFormed()
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, ' ')
    .trim();
}
