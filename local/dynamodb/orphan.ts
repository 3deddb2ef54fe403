/** Kills a DynamoDB server that outlived its service, before a new one opens the same database. */

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';

const endTimeoutMs = 3_000;

/**
 * Kills servers of this database whose service is gone: it was killed a moment ago, or their supervisor was killed too.
 * The caller holds the folder's lock, so no running service owns them. The database path in the command line identifies
 * such a process for certain; a recorded process id could belong to another process by now.
 *
 * @param databasePath The database file, exactly as in the server's command line.
 * @throws StartupError if such a process does not end.
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
        // It has ended by itself.
      }
    }
    await sleep(10);
  }
}

/** Ids of the processes that serve a database file. */
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
