/** Runs a program of the project to its end, and keeps what it says. */

import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/**
 * Runs this Node with some arguments. A Ctrl-C while it works ends it, too.
 *
 * @param args What follows `node`.
 * @param options The working folder, which is the project's root, and variables beside those of this process.
 * @returns The exit code (null after a signal), and all that it printed.
 */
export function runToEnd(
  args: readonly string[],
  options: { projectDir: string; env: Readonly<Record<string, string>> },
): Promise<{ code: number | null; output: string }> {
  // Programs of packages, esbuild for one, are looked up on the PATH.
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
