/** The port through which a message is sent to its receiver. */
import type { DeliveryFailure } from './delivery.ts';

/** A response of any status, or why there is none. */
export type PostAnswer =
  | { outcome: 'answered'; status: number; retryAfter?: string; beginning: Uint8Array }
  | { outcome: 'failed'; reason: DeliveryFailure };

/** Sends a message. Follows no redirects, connects to public addresses only, and never throws. */
export type PostWebhook = (message: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  /** How many bytes of the response are read. */
  answerBytes: number;
}) => Promise<PostAnswer>;
