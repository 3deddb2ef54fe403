/** The cost table of docs/model.md is the one that the script writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { modelCostSection, withSection } from '../../scripts/cost/model.ts';

const projectDir = join(import.meta.dirname, '../..');

test('npm run cost:model was run after the last change of a task', async () => {
  const document = readFileSync(join(projectDir, 'docs/model.md'), 'utf8');
  const section = await modelCostSection(projectDir);
  expect(section).toContain('| `advice` |');
  expect(withSection(document, section)).toBe(document);
});
