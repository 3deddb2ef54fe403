/** A delivery: one event on its way to one webhook, with its attempts, and THE table of transitions between its states. */
/** What a webhook is told of. */
export const eventTypes = ['audit.completed', 'audit.failed'] as const;
export type EventType = (typeof eventTypes)[number];

export const deliveryStates = ['pending', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt got no answer. */
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

const idPattern = /^evt_[0-9a-f-]{36}$/u;

/** Whether a text can be a delivery's id at all; anything else is simply not found. */
export function isDeliveryId(text: string): boolean {
  return idPattern.test(text);
}

/** One attempt: an answer with its status, or a failure. */
export interface Attempt {
  at: string;
  duration_ms: number;
  url: string;
  status?: number;
  failure?: DeliveryFailure;
  /** The beginning of the answer, printable. */
  answer?: string;
}

/** As stored. Times are ISO 8601 UTC. */
export interface Delivery {
  /** The message's `webhook-id`, the same over all attempts. */
  delivery_id: string;
  account_id: string;
  key_id: string;
  audit_id: string;
  type: EventType;
  /** Where it goes: the webhook's address when the audit ended, or at the last attempt. */
  url: string;
  /** The message byte for byte. */
  body: string;
  state: DeliveryState;
  created_at: string;
  updated_at: string;
  /** While pending: when the next attempt may begin. */
  next_attempt_at?: string;
  /** While an attempt is under way: until when it may be taken for alive. */
  lease_until?: string;
  /** While pending: when recovery is to look at it. */
  due_at?: string;
  /** How often recovery has sent its message since the last attempt. */
  resent: number;
  /** Tries begun of this round of the schedule; sending it again by hand begins a new round. */
  tries: number;
  /** Attempts at the present try of which nothing was kept: their worker was lost, or the table. */
  lost?: number;
  /** Attempts begun in all: the number of the running one is its fence. */
  attempt: number;
  /** The newest last. */
  attempts: Attempt[];
  /** Status or failure of the last attempt, for lists. */
  last_result?: string;
  ended_at?: string;
  given_up_reason?: GivenUpReason;
}

/**
 * THE table of transitions; a store turns a row into its write condition. Fenced rows hold the attempt that was seen.
 *
 * - `claim`: an attempt begins, when its time has come and no other is under way.
 * - `retry`, `deliver`, `give_up`: what became of an attempt.
 * - `note_sent`: recovery sends the message to the worker once more.
 * - `resend`: a person asks for a new round.
 */
export const deliveryTransitions = {
  claim: { from: ['pending'], to: 'pending', fenced: true },
  retry: { from: ['pending'], to: 'pending', fenced: true },
  deliver: { from: ['pending'], to: 'delivered', fenced: true },
  give_up: { from: ['pending'], to: 'given_up', fenced: true },
  note_sent: { from: ['pending'], to: null, fenced: true },
  resend: { from: ['pending', 'delivered', 'given_up'], to: 'pending', fenced: true },
} as const satisfies Record<string, { from: readonly DeliveryState[]; to: DeliveryState | null; fenced: boolean }>;
export type DeliveryTransition = keyof typeof deliveryTransitions;

/** Attempts kept with a delivery: three rounds of the schedule. */
const attemptsKept = 24;

/** The attempts with one more; the oldest go when there are too many. */
export function withAttempt(attempts: readonly Attempt[], attempt: Attempt): Attempt[] {
  return [...attempts, attempt].slice(-attemptsKept);
}

/** The last attempt in a word, for lists: its status or its failure. */
export function lastResult(attempts: readonly Attempt[]): string | undefined {
  const last = attempts.at(-1);
  return last && (last.failure ?? String(last.status));
}

/** How far two machines' clocks may differ: who ends an audit sets the time that another's clock is held against. */
const clockSkewMs = 1_000;

/** What is due by now, whoever's clock said when. */
export function dueBy(now: Date): Date {
  return new Date(now.getTime() + clockSkewMs);
}

/** Whether an attempt may begin at `now`. */
export function isDue(delivery: Pick<Delivery, 'state' | 'next_attempt_at' | 'lease_until'>, now: Date): boolean {
  const isTime = (delivery.next_attempt_at ?? '') <= dueBy(now).toISOString();
  return delivery.state === 'pending' && isTime && (delivery.lease_until ?? '') <= now.toISOString();
}
