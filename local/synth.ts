/** Synthesizes the CDK app for this machine, once for each state of the sources. */

import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import * as z from 'zod';
import { PROJECT_DIR } from './project.ts';
import { revisionOf } from './revision.ts';
import { sourceHash } from './source-hash.ts';
import { StartupError } from './startup-error.ts';

const PREFIX = 'cdk.out-';
/** Another process may still load bundles from an output it found a moment ago. */
const KEEP_MS = 15 * 60_000;
const CdkJson = z.looseObject({ context: z.record(z.string(), z.unknown()).default({}) });

/**
 * The assembly of the app as it is now, with context `stage=local`.
 *
 * @param options `cacheDir` holds the outputs, one a state of the sources; `log` is told when there is work to do;
 *   `projectDir` is this project unless given.
 * @returns The assembly's folder, absolute.
 * @throws StartupError with the app's own words when it fails.
 */
export async function synthesize(options: {
  cacheDir: string;
  log: (line: string) => void;
  projectDir?: string;
}): Promise<string> {
  const projectDir = options.projectDir ?? PROJECT_DIR;
  const { context } = CdkJson.parse(JSON.parse(readFileSync(join(projectDir, 'cdk.json'), 'utf8')));
  // Run without the CDK CLI, the app does not read cdk.json itself.
  const contextJson = JSON.stringify({ ...context, stage: 'local' });
  const name = `${PREFIX}${sourceHash(projectDir, contextJson + revisionOf(projectDir))}`;
  const folder = join(options.cacheDir, name);
  mkdirSync(options.cacheDir, { recursive: true });
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
  } else {
    options.log('synthesizing the stack and bundling its functions (only after a change of the sources) ...');
    await synthesizeInto(folder, { projectDir, contextJson, cacheDir: options.cacheDir });
  }
  removeOlder(options.cacheDir, name);
  return folder;
}

/** Writes to a folder of its own and renames it at the end: a reader finds a whole output or none. */
async function synthesizeInto(
  folder: string,
  run: { projectDir: string; contextJson: string; cacheDir: string },
): Promise<void> {
  const work = mkdtempSync(join(run.cacheDir, 'synth-'));
  try {
    await runApp(work, run);
    renameSync(work, folder);
  } catch (error) {
    // Two processes at once write the same output: whose rename comes second takes the first one's.
    if (!existsSync(join(folder, 'manifest.json'))) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Runs `node bin/app.ts` with the environment that the CDK CLI would give it. */
function runApp(outdir: string, run: { projectDir: string; contextJson: string }): Promise<void> {
  // esbuild is looked up on the PATH.
  const path = [join(run.projectDir, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH ?? ''];
  const app = spawn(process.execPath, ['bin/app.ts'], {
    cwd: run.projectDir,
    env: { ...process.env, PATH: path.join(delimiter), CDK_OUTDIR: outdir, CDK_CONTEXT_JSON: run.contextJson },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A Ctrl-C while it works ends it, too.
  const end = (): void => void app.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [app.stdout, app.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    app.once('error', reject);
    app.once('close', (code) => {
      process.off('exit', end);
      if (code === 0 && existsSync(join(outdir, 'manifest.json'))) resolve();
      else reject(new StartupError(`the CDK app could not be synthesized (node bin/app.ts):\n${output.trim()}`));
    });
  });
}

/** Removes outputs of older sources, and what an interrupted run left half written. */
function removeOlder(cacheDir: string, current: string): void {
  for (const entry of readdirSync(cacheDir)) {
    if (entry === current || !/^(?:cdk\.out|synth)-/u.test(entry)) continue;
    const path = join(cacheDir, entry);
    const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedMs > KEEP_MS) rmSync(path, { recursive: true, force: true });
  }
}
