/**
 * What a seed decides before a simulated run begins: who the customers are, who is ill when, and when providers are
 * out.
 */
import type { TableNames } from '../../adapters/dynamo/table-names.ts';
import type { Key } from './customers.ts';
import type { Outage } from './engine.ts';
import type { Spell } from './fault-kinds.ts';
import type { Random } from './random.ts';
import type { Illness, Manner } from './receivers.ts';

export interface Plan {
  /** When the first order comes; the month ends while orders come in. */
  start: Date;
  /** The longest wait between two orders. */
  gapMs: number;
  keys: [Key, ...Key[]];
  /** By the number of the receiver. */
  illnesses: Illness[][];
  spells: Spell[];
  outages: Outage[];
  /** When nothing that runs every minute does. */
  silences: Outage[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const meanGapMs = 10_000;

export function planOf(random: Random, count: number): Plan {
  const windowMs = count * meanGapMs;
  const start = new Date(Date.parse('2026-12-01T00:00:00Z') - Math.round(windowMs * 0.4));
  const within = (leastMs: number, mostMs: number) => {
    const fromMs = start.getTime() + random.between(0, windowMs);
    return { fromMs, untilMs: fromMs + random.between(leastMs, mostMs) };
  };
  const spell = (service: Spell['service']): Spell => ({
    service,
    share: 0.3 + 0.4 * random.next(),
    ...within(minuteMs, 6 * minuteMs),
  });
  /** One table takes no writes: what the service does beside it must go on, and nothing be used up by it. */
  const tableSpell = (table: keyof TableNames, when = within(5 * minuteMs, 25 * minuteMs)): Spell => ({
    ...{ service: 'dynamodb', table, share: 1, writesOnly: true },
    ...when,
  });
  /** Some receivers fall ill in the very minutes in which nothing can be noted of webhooks. */
  const incident = within(15 * minuteMs, 25 * minuteMs);
  const keys = keysOf(random, Math.max(4, Math.ceil(count / 20)));
  const manners: [Manner, ...Manner[]] = ['error', 'error', 'reset', 'timeout', 'busy', 'lost', 'redirect'];
  const illnesses = keys
    .filter(({ receiver }) => receiver !== undefined)
    .map((_, index): Illness[] => {
      // The first receiver is gone for good until somebody enables its webhook; others are down for minutes or hours.
      if (index === 0) return [{ manner: 'gone', fromMs: start.getTime() + windowMs / 2, untilMs: Infinity }];
      if (index % 3 === 1) return [{ ...incident, manner: 'error', untilMs: incident.untilMs + 2 * hourMs }];
      const mostMs = random.chance(0.4) ? 9 * hourMs : 20 * minuteMs;
      return random.chance(0.6) ? [{ manner: random.pick(manners), ...within(2 * minuteMs, mostMs) }] : [];
    });
  return {
    start,
    gapMs: 2 * meanGapMs,
    keys,
    illnesses,
    spells: [
      ...[spell('dynamodb'), spell('dynamodb'), spell('sqs'), spell('sqs'), spell('kms')],
      ...[tableSpell('webhooks', incident), tableSpell('deliveries'), tableSpell('usage')],
    ],
    outages: [within(3 * minuteMs, 8 * minuteMs), within(8 * minuteMs, 25 * minuteMs)],
    silences: [within(2 * hourMs, 3 * hourMs)],
  };
}

/** Three keys an account; two of three have a webhook. Every fourth account is on the smallest plan. */
function keysOf(random: Random, count: number): [Key, ...Key[]] {
  const accounts = Array.from({ length: Math.ceil(count / 3) }, () => random.id());
  let receivers = 0;
  const key = (index: number): Key => {
    const account = Math.floor(index / 3);
    const caller = {
      keyId: random.id(),
      accountId: accounts[account] ?? '',
      plan: account % 4 === 3 ? ('free' as const) : ('starter' as const),
    };
    return index % 3 === 2 ? { caller } : { caller, receiver: receivers++ };
  };
  return [key(0), ...Array.from({ length: count - 1 }, (_, index) => key(index + 1))];
}

/** How far clocks of machines are off, of which one is drawn for each that is started. */
export function skewOf(random: Random): number {
  const most = random.pick([0, 300, 900, 5_000, 40_000]);
  return random.between(-most, most);
}
