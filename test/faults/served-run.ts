/** A run of the whole service over HTTP, in real time: faults between it and its servers, and its threads ended at work. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { startService } from '../../local/service.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { startAwsProxy } from '../aws-proxy.ts';
import { testCredentials } from '../credentials.ts';
import { checkLogs, readLogs } from '../log-check.ts';
import { readEndState, whatIsLeft } from './end-state.ts';
import { type Broken, brokenByWhatIsLeft, brokenInvariants } from './invariants.ts';
import { dynamodbFaults, sqsFaults } from './proxy-faults.ts';
import { seededRandom } from './random.ts';
import { openReceivers } from './receivers.ts';
import { endsOf, type RunResult } from './report.ts';
import { hookedKeys, launch, readBack, storesOf } from './served-customers.ts';

const projectDir = join(import.meta.dirname, '../..');
const cacheDir = join(projectDir, '.local', 'test');
/** A run is given up when nothing has ended for so long; a busy machine takes its time. */
const longestStillMs = 8 * 60_000;
/** Longer than any message stays hidden. */
const hiddenMs = 15 * 60_000;

/** Runs `count` audits; the seed chooses faults, and the machine's threads when they meet what. */
export async function servedRun({ seed, count }: { seed: number; count: number }): Promise<RunResult> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-served-'));
  const localDir = join(folder, 'local');
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const threads = new Set<Worker>();
  const met = (worker: Worker): void => {
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
  };
  process.on('worker', met);
  try {
    let queuesAheadMs = 0;
    const tables = await startDynamodb(folder, { credentials: testCredentials });
    stops.push(tables.stop);
    const queues = await startSqs({
      ...{ databasePath: join(folder, 'sqs.sqlite'), credentials: testCredentials, log: () => {} },
      now: () => Date.now() + queuesAheadMs,
    });
    stops.push(queues.stop);
    const [dynamodb, sqs] = [await startAwsProxy(tables.endpoint), await startAwsProxy(queues.endpoint)];
    stops.push(dynamodb.stop, sqs.stop);
    const service = await startService({
      localDir,
      port: 0,
      synthDir: cacheDir,
      environment: { CORPUS_DIR: join(projectDir, 'corpus'), CORPUS_INDEX_DIR: join(cacheDir, 'corpus-index') },
      endpoints: { dynamodb: dynamodb.endpoint, sqs: sqs.endpoint },
      credentials: testCredentials,
      log: () => {},
    });
    stops.push(service.stop);
    const receivers = await openReceivers(Date.now, random.fork());
    stops.push(receivers.close);
    const stores = storesOf(service, { dynamodb: tables.endpoint, sqs: queues.endpoint });
    stops.push(stores.close);
    const keys = await hookedKeys(Math.max(3, Math.ceil(count / 10)), service, { stores, receivers });

    const faults = new Map<string, number>();
    const note = (name: string): void => void faults.set(name, (faults.get(name) ?? 0) + 1);
    dynamodb.answer = dynamodbFaults(random.fork(), note);
    sqs.answer = sqsFaults(random.fork(), note);
    // The first message of some events is refused; the next try comes five seconds later.
    const refused = new Set<string>();
    receivers.whenArrived = (id) => {
      if (refused.has(id) || !random.chance(0.4)) return 'ok';
      refused.add(id);
      note('receiver error or reset');
      return random.pick(['error', 'reset']);
    };
    let disturbing = true;
    const ending = (async () => {
      while (disturbing) {
        await sleep(random.between(200, 3_000));
        const all = [...threads];
        const victim = all[random.between(0, Math.max(0, all.length - 1))];
        if (!victim || !disturbing) continue;
        note('thread ended');
        await victim.terminate();
      }
    })();

    const begunMs = Date.now();
    const orders = await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        await sleep(random.between(0, count * 250));
        const key = keys[number % keys.length] ?? keys[0];
        return launch(service.baseUrl, { number, key, idempotencyKey: random.chance(0.7) ? randomUUID() : undefined });
      }),
    );
    await sleep(10_000);
    disturbing = false;
    await ending;
    dynamodb.answer = sqs.answer = () => undefined;
    const until = async (isOver: (left: Record<string, number>) => boolean): Promise<void> => {
      let [least, sinceMs] = [Number.POSITIVE_INFINITY, Date.now()];
      for (let left = await whatIsLeft(stores); !isOver(left); left = await whatIsLeft(stores)) {
        const sum = Object.values(left).reduce((total, one) => total + one, 0);
        if (sum < least) [least, sinceMs] = [sum, Date.now()];
        if (Date.now() - sinceMs > longestStillMs) return;
        await sleep(500);
      }
    };
    await until(({ unfinished, due }) => unfinished === 0 && due === 0);
    // What lost threads had in hand is hidden for minutes yet: those pass at once.
    queuesAheadMs += hiddenMs;
    await until(({ audits, deadAudits, deliveries }) => audits === 0 && deadAudits === 0 && deliveries === 0);

    const broken: Broken[] = await readBack(service.baseUrl, orders);
    const state = await readEndState(stores);
    broken.push(
      ...brokenInvariants(state, {
        accepted: orders.flatMap(({ number, idempotencyKey, accepted }) =>
          accepted.map((auditId) => ({ auditId, order: number, idempotent: idempotencyKey !== undefined })),
        ),
        unanswered: orders.reduce((sum, one) => sum + one.unanswered, 0),
        taken: receivers.taken,
        hooked: new Set(keys.flatMap(({ keyId, hooked }) => (hooked ? [keyId] : []))),
      }),
      ...brokenByWhatIsLeft(await whatIsLeft(stores)),
    );
    // Ended before its logs are read: nothing is on its way into them any more.
    await service.stop();
    try {
      checkLogs(localDir);
    } catch (error) {
      broken.push({ invariant: 'no log holds a secret or the text of a page', about: '', found: String(error) });
    }
    return {
      accepted: new Set(orders.flatMap(({ accepted }) => accepted)).size,
      hours: (Date.now() - begunMs) / 3_600_000,
      ...{ faults, crashes: new Map(), broken, lines: linesOf(localDir), sha256: '' },
      ends: endsOf({ state, givenUp: state, orders: [], messages: receivers.taken.length }),
    };
  } finally {
    process.off('worker', met);
    for (const stop of stops.reverse()) await stop();
  }
}

/** What the functions logged, in the order of time. */
function linesOf(localDir: string): string[] {
  const timeOf = (line: string): string => /"timestamp":"([^"]+)"/u.exec(line)?.[1] ?? '';
  const lines = readLogs(localDir).flatMap(({ text }) => text.split('\n').filter(Boolean));
  return lines.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}
