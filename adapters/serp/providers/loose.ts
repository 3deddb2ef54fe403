/** Schemas that take a provider's answer as it comes: what is missing, null or of another kind is empty. */
import * as z from 'zod';

/** Longer texts are not what a results page shows. */
const longestTextChars = 5_000;
/** Longer addresses are not fetched. */
const longestUrlChars = 4_096;
/** Longer lists are not what a results page shows. */
const longestList = 200;
/** A results page that is asked for ten results has some dozen items. */
const lastRank = 1_000;

/** Whatever is there, if anything. (`z.unknown()` alone refuses an object without the key.) */
export const anything = z.unknown().optional();

/** A text, trimmed and without control characters; the empty string for anything else. */
export const looseText = anything.transform((value) => (typeof value === 'string' ? cleanText(value) : ''));

/** An http(s) address without credentials, as browsers write it; the empty string for anything else. */
export const looseUrl = anything.transform((value) => {
  if (typeof value !== 'string' || value.length > longestUrlChars || !URL.canParse(value)) return '';
  const { protocol, username, password, href } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && username + password === '' ? href : '';
});

/** A rank: a whole number from 1. */
export const looseRank = anything.transform((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= lastRank ? value : undefined,
);

/** A list, whose entries are judged one by one. */
export const looseList = anything.transform((value): unknown[] =>
  Array.isArray(value) ? value.slice(0, longestList) : [],
);

/** A list that must be there. */
export const givenList = z.array(z.unknown()).transform((value) => value.slice(0, longestList));

/** Costs in US dollars. */
export const looseCost = anything.transform((value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined,
);

/** Those of `values` that are as `schema` says; the others are left out. */
export function parsedOf<Schema extends z.ZodType>(values: readonly unknown[], schema: Schema): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The texts among `values`, each once, the empty ones left out. */
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
