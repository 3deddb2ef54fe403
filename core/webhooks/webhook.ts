/** The webhook of an API key: where its audits' ends are told, and how it fares. */

/** `gone`: its server answered 410. `failing`: nothing has reached it for days. */
export const disabledReasons = ['gone', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** As stored; its secret is not among it, only what the secret is derived from. Times are ISO 8601 UTC. */
export interface Webhook {
  key_id: string;
  account_id: string;
  url: string;
  /** Names the secret; see `secrets.ts`. */
  secret_id: string;
  /** The secret before the last rotation, and until when it still signs beside the new one. */
  previous_secret_id?: string;
  previous_secret_until?: string;
  created_at: string;
  updated_at: string;
  /** The first failed attempt since the last that succeeded. */
  failing_since?: string;
  disabled_at?: string;
  disabled_reason?: DisabledReason;
}

/** Reads the webhook of a key; undefined when it has none. */
export interface WebhookReader {
  get(keyId: string): Promise<Webhook | undefined>;
}

/** How a webhook fares; each write is conditional on its address, which may have been changed since it was read. */
export interface WebhookHealth extends WebhookReader {
  noteFailing(seen: { keyId: string; url: string; at: Date }): Promise<void>;
  noteWorking(seen: { keyId: string; url: string }): Promise<void>;
  /** False when it is disabled already, or no longer failing since `failingSince` where that is given. */
  disable(seen: {
    keyId: string;
    url: string;
    reason: DisabledReason;
    failingSince?: string;
    at: Date;
  }): Promise<boolean>;
}
