/** Fetches DynamoDB Local through Maven and starts it: a second engine beside the one that ships with the project. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Environment, run, start } from '../emulator/programs.ts';
import { freePort } from '../free-port.ts';

/** Why the server cannot be had: no fault of the service, so the run is skipped. */
export class ServerMissing extends Error {}

/** DynamoDB Local 2 asks for it. */
const minJava = 17;
const fetchMs = 5 * 60_000;
const startMs = 60_000;
const jar = 'DynamoDBLocal-2.6.1.jar';

/**
 * Fetches the server into `folder` unless it is there.
 *
 * @throws ServerMissing with one sentence when Java or Maven is missing, or the registry does not answer.
 */
export async function fetchServer(folder: string, env: Environment): Promise<string> {
  const java = await run('java', ['-version'], { env, cwd: '.', timeoutMs: 60_000 }).catch(() => undefined);
  const version = Number(/version "(\d+)/u.exec(java?.text ?? '')?.[1] ?? 0);
  if (version < minJava) throw new ServerMissing(`Java ${minJava} or newer is not installed.`);
  const libraries = join(folder, 'lib');
  if (existsSync(join(libraries, jar))) return libraries;
  const maven = await run('mvn', ['--version'], { env, cwd: '.', timeoutMs: 60_000 }).catch(() => undefined);
  if (maven?.code !== 0) throw new ServerMissing('Maven is not installed.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'pom.xml'), join(folder, 'pom.xml'));
  const goal = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=fetched'];
  const fetched = await run('mvn', goal, { env, cwd: folder, timeoutMs: fetchMs });
  if (fetched.code !== 0 || !existsSync(join(folder, 'fetched', jar))) {
    throw new ServerMissing(`Maven cannot fetch ${jar} from here: ${firstError(fetched.text)}`);
  }
  // Under its last name only when it is whole.
  renameSync(join(folder, 'fetched'), libraries);
  return libraries;
}

/** Starts the server on a free port, with nothing kept, and waits till it answers. */
export async function startServer(libraries: string, env: Environment, logFile: string): Promise<string> {
  const port = await freePort();
  const server = start(
    'java',
    [
      ...[`-Djava.library.path=${libraries}`, '-cp', `${libraries}/*`],
      ...['com.amazonaws.services.dynamodbv2.local.main.ServerRunner', '-inMemory', '-disableTelemetry'],
      ...['-port', String(port)],
    ],
    { env, cwd: libraries, output: { file: logFile } },
  );
  let code: number | null | undefined;
  void server.ended.then((ended) => {
    code = ended;
  });
  const endpoint = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + startMs; Date.now() < until && code === undefined; await sleep(100)) {
    // It answers a GET with an error, which will do.
    if (await fetch(endpoint, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)) return endpoint;
  }
  throw new Error(`DynamoDB Local did not start; see ${logFile}.`);
}

function firstError(text: string): string {
  const line = text.split('\n').find((each) => each.includes('[ERROR]')) ?? 'no reason given';
  return line.replace('[ERROR]', '').trim().slice(0, 300);
}
