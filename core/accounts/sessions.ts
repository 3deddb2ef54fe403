/** Sessions of the dashboard: which sign-ins of an account are in use, and ending one so that its tokens are refused. */
import { createHash } from 'node:crypto';
import { ServiceError } from '../service-error.ts';
import { type RecordAction, short, type TrailActor } from './trail.ts';

/** One sign-in and what was seen of it. Times are ISO 8601 UTC. */
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

/** Where sessions are kept, until 30 days after they were last seen. */
export interface SessionStore {
  get(accountId: string, sessionId: string): Promise<SignInSession | undefined>;
  /** Keeps a new session; false when it is there already. */
  begin(session: SignInSession): Promise<boolean>;
  /** Notes that the session is in use; one that has ended stays as it is. */
  see(seen: { accountId: string; sessionId: string; at: string }): Promise<void>;
  /** Ends the session, at once and for good. Undefined when there is none. */
  end(ending: { accountId: string; sessionId: string; at: string }): Promise<SignInSession | undefined>;
  /** Sessions of the account, the one last seen first; those that have ended too. */
  list(accountId: string): Promise<SignInSession[]>;
}

/** A session is written at most this often. */
const seenEveryMs = 10 * 60_000;

/**
 * No token of a sign-in is valid for longer: refresh tokens end a day after it, rotated ones too, and an access token
 * lasts an hour (`lib/sign-in.ts`).
 */
const maxSessionMs = 25 * 3_600_000;

/**
 * The id of a session, from what the issuer calls the sign-in: the same for every token of one sign-in, and not what the
 * tokens hold, so that showing it tells nothing.
 */
export function sessionIdOf(signIn: string): string {
  return createHash('sha256').update(`session ${signIn}`).digest('hex').slice(0, 32);
}

/**
 * Whether a request under this session may pass; a session that is seen first is kept and recorded as a sign-in.
 * One read a request; a write only now and then.
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

/** The sessions whose tokens may still be valid: they have not been ended, and were seen lately. */
export async function openSessions(
  accountId: string,
  { sessions, now }: { sessions: Pick<SessionStore, 'list'>; now: () => Date },
): Promise<SignInSession[]> {
  const since = new Date(now().getTime() - maxSessionMs).toISOString();
  const all = await sessions.list(accountId);
  return all.filter(({ ended_at, last_seen_at }) => ended_at === undefined && last_seen_at >= since);
}

/**
 * Ends a session of the account: another one, or `own`, which is signing out.
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
