/** Synthesis: once a state of the sources, never half done, and the app's own words when it fails. */

import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { synthesize } from '../../local/synth.ts';
import { temporaryFolder } from './fixtures/assembly.ts';

let projectDir: string;
let cacheDir: string;
let remove: () => void;
let lines: string[];

/** An app that writes its context, and a line for each time it ran. */
const fixtureApp = `import { appendFileSync, writeFileSync } from 'node:fs';
appendFileSync('runs', 'x');
writeFileSync(process.env.CDK_OUTDIR + '/manifest.json', process.env.CDK_CONTEXT_JSON ?? '');`;

beforeEach(() => {
  const { folder, remove: removeFolder } = temporaryFolder();
  remove = removeFolder;
  projectDir = join(folder, 'project');
  cacheDir = join(folder, 'cache');
  lines = [];
  for (const name of ['bin', 'lib']) mkdirSync(join(projectDir, name), { recursive: true });
  writeFileSync(join(projectDir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(projectDir, 'cdk.json'), '{"context":{"flag":true}}');
  writeFileSync(join(projectDir, 'bin/app.ts'), fixtureApp);
});
afterEach(() => remove());

const run = () => synthesize({ cacheDir, projectDir, log: (line) => lines.push(line) });
/** What lies in the cache, without its lock. */
const cached = (): string[] => readdirSync(cacheDir).filter((name) => !name.startsWith('lock-'));
const runs = (): number => readFileSync(join(projectDir, 'runs'), 'utf8').length;

test('runs the app with the context of cdk.json and the stage, and only after a change', async () => {
  const first = await run();
  expect(JSON.parse(readFileSync(join(first, 'manifest.json'), 'utf8'))).toEqual({ flag: true, stage: 'local' });
  expect(await run()).toBe(first);
  expect([runs(), lines.length]).toEqual([1, 1]);

  writeFileSync(join(projectDir, 'lib/stack.ts'), 'changed');
  const second = await run();
  expect(second).not.toBe(first);
  expect(runs()).toBe(2);
  writeFileSync(join(projectDir, 'README.md'), 'not a source');
  expect(await run()).toBe(second);
});

test('of two at once one makes the output, and both have it', async () => {
  const [first, second] = await Promise.all([run(), run()]);
  expect(first).toBe(second);
  expect([runs(), lines.length]).toEqual([1, 1]);
  expect(cached()).toEqual([first.slice(cacheDir.length + 1)]);
});

test('removes older outputs, but none that may still be in use', async () => {
  const first = await run();
  writeFileSync(join(projectDir, 'lib/stack.ts'), 'changed');
  const second = await run();
  expect(cached().length).toBe(2);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(first, anHourAgo, anHourAgo);
  await run();
  expect(cached().map((name) => join(cacheDir, name))).toEqual([second]);
});

test('a failing app is told in its own words, and leaves nothing behind', async () => {
  writeFileSync(join(projectDir, 'bin/app.ts'), `console.error('the stage has no provider'); process.exit(1);`);
  await expect(run()).rejects.toThrow('the stage has no provider');
  expect(cached()).toEqual([]);
});
