/** The trail and the sessions of accounts in memory. */
import type { SessionStore, SignInSession } from '../../core/accounts/sessions.ts';
import type { TrailEntry, TrailPosition, TrailStore } from '../../core/accounts/trail.ts';
import { byTime, changeRow, type Database } from './database.ts';

const placeOf = ({ at, entry_id }: TrailPosition): string => `${at}#${entry_id}`;

export function inMemoryTrail({ trail }: Database): TrailStore {
  return {
    add: async (entry) => void trail.push(structuredClone(entry)),
    list: async (accountId, { limit, before }) =>
      structuredClone(
        trail
          .filter((entry: TrailEntry) => entry.account_id === accountId)
          .filter((entry) => before === undefined || placeOf(entry) < placeOf(before))
          .toSorted(byTime(placeOf))
          .toReversed()
          .slice(0, limit),
      ),
  };
}

export function inMemorySessions({ sessions }: Database): SessionStore {
  const keyOf = (accountId: string, sessionId: string): string => JSON.stringify([accountId, sessionId]);
  return {
    get: async (accountId, sessionId) => structuredClone(sessions.get(keyOf(accountId, sessionId))),
    async begin(session) {
      const key = keyOf(session.account_id, session.session_id);
      if (sessions.has(key)) return false;
      sessions.set(key, structuredClone(session));
      return true;
    },
    async see({ accountId, sessionId, at }) {
      changeRow(sessions, keyOf(accountId, sessionId), (session) =>
        session.ended_at === undefined ? { ...session, last_seen_at: at } : undefined,
      );
    },
    end: async ({ accountId, sessionId, at }) =>
      changeRow(sessions, keyOf(accountId, sessionId), (session) => ({
        ...session,
        ended_at: session.ended_at ?? at,
      })),
    list: async (accountId) =>
      structuredClone(
        [...sessions.values()]
          .filter((session: SignInSession) => session.account_id === accountId)
          .toSorted(byTime(({ last_seen_at }) => last_seen_at))
          .toReversed(),
      ),
  };
}
