/** Runs a program of the project to its end, and captures its output. */

import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/**
 * Runs this Node with arguments. Ctrl-C ends the child process too.
 *
 * @param args Arguments for `node`.
 * @param options The working folder (the project's root), and variables in addition to those of this process.
 * @returns The exit code (null after a signal), and the output.
 */
export function runToEnd(
  args: readonly string[],
  options: { projectDir: string; env: Readonly<Record<string, string>> },
): Promise<{ code: number | null; output: string }> {
  // Programs of packages, such as esbuild, must be on the PATH.
  const path = [join(options.projectDir, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH ?? ''];
  const child = spawn(process.execPath, args, {
    cwd: options.projectDir,
    env: { ...process.env, PATH: path.join(delimiter), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, output: output.trim() });
    });
  });
}
