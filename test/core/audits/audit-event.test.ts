/** What a webhook is told of the end of an audit. */
import { describe, expect, test } from '@jest/globals';
import { auditEvent } from '../../../core/audits/audit-event.ts';
import { ownerId } from '../../../core/test-mode.ts';
import { webhookEvent } from '../../../functions/api/contract/webhook-event.ts';

const ended = {
  audit_id: '019aa1b2-0000-7000-8000-000000000000',
  account_id: 'acme',
  key_id: 'key',
  audit_type: 'market',
  keyword: 'standing desk',
  created_at: '2026-11-20T12:00:00.000Z',
  completed_at: '2026-11-20T12:00:09.000Z',
} as const;

describe('the event', () => {
  test('of a completed audit names it and nothing of its account', () => {
    const event = auditEvent(ended);
    expect(event).toEqual({
      type: 'audit.completed',
      timestamp: ended.completed_at,
      data: {
        audit_id: ended.audit_id,
        status: 'completed',
        audit_type: 'market',
        keyword: 'standing desk',
        created_at: ended.created_at,
        completed_at: ended.completed_at,
        livemode: true,
      },
    });
    expect(webhookEvent.parse(event)).toEqual(event);
  });

  test('of test mode says so', () => {
    const event = auditEvent({ ...ended, account_id: ownerId('acme', false) });
    expect(event.data).toMatchObject({ livemode: false });
    expect(JSON.stringify(event)).not.toContain('acme');
  });

  test('of a failed audit says why', () => {
    const error = { code: 'search_unavailable', message: 'The search failed.' } as const;
    const event = auditEvent({ ...ended, error });
    expect(event).toMatchObject({ type: 'audit.failed', data: { status: 'failed', error } });
    expect(webhookEvent.parse(event)).toEqual(event);
  });
});
