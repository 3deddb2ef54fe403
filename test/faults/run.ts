/** `npm run test:faults -- --seed 7 --count 1000`: the service under faults; exit code 1 when a promise was not kept. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCorpusIndex } from '../../adapters/serp/corpus.ts';
import { reportLines } from './report.ts';
import { simulatedRun } from './simulated-run.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '1000' }, trace: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const count = Number(values.count);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1) {
  console.error('--seed and --count are whole numbers');
  process.exit(2);
}
const projectDir = join(import.meta.dirname, '../..');
const corpusDir = join(projectDir, 'corpus');
const indexDir = join(projectDir, '.local', 'test', 'corpus-index');

console.log(`simulated time: --seed ${seed} --count ${count} repeats this run`);
await buildCorpusIndex({ corpusDir, indexDir });
const begun = Date.now();
const result = await simulatedRun({ seed, count, realEvery: 40, corpusDir, indexDir });
for (const line of reportLines(result)) console.log(line);
console.log(`took ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
if (values.trace) writeFileSync(values.trace, result.lines.join('\n'));
if (result.broken.length > 0) process.exitCode = 1;
