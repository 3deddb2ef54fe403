/** Starts the DynamoDB server that ships as an npm package, and guarantees that it ends with this process. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalCredentials } from '../credentials.ts';
import { StartupError } from '../startup-error.ts';
import { startFront } from './front.ts';
import { endOrphan } from './orphan.ts';

/** A DynamoDB endpoint and a function that stops its server. */
export interface DynamodbServer {
  endpoint: string;
  stop: () => Promise<void>;
}

const startTimeoutMs = 10_000;
const stopTimeoutMs = 3_000;
const portAttempts = 3;
const minPort = 10_000;
const maxPort = 65_535;

/**
 * Runs the server under a shell whose standard input is a pipe from this process. However this process ends, even by
 * SIGKILL, the kernel closes the pipe, `read` returns and the shell kills its whole process group. If the server ends
 * first, the shell ends too. The group is separate so that Ctrl-C in the terminal reaches only this process, which
 * shuts down in order.
 */
const supervisorScript = '( "$@"; kill -KILL 0 ) </dev/null & while read -r _; do :; done; kill -KILL 0';

/**
 * Starts the server and the proxy that protects it.
 *
 * @param folder The folder of the database. The caller holds its lock.
 * @param options The credentials to accept; `log` receives a line if the server ends unexpectedly.
 * @returns The endpoint, ready for requests.
 * @throws StartupError if no server is installed for this platform, or if it does not start.
 */
export async function startDynamodb(
  folder: string,
  { credentials, log = () => {} }: { credentials: LocalCredentials; log?: (line: string) => void },
): Promise<DynamodbServer> {
  const binary = findBinary();
  const databasePath = join(folder, 'dynamodb.sqlite');
  await endOrphan(databasePath);
  for (let attempt = 1; ; attempt++) {
    const address = randomAddress();
    const server = await launch({ binary, ...address, databasePath, log });
    if (typeof server !== 'string') {
      const front = await startFront(address, credentials);
      return { endpoint: front.endpoint, stop: () => front.stop().finally(server.stop) };
    }
    if (attempt === portAttempts) throw new StartupError(`the DynamoDB server did not start: ${server}`);
  }
}

/**
 * A random address. The server has no access control, so a web page must not be able to guess where it is. On Linux,
 * one address of 127.0.0.0/8 with one port is one of 900 thousand million. Other systems only have 127.0.0.1.
 */
function randomAddress(): { host: string; port: number } {
  const part = (): number => randomInt(1, 255);
  const host = process.platform === 'linux' ? `127.${part()}.${part()}.${part()}` : '127.0.0.1';
  return { host, port: randomInt(minPort, maxPort + 1) };
}

/** Path of the binary in this platform's npm package. */
function findBinary(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const binary = join(dirname(require.resolve(`@dynoxide/${platform}/package.json`)), 'dynoxide');
    accessSync(binary, constants.X_OK);
    return binary;
  } catch {
    throw new StartupError(
      `no DynamoDB server is installed for ${platform}: install its package (npm install --no-save @dynoxide/${platform}), or start Amazon's DynamoDB Local (docker run -p 127.0.0.1:8000:8000 amazon/dynamodb-local) and then DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`,
    );
  }
}

interface Launch {
  binary: string;
  host: string;
  port: number;
  databasePath: string;
  log: (line: string) => void;
}

/** Starts the server once. Returns its last output if it ended instead of answering. */
async function launch({
  binary,
  host,
  port,
  databasePath,
  log,
}: Launch): Promise<Omit<DynamodbServer, 'endpoint'> | string> {
  const args = ['--host', host, '--port', String(port), '--db-path', databasePath];
  const child = spawn('/bin/sh', ['-c', supervisorScript, 'sh', binary, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000);
  });
  child.stdin.on('error', () => {});
  // Without a handler, a missing shell would end this process.
  child.once('error', (error) => {
    words += error.message;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endpoint = `http://${host}:${port}`;
  const deadlineMs = Date.now() + startTimeoutMs;
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(endpoint)) {
      let stopping = false;
      void ended.then(() => stopping || log(`the DynamoDB server ended by itself; start again. ${words.trim()}`));
      return {
        stop: () => {
          stopping = true;
          return stop(child, ended);
        },
      };
    }
    if (Date.now() > deadlineMs) {
      await stop(child, ended);
      return `no answer within ${startTimeoutMs / 1_000} s. ${words.trim()}`;
    }
    await sleep(5);
  }
  return words.trim();
}

/** Whether an HTTP server answers there. DynamoDB answers a GET with an error, which is enough. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    await (await fetch(endpoint, { signal: AbortSignal.timeout(1_000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Closes the pipe, which ends the process group, and waits until it is gone. Acknowledged writes are already on disk.
 */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  if (
    (await Promise.race([ended, sleep(stopTimeoutMs, 'late', { ref: false })])) === 'late' &&
    child.pid !== undefined
  ) {
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}
