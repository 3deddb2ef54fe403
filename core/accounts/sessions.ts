/** Dashboard sessions: lists an account's sign-ins, and ends one so that its tokens are refused. */
import { createHash } from 'node:crypto';
import { ServiceError } from '../service-error.ts';
import { type RecordAction, short, type TrailActor } from './trail.ts';

/** One sign-in, with when and from where it was used. Times are ISO 8601 UTC. */
export interface SignInSession {
  session_id: string;
  account_id: string;
  first_seen_at: string;
  last_seen_at: string;
  ended_at?: string;
  ip?: string;
  forwarded_for?: string;
  user_agent?: string;
}

/** Stores sessions until 30 days after their last use. */
export interface SessionStore {
  get(accountId: string, sessionId: string): Promise<SignInSession | undefined>;
  /** Stores a new session. False if it exists already. */
  begin(session: SignInSession): Promise<boolean>;
  /** Updates the time of last use; an ended session is left unchanged. */
  see(seen: { accountId: string; sessionId: string; at: string }): Promise<void>;
  /** Ends the session immediately and permanently. Undefined if there is none. */
  end(ending: { accountId: string; sessionId: string; at: string }): Promise<SignInSession | undefined>;
  /** The account's sessions, ended ones included, the most recently used first. */
  list(accountId: string): Promise<SignInSession[]>;
}

/** The time of last use is written at most this often. */
const seenEveryMs = 10 * 60_000;

/**
 * The longest that a token of a sign-in can be valid: refresh tokens, rotated ones included, expire a day after the
 * sign-in, and an access token lasts an hour (`lib/sign-in.ts`).
 */
const maxSessionMs = 25 * 3_600_000;

/**
 * Derives a session's id from the issuer's id of the sign-in. All tokens of one sign-in get the same id. It is a hash,
 * so showing it reveals nothing that a token contains.
 */
export function sessionIdOf(signIn: string): string {
  return createHash('sha256').update(`session ${signIn}`).digest('hex').slice(0, 32);
}

/**
 * Returns whether a request in this session may pass. Stores a new session and records it as a sign-in. Costs one read
 * per request and an occasional write.
 */
export async function meetSession(
  { accountId, sessionId }: { accountId: string; sessionId: string },
  actor: TrailActor,
  { sessions, now, record }: { sessions: SessionStore; now: () => Date; record: RecordAction },
): Promise<'open' | 'ended'> {
  const at = now().toISOString();
  const found = await sessions.get(accountId, sessionId);
  if (found?.ended_at !== undefined) return 'ended';
  if (found === undefined) {
    const { ip, forwardedFor, userAgent } = actor;
    const isNew = await sessions.begin({
      ...{ session_id: sessionId, account_id: accountId, first_seen_at: at, last_seen_at: at },
      ...(ip === undefined ? {} : { ip: short(ip) }),
      ...(forwardedFor === undefined ? {} : { forwarded_for: short(forwardedFor) }),
      ...(userAgent === undefined ? {} : { user_agent: short(userAgent) }),
    });
    if (isNew) await record({ accountId, action: 'signed_in' });
  } else if (now().getTime() - Date.parse(found.last_seen_at) >= seenEveryMs) {
    await sessions.see({ accountId, sessionId, at });
  }
  return 'open';
}

/** The sessions whose tokens may still be valid: not ended, and used recently. */
export async function openSessions(
  accountId: string,
  { sessions, now }: { sessions: Pick<SessionStore, 'list'>; now: () => Date },
): Promise<SignInSession[]> {
  const since = new Date(now().getTime() - maxSessionMs).toISOString();
  const all = await sessions.list(accountId);
  return all.filter(({ ended_at, last_seen_at }) => ended_at === undefined && last_seen_at >= since);
}

/**
 * Ends a session of the account; `own` marks the caller's own session, that is, signing out.
 *
 * @throws ServiceError `not_found`
 */
export async function endSession(
  { accountId, sessionId, own = false }: { accountId: string; sessionId: string; own?: boolean },
  { sessions, now, record }: { sessions: Pick<SessionStore, 'end'>; now: () => Date; record: RecordAction },
): Promise<SignInSession> {
  const ended = await sessions.end({ accountId, sessionId, at: now().toISOString() });
  if (ended === undefined) throw new ServiceError('not_found', 'There is nothing at this address.');
  await record({ accountId, action: own ? 'signed_out' : 'session_ended' });
  return ended;
}
