/**
 * `npm run test:sdk`: a check that nothing generated has drifted from the contract, and the suites of the SDKs against
 * `npm start`. With `-- --python 3.12` on that Python alone. Needs Python 3.10 or newer with venv, npm and PyPI.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatorPython } from '../../scripts/sdk/generate.ts';
import { installTypescript, need, typescriptDir } from '../../scripts/sdk/programs.ts';
import { exampleSuites, nodeSuites, pythonSuites, runSuite } from './suites.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({ options: { python: { type: 'string' } } });
const say = (line: string): void => console.log(`sdk: ${line}`);

process.exitCode = 1;
say('the generated parts against the contract');
need(process.execPath, ['scripts/sdk/write.ts', '--check']);

say('types and style');
installTypescript();
const tsc = join(typescriptDir, 'node_modules/typescript/bin/tsc');
for (const project of ['tsconfig.build.json', 'tsconfig.json']) {
  need(process.execPath, [tsc, '-p', project], { cwd: typescriptDir });
}
const python = pythonSuites(generatorPython(), values.python);

const folder = mkdtempSync(join(tmpdir(), 'answer-audit-sdk-'));
const examples = exampleSuites(folder, python.at(-1)?.program ?? '');
const suites = [...nodeSuites(), ...python, ...examples];
say(`${suites.map(({ name }) => name).join(', ')} against npm start`);
const world = await openWorld();
// The service is a process of its own: it must not outlive this one.
process.once('uncaughtException', (error) => {
  console.error(error);
  void world.close().finally(() => process.exit(1));
});
try {
  const codes = await Promise.all(
    suites.map(async (suite) => {
      const { code, text } = await runSuite(suite, await world.variablesFor(suite.name));
      say(`${suite.name}: ${code === 0 ? 'passed' : `FAILED (${code})\n${text}`}`);
      return code;
    }),
  );
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} finally {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
}
