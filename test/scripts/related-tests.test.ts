/** Which tests a change of a file can fail. */
import { expect, test } from '@jest/globals';
import { importedFiles, testsOfSection, testsThatNeed } from '../../scripts/related-tests.ts';

test('reads relative imports of every form as paths in the project', () => {
  const source = `import { a } from './a.ts';
import type { B } from '../b/b.ts';
import {
  c,
} from '../../c.ts';
import './d.ts';
export { e } from './e.ts';
import { readFileSync } from 'node:fs';
const f = await import('./f.ts');
`;
  expect(importedFiles('analysis/market/section.ts', source)).toEqual([
    'analysis/market/a.ts',
    'analysis/b/b.ts',
    'c.ts',
    'analysis/market/d.ts',
    'analysis/market/e.ts',
    'analysis/market/f.ts',
  ]);
});

test('a test needs what it imports through other files, in circles too', () => {
  const imports = new Map([
    ['test/far.test.ts', ['engine.ts']],
    ['test/near.test.ts', ['rule.ts']],
    ['test/other.test.ts', ['other.ts']],
    ['engine.ts', ['section.ts']],
    ['section.ts', ['rule.ts', 'engine.ts']],
  ]);
  const tests = ['test/far.test.ts', 'test/near.test.ts', 'test/other.test.ts'];
  expect(testsThatNeed('rule.ts', imports, tests)).toEqual(['test/far.test.ts', 'test/near.test.ts']);
  expect(testsThatNeed('unused.ts', imports, tests)).toEqual([]);
});

test('the tests of a section are in the nearest folder that mirrors it', () => {
  const tests = [
    'test/analysis/checks/checks.test.ts',
    'test/analysis/checks/few/few.test.ts',
    'test/golden/golden.test.ts',
  ];
  expect(testsOfSection('analysis/checks/few/check.ts', tests)).toEqual(['test/analysis/checks/few/few.test.ts']);
  expect(testsOfSection('analysis/checks/many/check.ts', tests)).toEqual(tests.slice(0, 2));
  expect(testsOfSection('core/audits/rule.ts', tests)).toEqual([]);
});
