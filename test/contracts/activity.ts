/** What stores of the trail and of sessions do, whatever they stand on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { SignInSession } from '../../core/accounts/sessions.ts';
import type { TrailEntry } from '../../core/accounts/trail.ts';
import { after, noon } from './rows.ts';
import type { Stores } from './stores.ts';

const newEntry = (more: Partial<TrailEntry> = {}): TrailEntry => ({
  ...{ entry_id: randomUUID(), account_id: randomUUID(), at: noon.toISOString(), action: 'key_created', actor: 'user' },
  ...more,
});

const newSession = (more: Partial<SignInSession> = {}): SignInSession => ({
  ...{ session_id: randomUUID(), account_id: randomUUID() },
  ...{ first_seen_at: noon.toISOString(), last_seen_at: noon.toISOString() },
  ...more,
});

export function activityContract(stores: () => Stores): void {
  describe('the trail', () => {
    test('is listed by account, newest first, page by page', async () => {
      const { trail } = stores();
      const account_id = randomUUID();
      const entries = [3, 1, 2].map((seconds) => newEntry({ account_id, at: after(seconds).toISOString() }));
      const whole = newEntry({
        ...{ account_id, at: after(9).toISOString(), action: 'plan_changed', actor: 'operator', detail: 'pro' },
        ...{
          ip: '192.0.2.1',
          forwarded_for: '198.51.100.1',
          user_agent: 'a browser',
          key_id: 'a key',
          audit_id: 'an audit',
        },
      });
      for (const entry of [...entries, whole, newEntry()]) await trail.add(entry);
      const [third, first, second] = entries;
      expect(await trail.list(account_id, { limit: 9 })).toEqual([whole, third, second, first]);
      const [, last] = await trail.list(account_id, { limit: 2 });
      expect(await trail.list(account_id, { limit: 9, ...(last && { before: last }) })).toEqual([second, first]);
      expect(await trail.list(randomUUID(), { limit: 9 })).toEqual([]);
    });
  });

  describe('sessions', () => {
    test('begin once, and are listed by account, the one last seen first', async () => {
      const { sessions } = stores();
      const earlier = newSession({ ip: '192.0.2.1', user_agent: 'a browser' });
      const later = newSession({ account_id: earlier.account_id, last_seen_at: after(60).toISOString() });
      for (const session of [earlier, later, newSession()]) expect(await sessions.begin(session)).toBe(true);
      expect(await sessions.begin({ ...earlier, ip: '192.0.2.2' })).toBe(false);
      expect(await sessions.get(earlier.account_id, earlier.session_id)).toEqual(earlier);
      expect(await sessions.list(earlier.account_id)).toEqual([later, earlier]);
      expect(await sessions.get(randomUUID(), earlier.session_id)).toBeUndefined();
    });

    test('are seen while they last, and end once and by their account alone', async () => {
      const { sessions } = stores();
      const session = newSession();
      const { account_id: accountId, session_id: sessionId } = session;
      await sessions.begin(session);
      await sessions.see({ accountId, sessionId, at: after(60).toISOString() });
      const seen = { ...session, last_seen_at: after(60).toISOString() };
      expect(await sessions.get(accountId, sessionId)).toEqual(seen);
      expect(await sessions.end({ accountId: randomUUID(), sessionId, at: after(70).toISOString() })).toBeUndefined();
      const ended = { ...seen, ended_at: after(70).toISOString() };
      expect(await sessions.end({ accountId, sessionId, at: after(70).toISOString() })).toEqual(ended);
      expect(await sessions.end({ accountId, sessionId, at: after(80).toISOString() })).toEqual(ended);
      await sessions.see({ accountId, sessionId, at: after(90).toISOString() });
      expect(await sessions.get(accountId, sessionId)).toEqual(ended);
    });
  });
}
