/** The port through which a message goes out to its receiver. */
import type { DeliveryFailure } from './delivery.ts';

/** An answer, whatever its status, or why there is none. */
export type PostAnswer =
  | { outcome: 'answered'; status: number; retryAfter?: string; beginning: Uint8Array }
  | { outcome: 'failed'; reason: DeliveryFailure };

/** Sends a message. Follows no redirect, connects to public addresses only, and never throws. */
export type PostWebhook = (message: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  /** As much of the answer is read. */
  answerBytes: number;
}) => Promise<PostAnswer>;
