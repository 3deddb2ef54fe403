/**
 * Scores the engine on the labelled markets, and prints a table per market and for all:
 * `npm run -s bench:markets -- [--details] [--no-gap]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectDir = resolve(import.meta.dirname, '..');
const marketsDir = resolve(projectDir, '../shared/markets');
const scorer = join(marketsDir, 'score.mjs');

if (existsSync(scorer)) {
  const dev = join(marketsDir, 'dev');
  for (const folder of [
    ...readdirSync(dev)
      .toSorted()
      .map((market) => join(dev, market)),
    dev,
  ]) {
    console.log(`\n${folder === dev ? 'all markets' : folder.slice(dev.length + 1)}`);
    const call = [scorer, '--project', projectDir, ...process.argv.slice(2), folder];
    const { status } = spawnSync(process.execPath, call, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
} else {
  console.error('No labelled markets beside the project: nothing to measure.');
}
