/**
 * `npm run test:mutants`: loads the service with each mutant in turn and shows that the promises notice it.
 *
 * Usage: npm run test:mutants -- [part of the names of some]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutants } from './mutants.ts';

const projectDir = join(import.meta.dirname, '../..');
const trial = join('test', 'faults', 'promises', 'run.ts');
const withMutant = `./${join('test', 'faults', 'with-mutant.ts')}`;
const trialTimeoutMs = 300_000;

/** What the promises say of the service, with a mutant or as it is. */
function tryPromises(mutant?: Mutant): { code: number | null; broken: string | undefined; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(mutant === undefined ? [] : ['--import', withMutant]),
      ...[trial, '--first'],
    ],
    {
      cwd: projectDir,
      env: { ...process.env, ...(mutant === undefined ? {} : { MUTANT: mutant.name }) },
      encoding: 'utf8',
      timeout: trialTimeoutMs,
    },
  );
  return { code: status, broken: stdout.split('\n').find((line) => line.startsWith('BROKEN')), stderr };
}

const [wanted = ''] = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => name.includes(wanted));
for (const { name, file, from } of chosen) {
  if (!readFileSync(join(projectDir, file), 'utf8').includes(from)) {
    throw new Error(`${name}: ${file} does not contain ${from}`);
  }
}
const sound = tryPromises();
if (sound.code !== 0) throw new Error(`the promises are broken without a mutant: ${sound.broken ?? sound.stderr}`);
let caught = 0;
for (const mutant of chosen) {
  const { broken, stderr } = tryPromises(mutant);
  if (broken !== undefined) caught++;
  const verdict = broken === undefined ? 'MISSED' : 'caught';
  const reason = broken ?? stderr.slice(-300).trim();
  console.log(`${verdict}  ${mutant.name}${reason === '' ? '' : `\n        ${reason}`}`);
}
console.log(`${caught} of ${chosen.length} mutants caught`);
if (caught < chosen.length) process.exitCode = 1;
