/** docs/output.md explains every field of a report, and no document names a file that is not there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { gapReportSchema } from '../analysis/index.ts';
import { listsRule } from '../analysis/lists/rule.ts';
import { claimsRule } from '../analysis/market/claims/rule.ts';
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

test('docs/output.md starts with the ten fields that most users need', () => {
  const [, start = ''] = /\*\*Ten fields[^\n]*\n\n\|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/u.exec(text) ?? [];
  const fields = [...start.matchAll(/^\| `(\w+)\.(\w+)`/gmu)].map(([, part = '', member = '']) => [part, member]);
  expect(text.indexOf(start)).toBeLessThan(text.indexOf('## '));
  expect(fields.length).toBe(10);
  const parts = jsonSchemaOf(gapReportSchema).properties ?? {};
  expect(fields.filter(([part = '', member = '']) => parts[part]?.properties?.[member] === undefined)).toEqual([]);
});

test('docs/architecture.md stays a text of at most 1,500 words', () => {
  const words = readFileSync(join(projectDir, 'docs/architecture.md'), 'utf8').split(/\s+/u).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(1_500);
});

test('every decision is listed', () => {
  const decisionsDir = join(projectDir, 'docs/decisions');
  const list = readFileSync(join(decisionsDir, 'README.md'), 'utf8');
  const records = readdirSync(decisionsDir).filter((file) => /^\d/u.test(file));
  for (const file of records) {
    const [, title = ''] = /^# (.+)/u.exec(readFileSync(join(decisionsDir, file), 'utf8')) ?? [];
    expect(list).toContain(`- [${title}](${file})`);
  }
});

test('docs/output.md says how much of a long list a report holds', () => {
  const { maxTerms, maxEntities, maxClaims } = listsRule.values;
  const [, cut = ''] = /\*\*Long lists are cut\.\*\*([\s\S]*?)\n\n/u.exec(text) ?? [];
  const numbers = [...cut.replaceAll(/\([^)]*\)/gu, '').matchAll(/\d+/gu)].map(Number);
  expect(numbers).toEqual([maxTerms, maxEntities, claimsRule.values.maxClaims, maxClaims]);
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'corpus/README.md',
  'sdk/python/README.md',
  'sdk/typescript/README.md',
  ...readdirSync(join(projectDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const textOf = (file: string): string => readFileSync(join(projectDir, file), 'utf8');

test.each(documents)('the links in %s lead somewhere', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/gu)];
  const missing = links
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(projectDir, dirname(file), target)));
  expect(missing).toEqual([]);
});

/** A path from the project's root, set as code. A name with a placeholder or several names in braces is none. */
const path =
  /`((?:adapters|analysis|bench|bin|cli|core|corpus|dashboard|docs|functions|lib|local|scripts|sdk|stages|test)\/[\w./-]+)`/gu;

test.each(documents)('%s names files that are there', (file) => {
  const named = [...textOf(file).matchAll(path)].map(([, name = '']) => name);
  expect(named.filter((name) => ![name, `${name}.ts`].some((each) => existsSync(join(projectDir, each))))).toEqual([]);
});
