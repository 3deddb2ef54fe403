/**
 * One service for the suites of the API that need none of their own. A start, and the first audit of each thread, cost
 * more than most suites.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../local/service.ts';
import { checkLogs } from '../log-check.ts';
import { embeddedOptions } from './embedded.ts';
import { type SharedIssuer, startIssuer } from './issuer.ts';

/** Names the folder of the running service to the processes of the suites. */
const variable = 'SHARED_SERVICE_DIR';
const issuerFile = 'issuer.json';
const stops: (() => Promise<void>)[] = [];

/** Starts the service with an issuer, before the first suite; nothing where the suites run on a deployed stage. */
export async function start(): Promise<void> {
  if (process.env.AUDIT_API_URL !== undefined) return;
  const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-shared-'));
  const issuer = await startIssuer();
  let printed = '';
  const log = (line: string): void => {
    printed += `${line}\n`;
  };
  const service = await startService({ ...embeddedOptions(localDir, issuer.environment), log });
  writeFileSync(join(localDir, issuerFile), JSON.stringify(issuer.shared()), { mode: 0o600 });
  process.env[variable] = localDir;
  stops.push(service.stop, issuer.close, async () => {
    checkLogs(localDir, { printed });
    rmSync(localDir, { recursive: true, force: true });
  });
}

/** Stops it after the last suite; throws when its logs hold what no log may hold. */
export async function stop(): Promise<void> {
  for (const each of stops.splice(0)) await each();
}

/** The folder of the service; undefined for a suite that runs without it. */
export function sharedDir(): string | undefined {
  return process.env[variable];
}

/** What signs people in at the service. */
export function sharedIssuer(): SharedIssuer {
  return JSON.parse(readFileSync(join(sharedDir() ?? '', issuerFile), 'utf8'));
}
