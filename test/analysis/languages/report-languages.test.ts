/** The list of report languages is the one that the folders yield. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportLanguagesFile, reportLanguagesPath } from '../../../scripts/report-languages-file.ts';

const projectDir = resolve(import.meta.dirname, '../../..');

test('it is up to date; otherwise run `npm run languages`', () => {
  expect(readFileSync(join(projectDir, reportLanguagesPath), 'utf8')).toBe(reportLanguagesFile());
});
