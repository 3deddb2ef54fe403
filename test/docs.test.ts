/** docs/output.md explains every field of a report, and nothing in it points nowhere. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { gapReportSchema } from '../analysis/index.ts';
import { type JsonSchema, jsonSchemaOf } from './analysis/report-walk.ts';

const projectDir = resolve(import.meta.dirname, '..');
const text = readFileSync(join(projectDir, 'docs/output.md'), 'utf8');

/** Every word that the document sets as code. */
const explained = new Set([...text.matchAll(/`([^`\n]+)`/gu)].flatMap(([, code = '']) => code.split(/[^\w]+/u)));

function namesIn({ properties = {}, items, prefixItems = [], anyOf = [], additionalProperties }: JsonSchema): string[] {
  const below = [...Object.values(properties), items, ...prefixItems, ...anyOf, additionalProperties];
  return [...Object.keys(properties), ...below.flatMap((part) => (typeof part === 'object' ? namesIn(part) : []))];
}

test('docs/output.md names every field of a report', () => {
  const names = new Set(namesIn(jsonSchemaOf(gapReportSchema)));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !explained.has(name))).toEqual([]);
});

test.each(['README.md', 'docs/output.md', 'docs/architecture.md', 'docs/snapshot.md', 'corpus/README.md'])(
  'the links in %s lead somewhere',
  (file) => {
    const links = [...readFileSync(join(projectDir, file), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/gu)];
    const missing = links
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(projectDir, dirname(file), target)));
    expect(missing).toEqual([]);
  },
);
