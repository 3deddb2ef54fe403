/** What happens once: an audit for an Idempotency-Key, a message for an audit that is kept, an event with its end. */
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { deliveryOf } from '../../../core/audits/announce-end.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import type { Delivery } from '../../../core/webhooks/delivery.ts';
import type { Webhook } from '../../../core/webhooks/webhook.ts';
import { differs, hourMs, minuteMs, order, type Promised, secondMs, type World } from './world.ts';

/** A running audit, and the event that its end calls for. */
export async function hooked(world: World): Promise<{ auditId: string; delivery: Delivery; webhook: Webhook }> {
  const auditId = await world.launch(world.caller());
  const leaseUntil = new Date(world.clock.ms + minuteMs);
  const audit = await world.audits.claim({ auditId, now: world.now(), leaseUntil });
  if (audit === undefined) throw new Error('the audit cannot be claimed');
  const at = world.now().toISOString();
  const webhook = {
    ...{ key_id: audit.key_id, account_id: audit.account_id, url: 'https://hooks.example/', secret_id: 's' },
    ...{ created_at: at, updated_at: at },
  };
  const delivery = await deliveryOf({ ...audit, completed_at: at }, { get: async () => webhook });
  return { auditId, delivery, webhook };
}

export const once: Promised[] = [
  {
    name: 'an Idempotency-Key stands for one audit for 24 hours',
    async *find(world) {
      const caller = world.caller();
      const idempotencyKey = 'one';
      const first = await Promise.all(Array.from({ length: 8 }, () => world.launch(caller, { idempotencyKey })));
      const [id = ''] = first;
      yield* differs('audits at once', new Set(first).size, 1);
      world.clock.ms += 24 * hourMs - secondMs;
      yield* differs('a day later', await world.launch(caller, { idempotencyKey }), id);
      const other = { ...order, keyword: 'another desk' };
      const refused = await world.launch(caller, { idempotencyKey, order: other });
      yield* differs('with another body', refused, 'idempotency_mismatch');
      world.clock.ms += 2 * secondMs;
      yield* differs('after a day', (await world.launch(caller, { idempotencyKey })) === id, false);
      yield* differs('audits in all', (await world.items('audits', 'account_id', caller.accountId)).length, 2);
    },
  },
  {
    name: 'no message goes out for an audit that is not kept',
    async *find(world) {
      const queued: string[] = [];
      const queue = { send: async ({ auditId }: { auditId: string }) => void queued.push(auditId) };
      const store = { create: () => Promise.reject(new Error('the table is away')) };
      const deps = { store, queue, now: world.now, randomBytes: () => new Uint8Array(10), planOverrides: {} };
      await requestAudit({ order, caller: world.caller() }, deps).catch(() => {});
      yield* differs('messages', queued, []);
    },
  },
  {
    name: 'an audit ends with its event, or not at all',
    async *find(world) {
      const { auditId, delivery } = await hooked(world);
      let writes = 0;
      // After the first write the table is away, as for a worker that dies there.
      world.client.middlewareStack.add(
        (next) => async (args) => {
          if (writes++ > 0) throw new Error('the worker is gone');
          return next(args);
        },
        { step: 'initialize', name: 'dies' },
      );
      const completion = { auditId, attempt: 1, outputJson: '{"a":1}', at: world.now(), delivery };
      await world.audits.complete(completion).catch(() => {});
      world.client.middlewareStack.remove('dies');
      const ended = (await world.audits.get(auditId))?.status === 'completed';
      const events = await world.items('deliveries', 'delivery_id', delivery.delivery_id);
      yield* differs('events', events.length, ended ? 1 : 0);
      yield* differs('ended twice', await world.audits.complete(completion), !ended);
    },
  },
  {
    name: 'an event is under way once',
    async *find(world) {
      const { auditId, delivery } = await hooked(world);
      await world.audits.complete({ auditId, attempt: 1, outputJson: '{}', at: world.now(), delivery });
      const deliveries = dynamoDeliveries(world.client, world.tables.deliveries);
      const { delivery_id: deliveryId, url } = delivery;
      const claim = async (attempt: number) => {
        const leaseUntil = new Date(world.clock.ms + minuteMs);
        return (await deliveries.claim({ deliveryId, attempt, lost: 0, url, now: world.now(), leaseUntil }))?.attempt;
      };
      const both = await Promise.all([claim(0), claim(0)]);
      yield* differs(
        'claims at once',
        both.filter((one) => one !== undefined),
        [1],
      );
      yield* differs('a claim within the lease', await claim(1), undefined);
      world.clock.ms += minuteMs;
      yield* differs('a claim after it', await claim(1), 2);
      const end = { deliveryId, attempt: 1, attempts: [], at: world.now() };
      yield* differs('the end of the attempt that was lost', await deliveries.deliver(end), false);
    },
  },
];
