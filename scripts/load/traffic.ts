/** Traffic in simulated time: clients launch audits and poll them through the real use cases, on stores in memory. */
import { authenticate } from '../../core/api-keys/authenticate.ts';
import { newApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { readStatus } from '../../core/audits/read-audits.ts';
import { requestAudit } from '../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../core/audits/run-audit.ts';
import { shardOf, shards } from '../../core/sweep.ts';
import { seededRandom } from '../../test/faults/random.ts';
import { openSimulation } from '../../test/faults/simulation.ts';
import { inMemoryStores } from '../../test/in-memory/stores.ts';
import type { Demand } from './limits.ts';
import { gauge, rate } from './meters.ts';
import { auditSeconds, start, type Traffic, tookMs, type WriteUnits } from './traffic-settings.ts';

/** Returns the peak of each demand, except searches, which are a mean over the seconds with a search. */
export async function simulate(traffic: Traffic, units: WriteUnits): Promise<Record<Demand, number>> {
  const { simulatedPart: part } = traffic;
  const demands = await simulatePart({ ...traffic, auditsPerSecond: traffic.auditsPerSecond * part }, units);
  // Writes of a single key do not scale with the traffic.
  const scaled = Object.entries(demands).map(([name, most]) => [
    name,
    name === 'keyWritesPerSecond' ? most : most / part,
  ]);
  return Object.fromEntries(scaled) as Record<Demand, number>;
}

async function simulatePart(traffic: Traffic, units: WriteUnits): Promise<Record<Demand, number>> {
  const { auditsPerSecond, accounts, plan, pollEverySeconds, idlePollers, seconds } = traffic;
  const sim = openSimulation(start);
  const random = seededRandom(15);
  const stores = inMemoryStores();
  const newAudits = stores.newAuditStore();
  const second = (): number => Math.floor((sim.nowMs() - start.getTime()) / 1_000);
  const requests = rate(second);
  const methods = { launch: rate(second), status: rate(second) };
  const tableWrites = rate(second);
  const shardWrites = shards.map(() => rate(second));
  const searches = rate(second);
  const [workers, authorizers, executions, inFlight] = [gauge(), gauge(), gauge(), gauge()];
  const keys = new Map<string, { key: string; accountId: string; writes: ReturnType<typeof rate> }>();
  const now = (): Date => new Date(sim.nowMs());

  const write = (auditId: string, { table, shard }: { table: number; shard: number }): void => {
    tableWrites.add(table);
    shardWrites[shardOf(auditId)]?.add(shard);
  };
  const clientOf = async (index: number) => {
    const accountId = `account-${index}`;
    const known = keys.get(accountId);
    if (known) return known;
    const made = newApiKey(
      { account_id: accountId, plan },
      { name: 'load', environment: 'live' },
      { now, randomBytes: random.bytes, newId: random.id },
    );
    await stores.apiKeys.create(made.stored);
    const client = { key: made.key, accountId, writes: rate(second) };
    keys.set(accountId, client);
    return client;
  };
  /** One request: the authorizer, then a function. */
  const request = async <T>(
    client: Awaited<ReturnType<typeof clientOf>>,
    method: keyof typeof methods,
    work: (caller: { keyId: string; accountId: string; plan: typeof plan }) => Promise<T>,
  ): Promise<T> => {
    requests.add(1);
    methods[method].add(1);
    const verdict = await executions.during(() =>
      authorizers.during(async () => {
        client.writes.add(1);
        await sim.pass(tookMs.update + tookMs.handler);
        return authenticate(client.key, { counter: stores.requestCounter, now });
      }),
    );
    if (verdict.outcome !== 'accepted') throw new Error(`a request was ${verdict.outcome}`);
    const { keyId, accountId } = verdict.caller;
    return executions.during(() => work({ keyId, accountId, plan }));
  };
  const analyze: Analyze = async (_, onProgress) => {
    searches.add(1);
    for (let step = 0; step < auditSeconds; step++) {
      await onProgress({ progress: step / auditSeconds, step: 'reading' });
      await sim.pass(1_000 - tookMs.update);
    }
    return { outcome: 'report', report: { metadata: {} } } as unknown as Awaited<ReturnType<Analyze>>;
  };
  const { unfinishedAudits } = stores;
  const workerStores: typeof unfinishedAudits = {
    ...unfinishedAudits,
    claim: async (claim) => {
      write(claim.auditId, units.claim);
      await sim.pass(tookMs.update);
      return unfinishedAudits.claim(claim);
    },
    progress: async (step) => {
      write(step.auditId, units.progress);
      await sim.pass(tookMs.update);
      return unfinishedAudits.progress(step);
    },
    complete: async (end) => {
      write(end.auditId, units.complete);
      await sim.pass(tookMs.transaction);
      return unfinishedAudits.complete(end);
    },
  };
  const runMessage = (auditId: string): void =>
    sim.start({
      kind: 'run-audit',
      work: () =>
        inFlight.during(() =>
          executions.during(() =>
            workers.during(() =>
              runAudit(auditId, {
                audits: workerStores,
                webhooks: stores.webhooks,
                deliveries: { send: async () => {} },
                analyze,
                now,
              }),
            ),
          ),
        ),
    });
  const customer = async (index: number): Promise<void> => {
    const client = await clientOf(index);
    const { audit_id: auditId } = await request(client, 'launch', async (caller) => {
      const launched = await requestAudit(
        { order: { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' }, caller },
        {
          store: {
            create: async (entry) => {
              write(entry.audit.audit_id, units.launch);
              await sim.pass(tookMs.transaction);
              return newAudits.create(entry);
            },
          },
          queue: {
            send: async (message) => {
              await sim.pass(tookMs.send);
              runMessage(message.auditId);
            },
          },
          now,
          randomBytes: random.bytes,
          planOverrides: {},
        },
      );
      return launched;
    });
    for (;;) {
      await sim.pass(pollEverySeconds * 1_000);
      const { status } = await request(client, 'status', async ({ accountId }) => {
        await sim.pass(tookMs.get + tookMs.handler);
        return readStatus(accountId, auditId, stores.auditReader);
      });
      if (status === 'completed') return;
    }
  };
  // Launches are independent, so the intervals between them are exponentially distributed.
  for (let atMs = 0, index = 0; atMs < seconds * 1_000; index++) {
    atMs += (-Math.log(1 - random.next()) * 1_000) / auditsPerSecond;
    sim.start({
      kind: 'customer',
      inMs: Math.round(atMs),
      work: () => customer(index % accounts),
      ended: (end) => {
        if (end.how !== 'done') throw end.how === 'threw' ? end.error : new Error('a customer died');
      },
    });
  }
  for (let index = 0; index < idlePollers; index++) {
    sim.start({
      kind: 'poller',
      inMs: Math.round(random.next() * pollEverySeconds * 1_000),
      work: async () => {
        const client = await clientOf(accounts + index);
        while (second() < seconds) {
          await request(client, 'status', () => sim.pass(tookMs.get + tookMs.handler));
          await sim.pass(pollEverySeconds * 1_000);
        }
      },
    });
  }
  await sim.run();
  const busiestKey = [...keys.values()].reduce((most, { writes }) => Math.max(most, writes.peak()), 0);
  return {
    workers: workers.peak(),
    executions: executions.peak(),
    authorizers: authorizers.peak(),
    requestsPerSecond: requests.peak(),
    requestsOfPlanPerSecond: requests.peak(),
    requestsOfMethodPerSecond: Math.max(methods.launch.peak(), methods.status.peak()),
    auditsTableWritesPerSecond: tableWrites.peak(),
    shardWritesPerSecond: Math.max(...shardWrites.map((shard) => shard.peak())),
    keyWritesPerSecond: busiestKey,
    searchesPerMinute: 60 * searches.mean(),
    messagesInFlight: inFlight.peak(),
  };
}
