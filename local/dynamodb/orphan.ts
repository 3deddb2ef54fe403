/** Kills a DynamoDB server that outlived its service, before a new one opens the same database. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  return existsSync('/proc/self/cmdline') ? serversInProc(databasePath) : serversInList(processList(), databasePath);
}

function serversInProc(databasePath: string): number[] {
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

/** What `ps` lists, where there is no `/proc` (macOS); empty if there is no `ps` either. */
function processList(): string {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return stdout ?? '';
}

/**
 * Finds the servers of a database in a list of processes.
 *
 * @param list One process a line: its id and its command line.
 * @param databasePath The database file, which is the last argument of its server.
 * @returns Their ids.
 */
export function serversInList(list: string, databasePath: string): number[] {
  return list
    .split('\n')
    .map((line) => /^ *(\d+) (.*)$/u.exec(line.trimEnd()))
    .filter((found) => found?.[2]?.includes('/dynoxide ') && found[2].endsWith(` --db-path ${databasePath}`))
    .map((found) => Number(found?.[1]));
}
