/**
 * `npm run test:faults -- --seed 7 --count 1000`: the service under faults, in simulated time and as it runs. Prints
 * the seed, the faults and the invariants; exit code 1 when one was broken, with what happened to its audit.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCorpusIndex } from '../../adapters/serp/corpus.ts';
import { missedCrashes, type RunResult, reportLines } from './report.ts';
import { servedRun } from './served-run.ts';
import { simulatedRun } from './simulated-run.ts';

const usage = `npm run test:faults -- [--seed n] [--count n] [--served n] [--trace file]
  --seed    chooses the faults; a random one without it
  --count   audits in simulated time (1000)
  --served  audits over HTTP in real time (60), beside the others; 0 for none
  --trace   where to write all that happened in simulated time`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    count: { type: 'string', default: '1000' },
    served: { type: 'string', default: '60' },
    trace: { type: 'string' },
  },
});
const [seed = -1, count = -1, served = -1] = [values.seed, values.count, values.served].map(Number);
if (![seed, count, served].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error(usage);
  process.exit(2);
}
const projectDir = join(import.meta.dirname, '../..');
const corpusDir = join(projectDir, 'corpus');
const indexDir = join(projectDir, '.local', 'test', 'corpus-index');
await buildCorpusIndex({ corpusDir, indexDir });

async function tell(title: string, run: () => Promise<RunResult>): Promise<RunResult> {
  console.log(`\n${title}`);
  const begunMs = Date.now();
  const result = await run();
  for (const line of reportLines(result)) console.log(line);
  console.log(`took ${((Date.now() - begunMs) / 1_000).toFixed(0)} s`);
  if (result.broken.length > 0) process.exitCode = 1;
  return result;
}

/** The run over HTTP mostly waits for minutes to pass: beside the other, in a process of its own. */
function servedBeside(): Promise<void> {
  const options = ['--seed', String(seed), '--count', '0', '--served', String(served)];
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, ...options], { stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.stdout.write(printed);
      if (code !== 0) process.exitCode = 1;
      resolve();
    }),
  );
}

if (count === 0) {
  await tell(`Over HTTP (--seed ${seed} --served ${served}):`, () => servedRun({ seed, count: served }));
} else {
  const beside = served > 0 ? servedBeside() : undefined;
  const title = `In simulated time (--seed ${seed} --count ${count} repeats it):`;
  const result = await tell(title, () => simulatedRun({ seed, count, realEvery: 40, corpusDir, indexDir }));
  if (values.trace) writeFileSync(values.trace, `${result.lines.join('\n')}\n`);
  const missed = count < 1_000 ? [] : missedCrashes(result);
  for (const place of missed) console.log(`NO CRASH: ${place}`);
  if (missed.length > 0) process.exitCode = 1;
  await beside;
}
