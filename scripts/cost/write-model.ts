/** `npm run cost:model`: writes what a language model costs to `docs/model.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelCostSection, withSection } from './model.ts';

const projectDir = join(import.meta.dirname, '../..');
const path = join(projectDir, 'docs/model.md');
writeFileSync(path, withSection(readFileSync(path, 'utf8'), await modelCostSection(projectDir)));
console.log('docs/model.md written');
