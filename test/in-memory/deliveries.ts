/** Deliveries in memory, moved by the table of transitions. */
import type { AttemptEnd, Deliveries, EventPosition } from '../../core/webhooks/deliveries.ts';
import {
  type Delivery,
  type DeliveryTransition,
  deliveryTransitions,
  dueBy,
  lastResult,
  testEventType,
} from '../../core/webhooks/delivery.ts';
import { changeRow, type Database, only, without } from './database.ts';
import { duePage } from './due-page.ts';

const isFree = ({ lease_until }: Delivery, now: Date): boolean =>
  lease_until === undefined || lease_until <= now.toISOString();

const recorded = (delivery: Delivery, { attempts }: AttemptEnd): Delivery => {
  const last_result = lastResult(attempts);
  return { ...delivery, attempts, ...(last_result === undefined ? {} : { last_result }) };
};

const ended = (delivery: Delivery, end: AttemptEnd): Delivery => ({
  ...without(recorded(delivery, end), ['due_at', 'next_attempt_at', 'lease_until']),
  ended_at: end.at.toISOString(),
});

const positionOf = ({ created_at, delivery_id }: EventPosition): string => `${created_at} ${delivery_id}`;

export function inMemoryDeliveries({ deliveries }: Database): Deliveries {
  /** Makes a transition when the table allows it from here, for the attempt that was seen. */
  const move = (
    { deliveryId, attempt, at }: Pick<AttemptEnd, 'deliveryId' | 'attempt' | 'at'>,
    transition: DeliveryTransition,
    change: (delivery: Delivery) => Delivery | undefined,
  ): Delivery | undefined =>
    changeRow(deliveries, deliveryId, (delivery) => {
      const { from, to } = deliveryTransitions[transition];
      if (!from.some((state) => state === delivery.state) || delivery.attempt !== attempt) return undefined;
      const changed = change(delivery);
      return changed && { ...changed, updated_at: at.toISOString(), ...(to ? { state: to } : {}) };
    });

  /** As the index holds them, newest first. */
  const listed = (accountId: string) =>
    [...deliveries.values()]
      .filter((delivery) => delivery.account_id === accountId)
      .toSorted((a, b) => (positionOf(a) < positionOf(b) ? 1 : -1))
      .map((delivery) =>
        only(delivery, [
          ...(['delivery_id', 'key_id', 'audit_id', 'type', 'state', 'created_at', 'attempt'] as const),
          ...(['next_attempt_at', 'ended_at', 'last_result', 'given_up_reason'] as const),
        ]),
      );

  return {
    add: async (delivery) => {
      if (deliveries.has(delivery.delivery_id)) return false;
      deliveries.set(delivery.delivery_id, structuredClone(delivery));
      return true;
    },
    get: async (deliveryId) => structuredClone(deliveries.get(deliveryId)),
    claim: async ({ deliveryId, attempt, lost, url, now, leaseUntil }) =>
      move({ deliveryId, attempt, at: now }, 'claim', (delivery) => {
        if ((delivery.next_attempt_at ?? '') > dueBy(now).toISOString() || !isFree(delivery, now)) return undefined;
        const lease_until = leaseUntil.toISOString();
        const tries = lost === 0 ? delivery.tries + 1 : delivery.tries;
        return { ...delivery, url, lost, lease_until, due_at: lease_until, resent: 0, tries, attempt: attempt + 1 };
      }),
    retry: async ({ nextAttemptAt, dueAt, ...end }) =>
      move(end, 'retry', (delivery) => ({
        ...without(recorded(delivery, end), ['lease_until']),
        next_attempt_at: nextAttemptAt.toISOString(),
        due_at: dueAt.toISOString(),
      })) !== undefined,
    deliver: async (end) => move(end, 'deliver', (delivery) => ended(delivery, end)) !== undefined,
    giveUp: async ({ reason, ...end }) =>
      move(end, 'give_up', (delivery) => ({ ...ended(delivery, end), given_up_reason: reason })) !== undefined,
    noteSent: async ({ seen, dueAt, now }) =>
      move({ deliveryId: seen.delivery_id, attempt: seen.attempt, at: now }, 'note_sent', (delivery) =>
        delivery.due_at === seen.due_at
          ? { ...delivery, due_at: dueAt.toISOString(), resent: seen.resent + 1 }
          : undefined,
      ) !== undefined,
    resend: async ({ deliveryId, attempt, url, now, dueAt }) =>
      move({ deliveryId, attempt, at: now }, 'resend', (delivery) =>
        isFree(delivery, now)
          ? {
              ...without(delivery, ['lease_until', 'ended_at', 'given_up_reason']),
              ...{ url, tries: 0, resent: 0 },
              ...{ next_attempt_at: now.toISOString(), due_at: dueAt.toISOString() },
            }
          : undefined,
      ),
    listDue: async (query) =>
      duePage(
        [...deliveries.values()].flatMap(({ delivery_id, account_id, attempt, resent, due_at }) =>
          due_at === undefined ? [] : [{ delivery_id, account_id, attempt, resent, due_at }],
        ),
        ({ delivery_id, due_at }) => ({ id: delivery_id, at: due_at }),
        query,
      ),
    list: async (accountId, { limit, state }) =>
      listed(accountId)
        .filter((delivery) => (state === undefined ? delivery.state !== 'unsent' : delivery.state === state))
        .slice(0, limit),
    listEvents: async (accountId, { limit, since, type, after }) => {
      const from = since?.toISOString() ?? '';
      const found = listed(accountId).filter(
        (event) =>
          event.created_at >= from &&
          (type === undefined ? event.type !== testEventType : event.type === type) &&
          (after === undefined || positionOf(event) < positionOf(after)),
      );
      const events = found.slice(0, limit);
      const last = events.at(-1);
      if (found.length <= limit || last === undefined) return { events };
      return { events, next: { delivery_id: last.delivery_id, created_at: last.created_at } };
    },
  };
}
