/** Walks any report along its schema, and holds what is true of every report: new sections need no line here. */
import { expect } from '@jest/globals';
import * as z from 'zod';
import { type Document, extract } from '../../analysis/extract/extract.ts';
import { type Report, reportSchema } from '../../analysis/index.ts';
import { sha256 } from '../../analysis/report/hash/sha256.ts';
import { wilson95 } from '../../analysis/statistics/wilson.ts';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
}

/** A value of a report, where it stands, and what its schema says of it. */
export interface Place {
  /** JSON pointer. */
  at: string;
  /** The nearest property's name: that of the list for an element. */
  name: string;
  value: unknown;
  schema: JsonSchema;
}

/** `schema` as JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output', unrepresentable: 'any' }) as JsonSchema;
}

const schemaOfReports = jsonSchemaOf(reportSchema);

/** Every value in `value`, itself first. @throws Error where the schema does not know a place */
export function* placesOf(value: unknown, schema = schemaOfReports, at = '', name = ''): Generator<Place> {
  if (schema.anyOf !== undefined) {
    const branch = schema.anyOf.find((candidate) => fits(value, candidate));
    if (branch === undefined) throw new Error(`no schema fits ${at}`);
    yield* placesOf(value, branch, at, name);
    return;
  }
  yield { at, name, value, schema };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const below = schema.prefixItems?.[index] ?? schema.items;
      if (below === undefined) throw new Error(`${at}/${index} is not in the schema`);
      yield* placesOf(item, below, `${at}/${index}`, name);
    }
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) {
      const below = schema.properties?.[key] ?? schema.additionalProperties;
      if (typeof below !== 'object') throw new Error(`${at}/${key} is not in the schema`);
      yield* placesOf(member, below, `${at}/${key}`, key);
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a branch of a union is meant: by its type and, of an object, by its members. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((branch) => fits(value, branch));
  if (value === null) return schema.type === 'null';
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (typeof value === 'string') {
    return schema.type === 'string' && (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value));
  }
  if (Array.isArray(value)) return schema.type === 'array';
  if (!isRecord(value)) return schema.type === typeof value || (schema.type === 'integer' && Number.isInteger(value));
  const { type, required = [], properties, additionalProperties } = schema;
  if (type !== 'object' || !required.every((key) => key in value)) return false;
  const constants = Object.entries(properties ?? {}).filter(([, { const: constant }]) => constant !== undefined);
  if (!constants.every(([key, member]) => !(key in value) || fits(value[key], member))) return false;
  return (
    additionalProperties !== false || Object.keys(value).every((key) => properties !== undefined && key in properties)
  );
}

/** Ids of every kind; a pattern that takes one of them, and no mere word, is a pattern of ids. */
const someIds = ['s1', 's1.p1', 'k1', 'q1', 't1', 'c1', 'e1', 'x1', 'a1', 'a1.c1', 'o1', 'f1', 'g1'];

/** Whether a schema is one of ids. */
export function isIdSchema({ type, pattern }: JsonSchema): boolean {
  if (type !== 'string' || pattern === undefined) return false;
  const takes = (text: string) => new RegExp(pattern, 'u').test(text);
  return someIds.some(takes) && !takes('word');
}

/** Whether a schema takes any text: what pages and providers bring. */
export function isFreeText({ type, pattern, format, enum: values, const: constant }: JsonSchema): boolean {
  return type === 'string' && [pattern, format, values, constant].every((limit) => limit === undefined);
}

/** Studies have names of words, which no pattern tells from other words: lists of them are known by their own name. */
export const studyReferences = 'evidence_ids';

/** Every id is defined once, and every reference leads to a definition; `s3:12` refers to `s3`. */
export function expectEvidenceResolves(report: Report): void {
  const ids = [...placesOf(report)].filter(({ schema }) => isIdSchema(schema)) as (Place & { value: string })[];
  const defined = ids.filter(({ name }) => name === 'id').map(({ value }) => value);
  const known = new Set(defined);
  expect(defined.length).toBe(known.size);
  const dangling = ids.filter(({ value }) => !known.has(value.split(':')[0] ?? ''));
  expect(dangling.map(({ at, value }) => `${at}: ${value}`)).toEqual([]);
  const studies = new Set<unknown>(report.metadata.evidence_base.map(({ id }) => id));
  const named = [...placesOf(report)].filter(
    ({ name, value }) => name === studyReferences && typeof value === 'string',
  );
  expect(named.filter(({ value }) => !studies.has(value)).map(({ at, value }) => `${at}: ${value}`)).toEqual([]);
}

/** Every rate is its counts' and lies in its interval, which is Wilson's. */
export function expectRatesAreTheirCounts(report: Report): void {
  for (const { at, value } of placesOf(report)) {
    if (!isRecord(value)) continue;
    const { k = value.df, n, rate = value.df_rate ?? value.share, ci95 } = value;
    if (Array.isArray(ci95) && typeof rate === 'number') {
      expect([at, ci95[0] <= rate && rate <= ci95[1]]).toEqual([at, true]);
    }
    if (typeof k !== 'number' || typeof n !== 'number') continue;
    expect([at, k <= n]).toEqual([at, true]);
    if (typeof rate !== 'number') continue;
    expect([at, Math.abs(rate - k / n) < 0.0005]).toEqual([at, true]);
    if (Array.isArray(ci95)) expect([at, ci95]).toEqual([at, wilson95(k, n)]);
  }
}

/**
 * Every quotation stands at its offset in its source as read anew; a hash, on the user's page, is that of the whole
 * passage.
 */
export async function expectQuotesStand(report: Report, pageOf: (url: string) => PageAsServed): Promise<void> {
  const sources = new Map(report.metadata.sources.map((source) => [source.id, source]));
  const read = new Map<string, Document>();
  for (const { at, value } of placesOf(report)) {
    if (!isRecord(value) || typeof value.quote !== 'string' || !isRecord(value.offsets)) continue;
    const { source_id, quote, offsets, sha256: hash } = value as unknown as Quoted;
    const url = sources.get(source_id)?.url ?? '';
    const { body, ...context } = pageOf(url);
    const document = read.get(url) ?? extract(body, context);
    read.set(url, document);
    const whole = document.text.slice(offsets.start, offsets.end);
    expect([at, quote !== '' && whole.includes(quote)]).toEqual([at, true]);
    if (hash !== undefined) expect([at, hash]).toEqual([at, await sha256(whole)]);
  }
}

type Quoted = Report['market_serp']['passages'][number] & { sha256?: string };

/** A page's bytes with what `extract` is told of them. */
export interface PageAsServed {
  body: Uint8Array;
  url: string;
  contentType?: string | undefined;
  fetchedAt?: string | undefined;
}
