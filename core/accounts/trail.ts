/** The trail of an account: who did what to its keys, webhooks and plan, and who signed in, from where. It holds no secret. */

/** What is recorded. */
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
] as const;
export type TrailAction = (typeof trailActions)[number];

/** Who acts: somebody who is signed in to the account, or the operator by a command. */
export interface TrailActor {
  kind: 'user' | 'operator';
  /** The address that the request came from, as API Gateway saw it. */
  ip?: string;
  /** The address before that one, where a proxy names it: behind CloudFront the user's. A direct caller may invent it. */
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
  /** The key that it was done to. */
  key_id?: string;
  /** The key's name, the plan. */
  detail?: string;
}

/** Where entries are kept, for 400 days. */
export interface TrailStore {
  add(entry: TrailEntry): Promise<void>;
  /** Entries of the account, newest first; those before `before`, when it is given. */
  list(accountId: string, query: { limit: number; before?: TrailPosition }): Promise<TrailEntry[]>;
}

/** The place of an entry in its account's list. */
export type TrailPosition = Pick<TrailEntry, 'at' | 'entry_id'>;

/** What is recorded of an action, beside who and when. */
export interface Recorded {
  accountId: string;
  action: TrailAction;
  keyId?: string;
  detail?: string;
}

/** Records an action. Throws when it cannot be recorded. */
export type RecordAction = (recorded: Recorded) => Promise<void>;

/** Thirteen months and some days: a year's audit finds the whole year. */
export const trailDays = 400;

const maxTextChars = 200;

/** Records into `trail` what `actor` does. */
export function recordFor(
  actor: TrailActor,
  { trail, now, newId }: { trail: Pick<TrailStore, 'add'>; now: () => Date; newId: () => string },
): RecordAction {
  return async ({ accountId, action, keyId, detail }) => {
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
      ...(detail === undefined ? {} : { detail: short(detail) }),
    });
  };
}

/** A text as it is kept: no longer than a line, without characters that control or turn what stands around it. */
export function short(text: string): string {
  return text
    .slice(0, maxTextChars)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
