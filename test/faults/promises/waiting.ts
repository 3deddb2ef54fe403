/**
 * What is kept when nothing runs for hours or days, when clocks disagree at the turn of a window, and when all come at
 * once.
 */
import { randomBytes } from 'node:crypto';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { deliveryOf } from '../../../core/audits/announce-end.ts';
import { failAudit } from '../../../core/audits/fail-audit.ts';
import { recoverAudits } from '../../../core/audits/recover-audits.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import { recoverDeliveries } from '../../../core/webhooks/recover-deliveries.ts';
import { differs, hourMs, order, type Promised, secondMs, tally, type World } from './world.ts';

const dayMs = 24 * hourMs;
const noWebhooks = { webhooks: { get: async () => undefined }, deliveries: { send: async () => {} } };
const monthOf = (world: World, accountId: string): string =>
  `account#${accountId}#month#${world.now().toISOString().slice(0, 7)}`;

async function sweep(world: World): Promise<string[]> {
  const sent: string[] = [];
  const queue = { send: async ({ auditId }: { auditId: string }) => void sent.push(auditId) };
  await recoverAudits({ audits: world.audits, queue, now: world.now, ...noWebhooks });
  return sent;
}

const neverCalled: Analyze = async () => {
  throw new Error('an audit that has ended was analysed');
};

export const waiting: Promised[] = [
  {
    name: 'after hours without schedules what was lost is sent once',
    async *find(world) {
      const pending = await world.launch(world.caller());
      const running = await world.launch(world.caller());
      await world.audits.claim({ auditId: running, now: world.now(), leaseUntil: new Date(world.clock.ms + 45_000) });
      world.clock.ms += 7 * hourMs;
      const sent = await sweep(world);
      for (const id of [pending, running]) yield* differs('sent', sent.filter((one) => one === id).length, 1);
      world.clock.ms += 10 * secondMs;
      const again = await sweep(world);
      for (const id of [pending, running]) yield* differs('sent again at once', again.includes(id), false);
    },
  },
  {
    name: 'an audit whose message is older than the queue keeps messages ends once, and its unit comes back to its month',
    async *find(world) {
      const caller = world.caller();
      const auditId = await world.launch(caller);
      const month = monthOf(world, caller.accountId);
      world.clock.ms += 15 * dayMs;
      await sweep(world);
      const { status, error } = (await world.audits.get(auditId)) ?? {};
      yield* differs('the audit', [status, error?.code], ['failed', 'internal']);
      yield* differs('units', await world.used(month), 0);
      // The message comes after all, from a dead-letter queue that somebody has redriven.
      const late = await runAudit(auditId, {
        audits: world.audits,
        ...noWebhooks,
        now: world.now,
        analyze: neverCalled,
      });
      yield* differs('a late message', late.outcome, 'not_ours');
      yield* differs('units then', await world.used(month), 0);
    },
  },
  {
    name: 'an event whose message is older than the queue keeps messages is sent again',
    async *find(world) {
      const auditId = await world.launch(world.caller());
      const leaseUntil = new Date(world.clock.ms + 45_000);
      const audit = await world.audits.claim({ auditId, now: world.now(), leaseUntil });
      if (audit === undefined) throw new Error('the audit cannot be claimed');
      const at = world.now().toISOString();
      const webhook = {
        ...{ key_id: audit.key_id, account_id: audit.account_id, url: 'https://hooks.example/', secret_id: 's' },
        ...{ created_at: at, updated_at: at },
      };
      const delivery = await deliveryOf({ ...audit, completed_at: at }, { get: async () => webhook });
      await world.audits.complete({ auditId, attempt: 1, outputJson: '{}', at: world.now(), delivery });
      world.clock.ms += 15 * dayMs;
      const deliveries = dynamoDeliveries(world.client, world.tables.deliveries);
      const sent: string[] = [];
      const queue = { send: async ({ deliveryId }: { deliveryId: string }) => void sent.push(deliveryId) };
      await recoverDeliveries({ deliveries, queue, now: world.now });
      yield* differs('sent', sent.filter((id) => id === delivery.delivery_id).length, 1);
    },
  },
  {
    name: 'machines whose clocks disagree at the turn of an hour and a month give away no audit beyond either',
    async *find(world) {
      const caller = world.caller('free');
      world.clock.ms = Date.parse('2026-12-01T00:00:00.000Z');
      const launchAt = async (skewMs: number): Promise<string> => {
        world.clock.ms += skewMs;
        const answer = await world.launch(caller);
        world.clock.ms -= skewMs;
        return answer;
      };
      const answers: string[] = [];
      for (let number = 0; number < 60; number++)
        answers.push(await launchAt((number % 3) * 2 * secondMs - 2 * secondMs));
      yield* differs('answers', tally(answers), { accepted: 40, rate_limit_exceeded: 20 });
      for (const [month, hour] of [
        ['2026-11', '2026113023'],
        ['2026-12', '2026120100'],
      ]) {
        yield* differs(`hour ${hour}`, await world.used(`key#${caller.keyId}#hour#${hour}`), 20);
        yield* differs(`month ${month}`, await world.used(`account#${caller.accountId}#month#${month}`), 20);
      }
      // A failure seen by a machine whose clock is in the next month gives the unit to the month of the order.
      const [first = ''] = answers;
      const audit = await world.audits.get(first);
      if (audit === undefined) throw new Error('the audit is gone');
      world.clock.ms += 40 * dayMs;
      await failAudit(audit, 'internal', { audits: world.audits, now: world.now, ...noWebhooks });
      yield* differs('November', await world.used(`account#${caller.accountId}#month#2026-11`), 19);
      yield* differs('December', await world.used(`account#${caller.accountId}#month#2026-12`), 20);
    },
  },
  {
    name: 'transactions that really meet count exactly: forty at once on one key launch twenty',
    async *find(world) {
      const caller = world.caller();
      const answers = await Promise.all(Array.from({ length: 40 }, () => world.launch(caller)));
      yield* differs('answers', tally(answers), { accepted: 20, rate_limit_exceeded: 20 });
      const kept = await world.items('audits', 'account_id', caller.accountId);
      yield* differs('audits', kept.filter(({ part }) => part === 'AUDIT').length, 20);
    },
  },
  {
    name: 'a queue that is away loses no order',
    async *find(world) {
      const caller = world.caller();
      const queue = { send: () => Promise.reject(new Error('the queue is away')) };
      const { client, tables } = world;
      const store = dynamoNewAuditStore(client, tables);
      const deps = { store, queue, now: world.now, randomBytes, planOverrides: {} };
      const { audit_id } = await requestAudit({ order, caller }, deps);
      world.clock.ms += 2 * 60 * secondMs;
      yield* differs('sent', (await sweep(world)).filter((id) => id === audit_id).length, 1);
    },
  },
];
