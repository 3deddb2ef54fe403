/** Sends a message to a webhook over a new connection, so that its address is checked every time. */
import type { DeliveryFailure } from '../../core/webhooks/delivery.ts';
import type { PostWebhook } from '../../core/webhooks/post-webhook.ts';
import { webhookUrlFault } from '../../core/webhooks/webhook-url.ts';
import type { SafeFailure } from './failures.ts';
import { openWeb, type WebOptions } from './safe-fetch.ts';

export interface WebhookPostOptions extends Pick<WebOptions, 'ca' | 'resolve'> {
  /** The version of the service, for the User-Agent. */
  version: string;
  /** Whether this machine may be a receiver, over plain HTTP, as when the service runs locally. */
  loopback: boolean;
}

/** How a delivery names each failure. */
const failures: Readonly<Record<SafeFailure, DeliveryFailure>> = {
  bad_url: 'address_refused',
  address_refused: 'address_refused',
  unresolved: 'unresolved',
  unreachable: 'unreachable',
  reset: 'reset',
  tls: 'tls',
  timeout: 'timeout',
  too_many_redirects: 'bad_answer',
  headers_too_large: 'bad_answer',
  too_large: 'bad_answer',
  undecodable: 'bad_answer',
};

/** Creates a sender of messages. A redirect is a response like any other and is not followed. */
export function webhookPost({ version, loopback, ...web }: WebhookPostOptions): PostWebhook {
  return async ({ url, headers, body, timeoutMs, answerBytes }) => {
    // The address may have been accepted under older rules; check it against the current ones.
    if (webhookUrlFault(url, { loopback }) !== undefined) return { outcome: 'failed', reason: 'address_refused' };
    const { fetch, close } = openWeb({
      ...web,
      userAgent: `AnswerAudit-Webhooks/${version}`,
      ...(loopback ? { alsoAllowed: ['127.0.0.1', '::1'] } : {}),
    });
    try {
      const answer = await fetch({
        url,
        method: 'POST',
        headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
        body,
        timeoutMs,
        maxBytes: answerBytes,
        beginning: true,
        maxRedirects: 0,
      });
      if (answer.outcome === 'failed') return { outcome: 'failed', reason: failures[answer.reason] };
      const { 'retry-after': retryAfter } = answer.headers;
      return {
        outcome: 'answered',
        status: answer.status,
        beginning: answer.body,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      };
    } finally {
      await close();
    }
  };
}
