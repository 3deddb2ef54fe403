/** Bursts of launches against a DynamoDB that refuses concurrent transactions on the same items. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { dynamoUsageReader } from '../../../adapters/dynamo/usage.ts';
import type { Caller } from '../../../core/accounts/caller.ts';
import { readUsage } from '../../../core/accounts/read-usage.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { ServiceError } from '../../../core/service-error.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';
import { seededRandom } from '../../faults/random.ts';
import { openSimulation } from '../../faults/simulation.ts';
import { rejectConcurrentTransactions } from './conflicts.ts';

const order: AuditOrder = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const start = new Date('2026-11-20T12:30:00.000Z');
/** The function's own time. */
const functionMs = 10_000;
let world: TestTables;

beforeAll(async () => {
  world = await startTables();
});
afterAll(() => world.stop());

/**
 * Launches once for each caller, all within 5 ms, each in an instance of its own; tells how each ended, and when the
 * last one did.
 */
async function burst(callers: readonly Caller[]): Promise<{ answers: Record<string, number>; tookMs: number }> {
  const sim = openSimulation(start);
  const random = seededRandom(7);
  const client = documentClient({
    endpoint: world.endpoint,
    region: 'us-east-1',
    credentials: world.credentials,
  });
  rejectConcurrentTransactions(client, sim);
  const answers: Record<string, number> = {};
  for (const caller of callers) {
    // A real deadline has nothing to say in simulated time.
    const deadline = () => new AbortController().signal;
    const pauses = { random: random.next, wait: sim.pass, nowMs: sim.nowMs, deadline };
    sim.start({
      kind: 'create-audit',
      inMs: 5 * random.next(),
      timeoutMs: functionMs,
      work: (task) =>
        requestAudit(
          { order, caller },
          {
            store: dynamoNewAuditStore(client, world.tables, pauses),
            queue: { send: async () => {} },
            now: sim.clockOf(task),
            randomBytes,
            planOverrides: { scale: { monthlyAudits: 150 } },
          },
        ),
      ended: (end) => {
        const threw = end.how === 'threw' && end.error instanceof ServiceError ? end.error.code : end.how;
        answers[threw] = (answers[threw] ?? 0) + 1;
      },
    });
  }
  await sim.run();
  client.destroy();
  return { answers, tookMs: sim.nowMs() - start.getTime() };
}

async function used(caller: Caller): Promise<{ hour: number; month: number }> {
  const usage = dynamoUsageReader(world.client, world.tables.usage);
  const { auditsHour, quota } = await readUsage(caller, { usage, now: () => start, planOverrides: {} });
  return { hour: auditsHour.used, month: quota.used };
}

describe('a burst of launches', () => {
  let accountId: string;
  const keyOf = (account: string): Caller => ({ accountId: account, keyId: randomUUID(), plan: 'scale' });
  beforeEach(() => {
    accountId = randomUUID();
  });

  test('of 20 with one key is accepted whole, and counted exactly', async () => {
    const key = keyOf(accountId);
    const { answers, tookMs } = await burst(Array.from({ length: 20 }, () => key));
    expect(answers).toEqual({ done: 20 });
    expect(await used(key)).toEqual({ hour: 20, month: 20 });
    expect(tookMs).toBeLessThan(3_000);
  });

  test('of 30 with one key is accepted up to the limit of the hour, and the rest refused with 429', async () => {
    const key = keyOf(accountId);
    expect((await burst(Array.from({ length: 30 }, () => key))).answers).toEqual({ done: 20, rate_limit_exceeded: 10 });
    expect(await used(key)).toEqual({ hour: 20, month: 20 });
  });

  test('of 200 keys of one account is accepted up to the limit of the month, and the rest refused with 402', async () => {
    const keys = Array.from({ length: 200 }, () => keyOf(accountId));
    const { answers, tookMs } = await burst(keys);
    expect(answers).toEqual({ done: 150, quota_exceeded: 50 });
    expect((await used(keyOf(accountId))).month).toBe(150);
    expect(tookMs).toBeLessThan(8_000);
  });

  test('of 3 with each of 200 keys, each of its own account, is accepted whole', async () => {
    const keys = Array.from({ length: 200 }, () => keyOf(randomUUID()));
    const { answers } = await burst(keys.flatMap((key) => Array.from({ length: 3 }, () => key)));
    expect(answers).toEqual({ done: 600 });
    const [first] = keys;
    expect(first && (await used(first))).toEqual({ hour: 3, month: 3 });
  });
});
