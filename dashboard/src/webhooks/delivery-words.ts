/** Labels for the states, results and reasons of a delivery. */
import type { DeliveryRead, ListedDelivery } from '../../../functions/dashboard/contract/deliveries.ts';

export const stateWords = {
  pending: { label: 'Under way', color: 'blue' },
  delivered: { label: 'Delivered', color: 'green' },
  given_up: { label: 'Given up', color: 'red' },
  unsent: { label: 'No webhook', color: 'gray' },
} as const satisfies Record<ListedDelivery['state'], { label: string; color: string }>;

export const eventWords = {
  'audit.completed': 'Audit completed',
  'audit.failed': 'Audit failed',
  'audit.changed': 'Audit changed',
  'schedule.run_skipped': 'Run skipped',
  'webhook.test': 'Test',
} as const satisfies Record<ListedDelivery['type'], string>;

const givenUpWords = {
  tries_used_up: 'All eight tries failed.',
  gone: 'The address answered 410 Gone, which disables the webhook.',
  webhook_disabled: 'The webhook was disabled.',
  webhook_removed: 'The key had no webhook any more.',
} as const satisfies Record<NonNullable<ListedDelivery['given_up_reason']>, string>;

/** Why a delivery was given up; empty if it was not. */
export function givenUpText({ type, given_up_reason }: Pick<ListedDelivery, 'type' | 'given_up_reason'>): string {
  if (given_up_reason === undefined) return '';
  if (type === 'webhook.test' && given_up_reason === 'tries_used_up') return 'A test is tried once.';
  return givenUpWords[given_up_reason];
}

type Failure = NonNullable<DeliveryRead['attempts'][number]['failure']>;

const failureWords: Readonly<Record<Failure, string>> = {
  address_refused: 'Address not allowed: it is not public',
  unresolved: 'Host name not found',
  unreachable: 'No connection',
  reset: 'Connection broken off',
  tls: 'No secure connection (certificate)',
  timeout: 'No answer in time',
  bad_answer: 'Answer could not be read',
};

/** The result of an attempt or a delivery: a status, or why there was none. */
export function resultText(result: string | number | undefined): string {
  if (result === undefined) return 'None yet';
  const text = String(result);
  if (/^\d{3}$/u.test(text)) return `HTTP ${text}`;
  return Object.entries(failureWords).find(([failure]) => failure === text)?.[1] ?? text;
}
