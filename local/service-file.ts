/** `service.json`: tells operator commands how to reach the running service. */

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

/** A running service: its endpoints and their credentials, the stack's outputs, and the process id. */
export type ServiceFile = z.infer<typeof ServiceFile>;

const serviceFileName = 'service.json';

/**
 * Writes the file atomically. It holds a secret, so only its owner may read it.
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
 * Reads the service that runs on a folder.
 *
 * @param localDir The service's folder.
 * @returns The service.
 * @throws StartupError if no service runs there: the file is missing or unreadable, or its process is gone.
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

/** Whether a process exists. EPERM means that it belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
