/** The webhook of an API key: where the ends of its audits are announced, and whether it works. */

/** `gone`: its server responded 410. `failing`: no attempt has succeeded for days. */
export const disabledReasons = ['gone', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** A stored webhook, with the ids that its secrets are derived from but no secret. Times are ISO 8601 UTC. */
export interface Webhook {
  key_id: string;
  /** Of the key's mode. */
  account_id: string;
  url: string;
  /** The secret's id; see `secrets.ts`. */
  secret_id: string;
  /** The secret before the last rotation, and until when it is still valid. */
  previous_secret_id?: string;
  previous_secret_until?: string;
  created_at: string;
  updated_at: string;
  /** The first failed attempt since the last success. */
  failing_since?: string;
  disabled_at?: string;
  disabled_reason?: DisabledReason;
}

/** Reads the webhook of a key; undefined if it has none. */
export interface WebhookReader {
  get(keyId: string): Promise<Webhook | undefined>;
}

/**
 * Records whether a webhook works. Each write is conditional on its address, which may have changed since it was read.
 */
export interface WebhookHealth extends WebhookReader {
  noteFailing(seen: { keyId: string; url: string; at: Date }): Promise<void>;
  noteWorking(seen: { keyId: string; url: string }): Promise<void>;
  /** False if it is already disabled, or, with `failingSince`, if it is not failing since then. */
  disable(seen: {
    keyId: string;
    url: string;
    reason: DisabledReason;
    failingSince?: string;
    at: Date;
  }): Promise<boolean>;
}
