/** /dashboard/trail and /dashboard/sessions: the account's audit trail and its open sessions. */
import * as z from 'zod';
import { endSession, openSessions, type SessionStore } from '../../core/accounts/sessions.ts';
import { recordFor, type TrailEntry, type TrailPosition, type TrailStore } from '../../core/accounts/trail.ts';
import { actorOf } from '../runtime/actor.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { fromCursor, parseQuery, toCursor } from '../runtime/parse-request.ts';
import { type EndedSession, type SessionList, type TrailList, trailQuery } from './contract/activity.ts';

/** Stands for the id of the requesting session. The page uses it to sign out. */
const ownSession = 'current';

export interface DashboardActivityDeps {
  trail: TrailStore;
  sessions: SessionStore;
  now: () => Date;
  newId: () => string;
}

export function createHandler({ trail, sessions, now, newId }: DashboardActivityDeps) {
  return dashboardHandler({
    'GET /dashboard/trail': async ({ event, signedIn }) => {
      const { limit, cursor } = parseQuery(event, trailQuery);
      const before = cursor === undefined ? {} : { before: positionOf(cursor) };
      const entries = await trail.list(signedIn.accountId, { limit, ...before });
      const last = entries.at(-1);
      const body: TrailList = {
        entries: entries.map(toRead),
        ...(entries.length === limit && last !== undefined ? { next_cursor: cursorOf(last) } : {}),
      };
      return { status: 200, body };
    },

    'GET /dashboard/sessions': async ({ signedIn }) => {
      const open = await openSessions(signedIn.accountId, { sessions, now });
      const body: SessionList = {
        sessions: open.map(({ account_id: _, ended_at: __, ...session }) => ({
          ...session,
          current: session.session_id === signedIn.sessionId,
        })),
      };
      return { status: 200, body };
    },

    'POST /dashboard/sessions/{session_id}/end': async ({ event, signedIn, parameter }) => {
      const { accountId, sessionId: current } = signedIn;
      const asked = parameter('session_id');
      const sessionId = asked === ownSession ? current : asked;
      const ids = { accountId, sessionId, own: sessionId === current };
      const record = recordFor(actorOf(event), { trail, now, newId });
      const { session_id, ended_at = now().toISOString() } = await endSession(ids, { sessions, now, record });
      return { status: 200, body: { session_id, ended_at } satisfies EndedSession };
    },
  });
}

function toRead({ account_id: _, ...entry }: TrailEntry): TrailList['entries'][number] {
  return entry;
}

const position = z.tuple([z.iso.datetime({ precision: 3 }), z.string().max(100)]);

function cursorOf({ at, entry_id }: TrailPosition): string {
  return toCursor([at, entry_id]);
}

function positionOf(cursor: string): TrailPosition {
  const [at, entry_id] = fromCursor(cursor, position);
  return { at, entry_id };
}
