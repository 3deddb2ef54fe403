/** Ends a DynamoDB server that outlived its service, before another one opens the same database. */

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';

const endTimeoutMs = 3_000;

/**
 * Ends a server that still serves this very database though its service is gone: one that was killed this instant, or
 * whose supervisor was killed too. The caller holds the folder's lock, so no living service owns it; the database's path
 * in its command line tells it from every other process, which a recorded process id would not.
 *
 * @param databasePath The database's file, as it stands in the server's command line.
 * @throws StartupError when such a process does not go away.
 */
export async function endOrphan(databasePath: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadlineMs = Date.now() + endTimeoutMs;
  for (let pids = serversOf(databasePath); pids.length > 0; pids = serversOf(databasePath)) {
    if (Date.now() > deadlineMs)
      throw new StartupError(`process ${pids.join(', ')} still uses ${databasePath}: end it`);
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself in between.
      }
    }
    await sleep(10);
  }
}

/** Processes that serve a database file. */
function serversOf(databasePath: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((pid) => {
      try {
        const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return program.endsWith('/dynoxide') && args[args.indexOf('--db-path') + 1] === databasePath;
      } catch {
        return false;
      }
    })
    .map(Number);
}
