/** Determines how the report schema changed since a release, and the version that the change requires. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { reportSchema } from '../analysis/index.ts';

export const schemaDir = resolve(import.meta.dirname, '../docs/schema');

/** `added`: old reports are still valid. `changed`: something was removed or has another meaning. */
export type SchemaChange = 'none' | 'added' | 'changed';

/** The current JSON Schema of a report. */
export function currentSchema(): unknown {
  return z.toJSONSchema(reportSchema, { target: 'draft-2020-12', io: 'output', unrepresentable: 'any' });
}

/** The schema of the last release, from `docs/schema/report-<version>.json`. */
export function releasedSchema(): { version: string; schema: unknown } {
  const versions = readdirSync(schemaDir)
    .flatMap((name) => /^report-(\d+\.\d+\.\d+)\.json$/u.exec(name)?.[1] ?? [])
    .toSorted(compareVersions);
  const version = versions.at(-1);
  if (version === undefined) throw new Error(`no schema in ${schemaDir}`);
  return { version, schema: JSON.parse(readFileSync(join(schemaDir, `report-${version}.json`), 'utf8')) };
}

/** Compares two schemas. */
export function schemaChange(before: unknown, after: unknown): SchemaChange {
  const [old, current] = [new Set(factsOf(before)), new Set(factsOf(after))];
  if ([...old].some((fact) => !current.has(fact))) return 'changed';
  return current.size > old.size ? 'added' : 'none';
}

/**
 * The lowest allowed version after `version`: an addition is a minor change, others are major, or minor before 1.0.0.
 */
export function minVersionAfter(version: string, change: SchemaChange): string {
  const [major, minor] = partsOf(version);
  if (change === 'none') return version;
  return change === 'changed' && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Compares versions for sorting: negative if `a` is lower. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Each statement of a schema with its place. The order of members and of enumerated values is ignored. */
function factsOf(schema: unknown, place = ''): string[] {
  if (Array.isArray(schema)) {
    return schema.flatMap((item, index) =>
      typeof item === 'object' ? factsOf(item, `${place}/${index}`) : [`${place}/${JSON.stringify(item)}`],
    );
  }
  if (typeof schema !== 'object' || schema === null) return [`${place} ${JSON.stringify(schema)}`];
  return [place, ...Object.entries(schema).flatMap(([name, member]) => factsOf(member, `${place}/${name}`))];
}
