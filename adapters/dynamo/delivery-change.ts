/** Builds the UpdateItem input for a transition of a delivery; the states it may start from become the condition. */
import type { AttemptEnd } from '../../core/webhooks/deliveries.ts';
import { type DeliveryTransition, deliveryTransitions, lastResult } from '../../core/webhooks/delivery.ts';
import { expiryAt } from './delivery-item.ts';

export interface Change {
  deliveryId: string;
  transition: DeliveryTransition;
  at: Date;
  /** The attempt number, for fenced transitions. */
  attempt?: number;
  set: Record<string, unknown>;
  remove?: string[];
  /** Counters to increment by one. */
  count?: string[];
  /** A condition in addition to the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

/** The change for an attempt that ended: its delivery, the time, and the transition. */
export function endOf({ deliveryId, attempt, at }: AttemptEnd, transition: DeliveryTransition) {
  return { deliveryId, attempt, at, transition };
}

/** The attributes stored about an attempt. */
export function recorded({ attempts }: AttemptEnd): Record<string, unknown> {
  const result = lastResult(attempts);
  return { attempts, ...(result === undefined ? {} : { last_result: result }) };
}

/** The attributes that an ended delivery gains and loses. It leaves the index `due`. */
export function ended(end: AttemptEnd, more: Record<string, unknown> = {}): Pick<Change, 'set' | 'remove'> {
  return {
    set: { ...recorded(end), ended_at: end.at.toISOString(), ...more },
    remove: ['due', 'due_at', 'next_attempt_at', 'lease_until'],
  };
}

/** Builds the UpdateItem input for a change. The condition comes from the transition table. */
export function updateOf({
  deliveryId,
  transition,
  at,
  attempt,
  set,
  remove = [],
  count = [],
  only,
  values = {},
}: Change) {
  const { from, to, fenced } = deliveryTransitions[transition];
  const assigned = Object.entries({
    ...set,
    updated_at: at.toISOString(),
    ttl: expiryAt(at),
    ...(to ? { state: to } : {}),
  });
  const sets = [
    ...assigned.map(([name]) => `#${name} = :${name}`),
    ...count.map((name) => `#${name} = #${name} + :one`),
  ];
  const states = from.map((state, index) => [`:from${index}`, state] as const);
  const conditions = [
    `#state IN (${states.map(([placeholder]) => placeholder).join(', ')})`,
    ...(fenced ? ['#attempt = :attempt'] : []),
    ...(only ? [only] : []),
  ];
  const names = ['state', ...(fenced ? ['attempt'] : []), ...assigned.map(([name]) => name), ...remove, ...count];
  return {
    Key: { delivery_id: deliveryId },
    UpdateExpression: `SET ${sets.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : ''}`,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(states),
      ...Object.fromEntries(assigned.map(([name, value]) => [`:${name}`, value])),
      ...(fenced ? { ':attempt': attempt } : {}),
      ...(count.length > 0 ? { ':one': 1 } : {}),
      ...values,
    },
  };
}
