/** Who and what the trail of an account names, and how. */
import { expect, test } from '@jest/globals';
import { recordFor, type TrailActor, type TrailEntry } from '../../../core/accounts/trail.ts';

const at = '2026-11-20T12:30:00.000Z';

async function recorded(actor: TrailActor, detail: string): Promise<TrailEntry | undefined> {
  const entries: TrailEntry[] = [];
  const trail = { add: async (entry: TrailEntry) => void entries.push(entry) };
  const record = recordFor(actor, { trail, now: () => new Date(at), newId: () => 'entry' });
  await record({ accountId: 'user_ada', action: 'key_created', keyId: 'key', detail });
  return entries[0];
}

test('an entry says who, when, from where and to what', async () => {
  const actor = { kind: 'user', ip: '192.0.2.1', forwardedFor: '198.51.100.7', userAgent: 'curl/8' } as const;
  expect(await recorded(actor, 'my program')).toEqual({
    ...{ entry_id: 'entry', account_id: 'user_ada', at, action: 'key_created', actor: 'user', key_id: 'key' },
    ...{ ip: '192.0.2.1', forwarded_for: '198.51.100.7', user_agent: 'curl/8', detail: 'my program' },
  });
});

test('no text of a caller breaks a line, turns the text around it or takes a page', async () => {
  const userAgent = `a\r\nb\u2028c\u202ed\u2066e${'x'.repeat(1_000)}\ud800`;
  const entry = await recorded({ kind: 'operator', userAgent }, 'half \ud800');
  expect(entry?.user_agent).toHaveLength(200);
  expect(entry?.user_agent).toMatch(/^a {2}b c d ex+$/u);
  expect(entry?.detail).toBe('half \ufffd');
  expect(entry).not.toHaveProperty('ip');
});
