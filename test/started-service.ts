/** `npm start` as a user runs it: a process of its own, read from what it prints, ended by its id. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { synthesize } from '../local/synth.ts';
import { checkLogs, secretsIn } from './log-check.ts';

export const projectDir = join(import.meta.dirname, '..');

export interface StartedService {
  baseUrl: string;
  key: string;
  dashboardUrl: string;
  /** All that it has printed so far. */
  printed: () => string;
  /** Ends it and tells the exit code, or the signal that ended it; throws when its logs hold what no log may hold. */
  end: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => Promise<number | string | null>;
}

/** Starts the service on `localDir` and a free port; throws with what it printed when it does not come up. */
export async function startAsUser(localDir: string, environment: Record<string, string> = {}): Promise<StartedService> {
  // What a first start makes is the same for all suites; `test/local/synth.test.ts` tests the making.
  const assembly = await synthesize({ cacheDir: join(projectDir, '.local/test'), log: () => undefined });
  cpSync(assembly, join(localDir, basename(assembly)), { recursive: true });
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: projectDir,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DASHBOARD_PORT: '0', LOCAL_DIR: localDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  const found = await Promise.race([untilPrinted(child, () => printed), ended.then(() => undefined)]);
  if (!found) {
    child.kill('SIGKILL');
    throw new Error(`the service did not start:\n${printed}`);
  }
  return {
    ...found,
    printed: () => printed,
    end: async (signal) => {
      child.kill(signal);
      const how = await ended;
      checkLogs(localDir, { printed, secrets: secretsIn(environment.SEARCH_CREDENTIALS) });
      return how;
    },
  };
}

/** Of 50 ms: the first start after a change bundles everything, beside other suites. */
const startWaits = 3_600;

async function untilPrinted(
  child: ChildProcess,
  printed: () => string,
): Promise<{ baseUrl: string; key: string; dashboardUrl: string } | undefined> {
  for (let waits = 0; waits < startWaits && child.exitCode === null; waits++) {
    const baseUrl = /runs at (http:\/\/127\.0\.0\.1:\d+)/u.exec(printed())?.[1];
    const dashboardUrl = /Dashboard +(http:\/\/127\.0\.0\.1:\d+)/u.exec(printed())?.[1];
    const key = /ask_live_[0-9A-Za-z]{49}/u.exec(printed())?.[0];
    if (baseUrl && key && dashboardUrl && printed().includes('curl')) return { baseUrl, key, dashboardUrl };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
