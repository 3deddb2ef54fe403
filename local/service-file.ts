/** `service.json`: how operator commands find the running service. */

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LocalCredentials } from './credentials.ts';
import { codeOf, StartupError } from './startup-error.ts';

const ServiceFile = z.object({
  pid: z.int(),
  baseUrl: z.url(),
  dynamodbEndpoint: z.url(),
  sqsEndpoint: z.url(),
  kmsEndpoint: z.url(),
  credentials: LocalCredentials,
  region: z.string(),
  stackName: z.string(),
  outputs: z.record(z.string(), z.string()),
  startedAt: z.iso.datetime(),
});

/** A running service: endpoints and what opens them, the stack's outputs, and the process that holds it. */
export type ServiceFile = z.infer<typeof ServiceFile>;

const serviceFileName = 'service.json';

/**
 * Writes the file in one step, so that a reader never sees half of it. It holds a secret: only its owner may read it.
 *
 * @param localDir The service's folder.
 * @param service What to write.
 */
export function writeServiceFile(localDir: string, service: ServiceFile): void {
  const path = join(localDir, serviceFileName);
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(service, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/**
 * Removes the file.
 *
 * @param localDir The service's folder.
 */
export function removeServiceFile(localDir: string): void {
  rmSync(join(localDir, serviceFileName), { force: true });
}

/**
 * Reads which service runs on a folder.
 *
 * @param localDir The service's folder.
 * @returns The service.
 * @throws StartupError when none runs there: no file, an unreadable one, or one whose process is gone.
 */
export function readServiceFile(localDir: string): ServiceFile {
  let service: ServiceFile;
  try {
    service = ServiceFile.parse(JSON.parse(readFileSync(join(localDir, serviceFileName), 'utf8')));
  } catch {
    throw new StartupError(`no service runs on ${localDir}: start it with \`npm start\`, or set LOCAL_DIR`);
  }
  if (!isAlive(service.pid)) {
    throw new StartupError(`the service on ${localDir} is no longer running: start it with \`npm start\``);
  }
  return service;
}

/** Whether a process exists; one of another user (EPERM) does. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
