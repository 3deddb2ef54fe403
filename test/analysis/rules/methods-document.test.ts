/** The constants that are published are those of the code. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { methodsDocument } from '../../../scripts/methods-document.ts';

test('docs/methods.md is what the rules say (npm run methods rewrites it; read the difference)', () => {
  const file = resolve(import.meta.dirname, '../../../docs/methods.md');
  expect(readFileSync(file, 'utf8')).toBe(methodsDocument());
});

test('the limits of every rule are sentences, not codes', () => {
  const limits = methodsDocument()
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(limits.length).toBeGreaterThan(100);
  expect(limits.filter((limit) => !/^- \p{Lu}.* .*[.]$/u.test(limit))).toEqual([]);
});
