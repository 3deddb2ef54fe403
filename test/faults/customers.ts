/**
 * The customers of a simulated run: accounts with keys and webhooks, and orders that are repeated until they are
 * answered.
 */

import type { DocumentClient } from '../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import type { TableNames } from '../../adapters/dynamo/table-names.ts';
import type { Caller } from '../../core/accounts/caller.ts';
import type { AuditOrder } from '../../core/audits/audit.ts';
import { type AuditQueue, requestAudit } from '../../core/audits/request-audit.ts';
import { ServiceError } from '../../core/service-error.ts';
import { realKeyword } from './engine.ts';
import type { Injector } from './injector.ts';
import type { Random } from './random.ts';
import type { End, Simulation } from './simulation.ts';

/** A key; `receiver` is the number of its webhook's receiver. */
export interface Key {
  caller: Caller;
  receiver?: number;
}

/** An order as its customer knows it. */
export interface Order {
  number: number;
  key: Key;
  order: AuditOrder;
  idempotencyKey?: string;
  /** The audits that it was answered with; more than one is a fault when it bore an Idempotency-Key. */
  accepted: string[];
  /** How often it was sent and nothing came back, or "unavailable": what became of it is unknown to the customer. */
  unanswered: number;
  /** It was refused for good. */
  refused?: string;
}

export interface CustomersOptions {
  sim: Simulation;
  random: Random;
  injector: Injector;
  client: DocumentClient;
  tables: TableNames;
  queue: AuditQueue;
  keys: readonly [Key, ...Key[]];
  /** Of a machine of the service. */
  skewMs: () => number;
  /** Told of what a request threw, but for refusals. */
  threw: (error: unknown) => void;
}

/** Small, so that some orders are refused. */
const planOverrides = { free: { monthlyAudits: 12 } };
/** Waits before an order is sent again. */
const againAfterMs = { least: 1_000, most: 60_000 };
const timesSent = 8;
/** Orders by what becomes of their analysis, of a hundred. */
const kinds: readonly [number, string][] = [
  [4, 'no results'],
  [2, 'gone page'],
  [3, 'too slow'],
  [2, 'breaks'],
  [6, 'breaks once'],
  [8, 'silent'],
];

/** Customers who order from now on. */
export function customers(options: CustomersOptions) {
  const { sim, random, injector, client, tables, queue, keys, skewMs, threw } = options;
  const orders: Order[] = [];
  let underWay = 0;
  const newStore = () =>
    dynamoNewAuditStore(client, tables, {
      random: random.next,
      wait: (ms) => sim.pass(Math.round(ms)),
      nowMs: sim.nowMs,
    });
  // Two machines: each remembers counts that the other changes.
  const stores = [newStore(), newStore()].map((store) => injector.named('newAudits', store)) as [
    ReturnType<typeof newStore>,
    ReturnType<typeof newStore>,
  ];

  const send = (order: Order, inMs: number): void => {
    underWay++;
    sim.start({
      kind: 'create-audit',
      about: `order ${order.number}`,
      inMs,
      skewMs: skewMs(),
      timeoutMs: 10_000,
      work: (task) =>
        requestAudit(
          {
            order: order.order,
            caller: order.key.caller,
            ...(order.idempotencyKey === undefined ? {} : { idempotencyKey: order.idempotencyKey }),
          },
          { store: random.pick(stores), queue, now: sim.clockOf(task), randomBytes: random.bytes, planOverrides },
        ),
      ended: (end) => {
        underWay--;
        answered(order, end);
      },
    });
  };
  const answered = (order: Order, end: End<{ audit_id: string; replayed: boolean }>): void => {
    if (end.how === 'done') {
      sim.note(`accepted as ${end.result.audit_id}${end.result.replayed ? ', again' : ''}`);
      order.accepted.push(end.result.audit_id);
      // A customer whose connection broke after the answer asks again: the answer must be the same.
      if (order.idempotencyKey !== undefined && order.accepted.length < 3 && random.chance(0.15)) send(order, 5_000);
      return;
    }
    if (end.how === 'threw' && !(end.error instanceof ServiceError)) threw(end.error);
    const code = end.how === 'threw' && end.error instanceof ServiceError ? end.error.code : 'no answer';
    sim.note(`answered: ${code}`);
    if (code === 'quota_exceeded' || code === 'rate_limit_exceeded') {
      order.refused = code;
      return;
    }
    if (code !== 'idempotency_conflict') order.unanswered++;
    if (order.unanswered < timesSent) send(order, random.between(againAfterMs.least, againAfterMs.most));
  };

  return {
    orders,
    /** Audits that a customer was told of. */
    accepted: (): number => new Set(orders.flatMap((order) => order.accepted)).size,
    /** Requests that have not been answered. */
    underWay: (): number => underWay,
    /** Orders an audit, now or a little later. */
    order({ real }: { real: boolean }): Order {
      const number = orders.length;
      let thrown = random.between(1, 100);
      const [, kind] = kinds.find(([share]) => {
        thrown -= share;
        return thrown <= 0;
      }) ?? [0, 'well'];
      const order: Order = {
        number,
        // One key is so busy that it meets its limit of an hour.
        key: random.chance(0.12) ? keys[0] : random.pick(keys),
        order: {
          audit_type: 'market',
          keyword: real ? realKeyword : `${kind}:${number}`,
          language: 'en',
          country: 'US',
        },
        ...(random.chance(0.6) ? { idempotencyKey: `order-${number}` } : {}),
        accepted: [],
        unanswered: 0,
      };
      orders.push(order);
      send(order, random.between(0, 2_000));
      return order;
    },
  };
}
