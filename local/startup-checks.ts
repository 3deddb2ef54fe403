/** Checks, before anything slow, that `npm start` can use its folder and its ports. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { codeOf, StartupError } from './startup-error.ts';

/**
 * Creates the folder of the local state unless it exists.
 *
 * @throws StartupError if it cannot be created or written to.
 */
export function checkFolder(localDir: string): void {
  try {
    makeFolder(localDir);
    readdirSync(localDir);
    // Root may write everywhere by its rights, but not in /proc or on a read-only disk: only a try tells.
    rmdirSync(mkdtempSync(join(localDir, 'probe-')));
  } catch (error) {
    throw new StartupError(
      `LOCAL_DIR ${localDir} cannot be written to (${String(codeOf(error))}): set LOCAL_DIR to a folder of your own`,
    );
  }
}

/** Creates a folder and its parents one by one: `recursive` of Node 24 never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Checks that each port is free, and that no two are the same.
 *
 * @param ports Ports by the variable that sets them; 0 stands for any.
 * @throws StartupError that names the first variable whose port is in use or not allowed.
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    const other = taken.get(port);
    if (other !== undefined)
      throw new StartupError(`${other} and ${variable} are both ${port}: set one to another port`);
    if (port !== 0) taken.set(port, variable);
    const fault = await listenOnce(port);
    if (fault === undefined) continue;
    const what = fault === 'EADDRINUSE' ? 'is taken' : `cannot be used (${String(fault)})`;
    throw new StartupError(`port ${port} ${what}: set ${variable} to another one`);
  }
}

/** Listens on the port for a moment; the error's code if that fails. */
function listenOnce(port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? 'unknown'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
