/** The audit trail of an account: changes of keys, webhooks, share links and the plan, and sign-ins. No secrets. */

export const trailActions = [
  'signed_in',
  'signed_out',
  'session_ended',
  'key_created',
  'key_renamed',
  'key_revoked',
  'webhook_set',
  'webhook_removed',
  'webhook_secret_rotated',
  'webhook_enabled',
  'plan_changed',
  'share_created',
  'share_revoked',
] as const;
export type TrailAction = (typeof trailActions)[number];

/** Who acts: a signed-in user of the account, or the operator through a command. */
export interface TrailActor {
  kind: 'user' | 'operator';
  /** The client address that API Gateway saw. */
  ip?: string;
  /** The address that a proxy reports for its client: behind CloudFront the user's. A direct caller can forge it. */
  forwardedFor?: string;
  userAgent?: string;
}

/** One entry. Times are ISO 8601 UTC. */
export interface TrailEntry {
  entry_id: string;
  account_id: string;
  at: string;
  action: TrailAction;
  actor: TrailActor['kind'];
  ip?: string;
  forwarded_for?: string;
  user_agent?: string;
  /** The key that was changed. */
  key_id?: string;
  /** The audit whose share link was changed. */
  audit_id?: string;
  /** The key's name or the plan. */
  detail?: string;
}

/** Stores entries for 400 days. */
export interface TrailStore {
  add(entry: TrailEntry): Promise<void>;
  /** The account's entries, newest first; only those older than `before`, if given. */
  list(accountId: string, query: { limit: number; before?: TrailPosition }): Promise<TrailEntry[]>;
}

/** The position of an entry in its account's list. */
export type TrailPosition = Pick<TrailEntry, 'at' | 'entry_id'>;

/** What is recorded about an action, besides actor and time. */
export interface Recorded {
  accountId: string;
  action: TrailAction;
  keyId?: string;
  auditId?: string;
  detail?: string;
}

/**
 * Records an action.
 *
 * @throws if it cannot be recorded.
 */
export type RecordAction = (recorded: Recorded) => Promise<void>;

/** Thirteen months and a few days, so that a yearly audit finds the whole year. */
export const trailDays = 400;

const maxTextChars = 200;

/** Returns a function that records the actions of `actor` in `trail`. */
export function recordFor(
  actor: TrailActor,
  { trail, now, newId }: { trail: Pick<TrailStore, 'add'>; now: () => Date; newId: () => string },
): RecordAction {
  return async ({ accountId, action, keyId, auditId, detail }) => {
    const { kind, ip, forwardedFor, userAgent } = actor;
    await trail.add({
      entry_id: newId(),
      account_id: accountId,
      at: now().toISOString(),
      action,
      actor: kind,
      ...(ip === undefined ? {} : { ip: short(ip) }),
      ...(forwardedFor === undefined ? {} : { forwarded_for: short(forwardedFor) }),
      ...(userAgent === undefined ? {} : { user_agent: short(userAgent) }),
      ...(keyId === undefined ? {} : { key_id: keyId }),
      ...(auditId === undefined ? {} : { audit_id: auditId }),
      ...(detail === undefined ? {} : { detail: short(detail) }),
    });
  };
}

/** Makes a text safe to store: cut to one line, with control and bidirectional characters replaced by spaces. */
export function short(text: string): string {
  return text
    .slice(0, maxTextChars)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
