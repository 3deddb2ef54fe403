/** A webhook's receiver in memory: takes posts without a network, verifies them, and answers as it is told to. */
import type { DeliveryFailure } from '../../core/webhooks/delivery.ts';
import type { PostWebhook } from '../../core/webhooks/post-webhook.ts';
import { type Received, receivedEvent } from '../received-event.ts';

export interface InMemoryAnswer {
  status: number;
  retryAfter?: string;
  body?: string;
}

export interface InMemoryReceiver {
  url: string;
  received: Received[];
  /** The secret to verify with; shown when the webhook is made. */
  secret: string;
  /** What it answers, replaced to change it; the number counts what has come, from 1. */
  answer: (count: number) => InMemoryAnswer;
  /** Addresses that nothing reaches, and why. */
  unreached: Map<string, DeliveryFailure>;
  post: PostWebhook;
}

export function inMemoryReceiver(): InMemoryReceiver {
  const receiver: InMemoryReceiver = {
    url: 'https://receiver.example/hook',
    received: [],
    secret: '',
    answer: () => ({ status: 200, body: 'thank you' }),
    unreached: new Map(),
    post: async ({ url, headers, body, answerBytes }) => {
      const reason = receiver.unreached.get(url);
      if (reason !== undefined) return { outcome: 'failed', reason };
      if (url.split('?')[0] !== receiver.url) return { outcome: 'failed', reason: 'unresolved' };
      receiver.received.push(receivedEvent(receiver.secret, { ...headers }, body));
      const { status, retryAfter, body: text = '' } = receiver.answer(receiver.received.length);
      // A redirect is not followed, and what it says is not read.
      const beginning = Buffer.from(isRedirect(status) ? '' : text).subarray(0, answerBytes);
      return { outcome: 'answered', status, beginning, ...(retryAfter === undefined ? {} : { retryAfter }) };
    },
  };
  return receiver;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}
