/** Starts the DynamoDB server that ships as an npm package, and makes sure that it ends with this process. */

import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { StartupError } from '../startup-error.ts';
import { endOrphan } from './orphan.ts';

/** A DynamoDB endpoint and how to end what was started for it. */
export interface DynamodbServer {
  endpoint: string;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;
const PORT_ATTEMPTS = 3;

/**
 * Supervises the server from a shell whose standard input is a pipe from this process. However this process ends, SIGKILL
 * included, the kernel closes the pipe, `read` ends, and the whole process group goes; when the server ends first, so does
 * the shell. It is a group of its own, so that a Ctrl-C in the terminal reaches this process only, which stops in order.
 */
const SUPERVISOR = '( "$@"; kill -KILL 0 ) </dev/null & while read -r _; do :; done; kill -KILL 0';

/**
 * Starts the server on a free port of the loopback address.
 *
 * @param folder Where its database is kept; the caller holds that folder's lock.
 * @param log Told when the server ends before it is stopped.
 * @returns The endpoint, answering.
 * @throws StartupError where no server ships for this platform, or when it does not start.
 */
export async function startDynamodb(folder: string, log: (line: string) => void = () => {}): Promise<DynamodbServer> {
  const binary = findBinary();
  const databasePath = join(folder, 'dynamodb.sqlite');
  await endOrphan(databasePath);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const server = await launch({ binary, port, databasePath, log });
    if (typeof server !== 'string') return server;
    if (attempt === PORT_ATTEMPTS) throw new StartupError(`the DynamoDB server did not start: ${server}`);
  }
}

/** The binary of this platform's npm package. */
function findBinary(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const binary = join(dirname(require.resolve(`@dynoxide/${platform}/package.json`)), 'dynoxide');
    accessSync(binary, constants.X_OK);
    return binary;
  } catch {
    throw new StartupError(
      `no DynamoDB server is installed for ${platform}: start one (\`npx dynoxide\`, or Amazon's DynamoDB Local) and name it, DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`,
    );
  }
}

interface Launch {
  binary: string;
  port: number;
  databasePath: string;
  log: (line: string) => void;
}

/** Starts the server once; the answer is its last words when it ended instead of answering. */
async function launch({ binary, port, databasePath, log }: Launch): Promise<DynamodbServer | string> {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--db-path', databasePath];
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, 'sh', binary, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000);
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endpoint = `http://127.0.0.1:${port}`;
  const deadlineMs = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(endpoint)) {
      let stopping = false;
      void ended.then(() => stopping || log(`the DynamoDB server ended by itself; start again. ${words.trim()}`));
      return {
        endpoint,
        stop: () => {
          stopping = true;
          return stop(child, ended);
        },
      };
    }
    if (Date.now() > deadlineMs) {
      await stop(child, ended);
      return `no answer within ${START_TIMEOUT_MS / 1_000} s. ${words.trim()}`;
    }
    await sleep(5);
  }
  return words.trim();
}

/** Whether anything speaks HTTP there; DynamoDB answers a GET with an error, which will do. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    await (await fetch(endpoint, { signal: AbortSignal.timeout(1_000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Closes the pipe, which ends the group, and waits till it is gone. Every acknowledged write is in the file already. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  if (
    (await Promise.race([ended, sleep(STOP_TIMEOUT_MS, 'late', { ref: false })])) === 'late' &&
    child.pid !== undefined
  ) {
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}
