/** What recovery does with an unfinished audit: wait, send again, or end it. */
import { describe, expect, test } from '@jest/globals';
import type { Audit } from '../../../core/audits/audit.ts';
import { maxAttempts } from '../../../core/audits/leases.ts';
import { decideRecovery } from '../../../core/audits/recover-audits.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();

const pending: Audit = {
  ...{ audit_id: 'a', account_id: 'x', key_id: 'k', audit_type: 'market', keyword: 'k', language: 'en', country: 'US' },
  ...{ status: 'pending', attempt: 0, resent: 0, created_at: ago(61), updated_at: ago(61), check_at: ago(1) },
};
const running: Audit = { ...pending, status: 'running', attempt: 1, lease_until: ago(1) };

describe('an audit that waits', () => {
  test.each<[string, Audit, object]>([
    ['in the queue for over a minute', pending, { action: 'resend', checkAt: inSeconds(120) }],
    ['and was sent again before', { ...pending, resent: 1 }, { action: 'resend', checkAt: inSeconds(240) }],
    ['and was sent again twenty times', { ...pending, resent: 20 }, { action: 'resend', checkAt: inSeconds(3_600) }],
    ['and was looked at meanwhile', { ...pending, check_at: ago(-1) }, { action: 'none' }],
    ['with a running attempt', { ...running, lease_until: ago(-20) }, { action: 'wait', until: inSeconds(20) }],
    ['with an attempt whose lease has run out', running, { action: 'resend', checkAt: inSeconds(60) }],
    [
      'with a lost attempt that was sent again',
      { ...running, resent: 1 },
      { action: 'resend', checkAt: inSeconds(120) },
    ],
    ['no longer, because it has ended', { ...running, status: 'completed' }, { action: 'none' }],
  ])('%s', (_, audit, decision) => {
    expect(decideRecovery(audit, now)).toEqual(decision);
  });
});

describe('an audit that is given up', () => {
  test('after its last attempt was lost', () => {
    const lost = { ...running, attempt: maxAttempts, lease_until: ago(1) };
    expect(decideRecovery(lost, now)).toEqual({ action: 'fail', code: 'analysis_timeout' });
  });

  test('after its last attempt, with the reason it gave', () => {
    const failed: Audit = {
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
