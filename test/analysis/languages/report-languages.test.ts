/** The lists of languages are those that the folders yield. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  readLanguagesFile,
  readLanguagesPath,
  reportLanguagesFile,
  reportLanguagesPath,
} from '../../../scripts/report-languages-file.ts';

const projectDir = resolve(import.meta.dirname, '../../..');

test.each([
  [readLanguagesPath, readLanguagesFile()],
  [reportLanguagesPath, reportLanguagesFile()],
])('%s is up to date; otherwise run `npm run languages`', (path, text) => {
  expect(readFileSync(join(projectDir, path), 'utf8')).toBe(text);
});
