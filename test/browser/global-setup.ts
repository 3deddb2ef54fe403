/** Starts the service for all tests of a run, tells them where it is, and ends it after them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-browser-'));
  // A program of its own: what transforms the tests must not transform what they are about.
  const service = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  const started = await Promise.race([once(createInterface(service.stdout), 'line'), ended.then(() => undefined)]);
  if (started === undefined) throw new Error('the service did not start');
  process.env.BROWSER_TARGET = String(started[0]);
  return async () => {
    service.stdin.end();
    const [code] = await ended;
    rmSync(folder, { recursive: true, force: true });
    // It looks through its logs at its end.
    if (code !== 0) throw new Error(`the service ended with exit code ${code}`);
  };
}
