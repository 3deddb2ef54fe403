/** The mutants of `npm run test:mutants` change the code as it is today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mutants } from './mutants.ts';

const projectDir = join(import.meta.dirname, '../..');

test.each(mutants)('$name: its text stands once in $file', ({ file, from, to }) => {
  expect(readFileSync(join(projectDir, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
