/** Compares two schemas of the contract, as what clients send (`request`) or as what they read (`response`). */
import { type Difference, isObject, type Json, members } from './difference.ts';

export type Direction = 'request' | 'response';

/** The report has a version of its own, `metadata.schema_version`; `docs/schema/` holds its promise. */
const reportSchemas = /\/(?:Report\w*|GapReport|MarketReport)$/u;

/** Says something about a value without constraining it. */
const annotations = new Set(['description', 'title', 'examples', 'example', '$comment', 'readOnly', 'writeOnly']);
/** Compared by their members. */
const structural = new Set([
  'properties',
  'required',
  'enum',
  'deprecated',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
]);

interface Comparison {
  place: string;
  direction: Direction;
  documents: { before: Json; after: Json };
  /** References on the way here, so that a schema that contains itself ends. */
  within: readonly string[];
}

/** Every difference from `before` to `after`, whose references are looked up in their documents. */
export function schemaDifferences(
  place: string,
  before: unknown,
  after: unknown,
  direction: Direction,
  documents: { before: Json; after: Json },
): Difference[] {
  return compare(before, after, { place, direction, documents, within: [] });
}

function compare(before: unknown, after: unknown, comparison: Comparison): Difference[] {
  const { place, documents, within } = comparison;
  const references = [referenceOf(before), referenceOf(after)];
  if (references.every((name) => name !== undefined && reportSchemas.test(name))) return [];
  const pair = references.join(' ');
  if (references.some((name) => name !== undefined)) {
    if (within.includes(pair)) return [];
    return compare(lookUp(before, documents.before), lookUp(after, documents.after), {
      ...comparison,
      within: [...within, pair],
    });
  }
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [changed(place, 'the schema')];
  }
  return [
    ...(after.deprecated === true && before.deprecated !== true
      ? [{ kind: 'deprecated', place, what: 'the field' } as const]
      : []),
    ...propertyDifferences(before, after, comparison),
    ...enumDifferences(before, after, comparison),
    ...(before.items === undefined && after.items === undefined
      ? []
      : compare(before.items, after.items, { ...comparison, place: `${place}[]` })),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((name) => branchDifferences(name, before, after, comparison)),
    ...members(before, after).flatMap(([name, old, current]) =>
      annotations.has(name) || structural.has(name) || JSON.stringify(old) === JSON.stringify(current)
        ? []
        : [changed(place, `\`${name}\``)],
    ),
  ];
}

function propertyDifferences(before: Json, after: Json, comparison: Comparison): Difference[] {
  const { place, direction } = comparison;
  const [wasRequired, isRequired] = [namesIn(before.required), namesIn(after.required)];
  return members(before.properties, after.properties).flatMap(([name, old, current]): Difference[] => {
    const at = `${place}.${name}`;
    // Unknown fields of a request are refused, so that a removed one breaks its senders.
    if (current === undefined) return [{ kind: 'breaking', place: at, what: 'the field was removed' }];
    const isDuty = direction === 'request' && isRequired.has(name) && !wasRequired.has(name);
    if (isDuty) return [{ kind: 'breaking', place: at, what: 'the field became required' }];
    if (old === undefined) return [{ kind: 'added', place: at, what: 'the field' }];
    const isLost = direction === 'response' && wasRequired.has(name) && !isRequired.has(name);
    return [
      ...(isLost ? [{ kind: 'breaking', place: at, what: 'the field may be absent' } as const] : []),
      ...compare(old, current, { ...comparison, place: at }),
    ];
  });
}

/** Clients must expect new values in what they read, and may go on sending every value that they sent. */
function enumDifferences(before: Json, after: Json, { place, direction }: Comparison): Difference[] {
  if (!Array.isArray(before.enum) || !Array.isArray(after.enum)) {
    return before.enum === after.enum ? [] : [changed(place, '`enum`')];
  }
  const [old, current] = [new Set<unknown>(before.enum), new Set<unknown>(after.enum)];
  const removed = [...old].filter((value) => !current.has(value));
  const added = [...current].filter((value) => !old.has(value));
  return [
    ...(direction === 'request'
      ? removed.map((value) => ({ kind: 'breaking', place, what: `the value \`${value}\` was removed` }) as const)
      : []),
    ...added.map((value) => ({ kind: 'added', place, what: `the value \`${value}\`` }) as const),
  ];
}

function branchDifferences(name: string, before: Json, after: Json, comparison: Comparison): Difference[] {
  const [old, current] = [listIn(before[name]), listIn(after[name])];
  if (old.length !== current.length) return [changed(comparison.place, `\`${name}\``)];
  return old.flatMap((branch, index) => compare(branch, current[index], comparison));
}

/** The safe reading of a change that is not understood. */
function changed(place: string, what: string): Difference {
  return { kind: 'breaking', place, what: `${what} changed` };
}

function referenceOf(schema: unknown): string | undefined {
  return isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
}

function lookUp(schema: unknown, document: Json): unknown {
  const reference = referenceOf(schema);
  if (reference === undefined) return schema;
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((within, name) => (isObject(within) ? within[name] : undefined), document);
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const namesIn = (value: unknown): Set<unknown> => new Set(listIn(value));
