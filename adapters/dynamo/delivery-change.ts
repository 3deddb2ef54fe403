/** A change of a delivery as the input of an update: a row of the table of transitions is its condition. */
import type { AttemptEnd } from '../../core/webhooks/deliveries.ts';
import { type Transition, transitions } from '../../core/webhooks/delivery.ts';
import { expiryAt, resultOf } from './delivery-item.ts';

export interface Change {
  deliveryId: string;
  transition: Transition;
  at: Date;
  /** For fenced transitions. */
  attempt?: number;
  set: Record<string, unknown>;
  remove?: string[];
  /** Adds one to these. */
  count?: string[];
  /** A condition beside the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

/** Whose attempt ended, when, and by which transition. */
export function endOf({ deliveryId, attempt, at }: AttemptEnd, transition: Transition) {
  return { deliveryId, attempt, at, transition };
}

/** What is kept of an attempt. */
export function recorded({ attempts }: AttemptEnd): Record<string, unknown> {
  const result = resultOf(attempts);
  return { attempts, ...(result === undefined ? {} : { last_result: result }) };
}

/** What a delivery gains and loses when it ends; it leaves the index `due`. */
export function ended(end: AttemptEnd, more: Record<string, unknown> = {}): Pick<Change, 'set' | 'remove'> {
  return {
    set: { ...recorded(end), ended_at: end.at.toISOString(), ...more },
    remove: ['due', 'due_at', 'next_attempt_at', 'lease_until'],
  };
}

/** A change as the input of an update; a row of the table of transitions is its condition. */
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
  const { from, to, fenced } = transitions[transition];
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
