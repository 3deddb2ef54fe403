/** A delivery: one event on its way to one webhook, its attempts, and the table of transitions between its states. */

/** The events of an audit. */
export const auditEventTypes = ['audit.completed', 'audit.failed'] as const;
export type AuditEventType = (typeof auditEventTypes)[number];
/** The events of a schedule. */
export const scheduleEventTypes = ['audit.changed', 'schedule.run_skipped'] as const;
/** The events of an account, as `/v1/events` lists them. */
export const accountEventTypes = [...auditEventTypes, ...scheduleEventTypes] as const;
export type AccountEventType = (typeof accountEventTypes)[number];
/** The event that is sent on request, so that a receiver can be tried out. */
export const testEventType = 'webhook.test';
/** The events that a webhook receives. */
export const eventTypes = [...accountEventTypes, testEventType] as const;
export type EventType = (typeof eventTypes)[number];

/** `unsent`: the key had no webhook, so that the event is only kept to be read. */
export const deliveryStates = ['pending', 'delivered', 'given_up', 'unsent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt got no response. */
export const deliveryFailures = [
  'address_refused',
  'unresolved',
  'unreachable',
  'reset',
  'tls',
  'timeout',
  'bad_answer',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Why a delivery was given up. */
export const givenUpReasons = ['tries_used_up', 'gone', 'webhook_disabled', 'webhook_removed'] as const;
export type GivenUpReason = (typeof givenUpReasons)[number];

/** `evt_` and the id of an audit or a hash, or `test_`. */
const idPattern = /^(?:evt|test)_[0-9a-f-]{36}$/u;

/** Whether a text has the format of a delivery's id; anything else is treated as not found. */
export function isDeliveryId(text: string): boolean {
  return idPattern.test(text);
}

/** Whether a text has the format of the id of an event of the account, which a test is not. */
export function isAccountEventId(text: string): boolean {
  return isDeliveryId(text) && text.startsWith('evt_');
}

/** One attempt: a response with its status, or a failure. */
export interface Attempt {
  at: string;
  duration_ms: number;
  url: string;
  status?: number;
  failure?: DeliveryFailure;
  /** The beginning of the response, printable characters only. */
  answer?: string;
}

/** A stored delivery. Times are ISO 8601 UTC. */
export interface Delivery {
  /** The message's `webhook-id`, the same for all attempts. */
  delivery_id: string;
  account_id: string;
  key_id: string;
  /** Missing in a test, and where a schedule launched none. */
  audit_id?: string;
  type: EventType;
  /** Where it is sent: the webhook's address when the audit ended, or at the last attempt. Empty while unsent. */
  url: string;
  /** The exact bytes of the message. */
  body: string;
  state: DeliveryState;
  created_at: string;
  updated_at: string;
  /** While pending: when the next attempt may begin. */
  next_attempt_at?: string;
  /** While an attempt is under way: until when it counts as alive. */
  lease_until?: string;
  /** While pending: when recovery checks it. */
  due_at?: string;
  /** How often recovery has sent its message since the last attempt. */
  resent: number;
  /** Tries begun in this round of the schedule; sending it again by hand starts a new round. */
  tries: number;
  /** Attempts at the current try whose result was not stored, because the worker or the table failed. */
  lost?: number;
  /** Attempts begun in total; the number of the running one is its fence. */
  attempt: number;
  /** Newest last. */
  attempts: Attempt[];
  /** Status or failure of the last attempt, for lists. */
  last_result?: string;
  ended_at?: string;
  given_up_reason?: GivenUpReason;
}

/**
 * The only table of transitions. A store turns a row into its write condition; fenced rows require the attempt that was
 * seen.
 *
 * - `claim`: an attempt begins, when it is due and no other is under way.
 * - `retry`, `deliver`, `give_up`: the result of an attempt.
 * - `note_sent`: recovery sends the message to the worker again.
 * - `resend`: a person starts a new round.
 */
export const deliveryTransitions = {
  claim: { from: ['pending'], to: 'pending', fenced: true },
  retry: { from: ['pending'], to: 'pending', fenced: true },
  deliver: { from: ['pending'], to: 'delivered', fenced: true },
  give_up: { from: ['pending'], to: 'given_up', fenced: true },
  note_sent: { from: ['pending'], to: null, fenced: true },
  resend: { from: ['pending', 'delivered', 'given_up', 'unsent'], to: 'pending', fenced: true },
} as const satisfies Record<string, { from: readonly DeliveryState[]; to: DeliveryState | null; fenced: boolean }>;
export type DeliveryTransition = keyof typeof deliveryTransitions;

/** Attempts stored with a delivery: three rounds of the schedule. */
const attemptsKept = 24;

/** Appends an attempt and drops the oldest ones beyond the maximum. */
export function withAttempt(attempts: readonly Attempt[], attempt: Attempt): Attempt[] {
  return [...attempts, attempt].slice(-attemptsKept);
}

/** The last attempt's status or failure, for lists. */
export function lastResult(attempts: readonly Attempt[]): string | undefined {
  const last = attempts.at(-1);
  return last && (last.failure ?? String(last.status));
}

/** How far clocks may differ: the machine that ends an audit sets a time that another one compares with its own. */
const clockSkewMs = 1_000;

/** The time up to which something is due, allowing for clock skew. */
export function dueBy(now: Date): Date {
  return new Date(now.getTime() + clockSkewMs);
}

/** Whether an attempt may begin at `now`. */
export function isDue(delivery: Pick<Delivery, 'state' | 'next_attempt_at' | 'lease_until'>, now: Date): boolean {
  const isTime = (delivery.next_attempt_at ?? '') <= dueBy(now).toISOString();
  return delivery.state === 'pending' && isTime && (delivery.lease_until ?? '') <= now.toISOString();
}
