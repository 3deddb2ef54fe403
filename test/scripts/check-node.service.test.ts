/** What `npm start` and `npm test` say on a machine where the project cannot run. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Runs the check in a process that takes itself for another version or system. */
function checkedAs(property: string, value: unknown): { status: number | null; stderr: string; stdout: string } {
  const change = `Object.defineProperty(process, '${property}', { value: ${JSON.stringify(value)} })`;
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'check-node.js');
  const run = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(change)}`, script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status: run.status, stderr: run.stderr, stdout: run.stdout };
}

test.each(['20.20.2', '22.17.1', '18.0.0'])('Node %s is refused in one sentence', (node) => {
  const stderr = `Node ${node} is too old: install Node 22.18 or later from https://nodejs.org\n`;
  expect(checkedAs('versions', { node })).toEqual({ status: 1, stderr, stdout: '' });
});

test.each(['22.18.0', '24.21.0', '26.0.0'])('Node %s passes', (node) => {
  expect(checkedAs('versions', { node })).toEqual({ status: 0, stderr: '', stdout: '' });
});

test('Windows is refused, and WSL is named', () => {
  const { status, stderr } = checkedAs('platform', 'win32');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'This runs on Linux and macOS: on Windows use WSL (https://learn.microsoft.com/windows/wsl/install)\n',
  );
});
