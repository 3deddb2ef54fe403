/** What a test of a webhook has shown, in words: whether it arrived, how long the answer took, and what to do. */
import type { DeliveryRead } from '../../../functions/dashboard/contract/deliveries.ts';
import { formatDuration } from '../ui/format.ts';
import { resultText } from '../webhooks/delivery-words.ts';

export interface TestWords {
  color: 'blue' | 'green' | 'red';
  title: string;
  detail: string;
}

type Failure = NonNullable<DeliveryRead['attempts'][number]['failure']>;

const failureAdvice: Readonly<Record<Failure, string>> = {
  address_refused: 'Its address leads to a private network. Use a public one.',
  unresolved: 'Its host name leads nowhere. Check the address for a slip.',
  unreachable: 'Nothing listens there, or a firewall is in the way.',
  reset: 'Its server broke off the connection. Look into its log.',
  tls: 'Its certificate was not accepted: it may have expired, or be for another name.',
  timeout: 'Its server did not answer within 15 seconds. Answer first, and do the work afterwards.',
  bad_answer: 'What came back was no answer of HTTP. Check the address and its port.',
};

/** Words for the test; while it is under way, they say so. */
export function testResult({ state, attempts }: Pick<DeliveryRead, 'state' | 'attempts'>): TestWords {
  const last = attempts.at(-1);
  if (state === 'pending') return { color: 'blue', title: 'On its way…', detail: 'The answer will stand here.' };
  if (last === undefined) {
    return { color: 'red', title: 'Not sent', detail: 'The webhook was removed or disabled meanwhile.' };
  }
  const took = formatDuration(last.duration_ms);
  if (state === 'delivered') {
    return { color: 'green', title: `Arrived: HTTP ${last.status} in ${took}`, detail: 'Your webhook works.' };
  }
  const detail = last.failure === undefined ? statusAdvice(last.status ?? 0) : failureAdvice[last.failure];
  return { color: 'red', title: `${resultText(last.status ?? last.failure)}, after ${took}`, detail };
}

function statusAdvice(status: number): string {
  if (status >= 300 && status < 400) return 'The address redirects. Redirects are not followed: set the final address.';
  if (status === 401 || status === 403) {
    return 'Your server refused it. Messages carry a signature and no password; check what stands before your webhook.';
  }
  if (status === 404 || status === 405) return 'Your server takes no POST there. Check the path of the address.';
  if (status === 410) return 'The server says that this address is gone. An audit’s message would disable the webhook.';
  if (status >= 500) return 'Your server failed. Look into its log.';
  return 'Your server did not take it. Answer with a status from 200 to 299.';
}
