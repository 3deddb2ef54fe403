/** What recovery does with an unfinished audit: wait, send again, or end it. */
import { describe, expect, test } from '@jest/globals';
import { maxAttempts } from '../../../core/audits/leases.ts';
import { decideRecovery } from '../../../core/audits/recover-audits.ts';
import type { UnfinishedAudit } from '../../../core/audits/unfinished-audits.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();

const pending: UnfinishedAudit = {
  audit_id: 'a',
  account_id: 'x',
  status: 'pending',
  attempt: 0,
  resent: 0,
  created_at: ago(30),
  updated_at: ago(30),
};
const running: UnfinishedAudit = { ...pending, status: 'running', attempt: 1, lease_until: ago(-20) };

describe('an audit that waits', () => {
  test.each([
    ['in the queue since half a minute', pending, 'wait'],
    ['in the queue since over a minute', { ...pending, updated_at: ago(61) }, 'resend'],
    ['in the queue and sent again a minute ago', { ...pending, resent: 1, updated_at: ago(61) }, 'wait'],
    ['in the queue and sent again two minutes ago', { ...pending, resent: 1, updated_at: ago(121) }, 'resend'],
    ['after twenty copies, since an hour', { ...pending, resent: 20, updated_at: ago(3_601) }, 'resend'],
    ['with an attempt alive', running, 'wait'],
    ['with an attempt whose lease has run out', { ...running, lease_until: ago(1) }, 'resend'],
    ['with a retry to come', { ...running, lease_until: ago(-200), last_failure: 'search_unavailable' }, 'wait'],
    [
      'with a lost attempt sent again just now',
      { ...running, lease_until: ago(40), resent: 1, updated_at: ago(5) },
      'wait',
    ],
  ] as const)('%s', (_, audit, action) => {
    expect(decideRecovery(audit, now).action).toBe(action);
  });
});

describe('an audit that is given up', () => {
  test('after its last attempt was lost', () => {
    const lost = { ...running, attempt: maxAttempts, lease_until: ago(1) };
    expect(decideRecovery(lost, now)).toEqual({ action: 'fail', code: 'analysis_timeout' });
  });

  test('after its last attempt, with the reason it gave', () => {
    const failed: UnfinishedAudit = {
      ...running,
      attempt: maxAttempts,
      lease_until: ago(1),
      last_failure: 'search_unavailable',
    };
    expect(decideRecovery(failed, now)).toEqual({ action: 'fail', code: 'search_unavailable' });
  });

  test('after a day in the queue', () => {
    expect(decideRecovery({ ...pending, created_at: ago(86_401) }, now)).toEqual({ action: 'fail', code: 'internal' });
  });
});
