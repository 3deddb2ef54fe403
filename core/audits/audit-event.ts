/** The event that a webhook receives: an audit has ended. The receiver fetches the output itself. */
import { isLive } from '../test-mode.ts';
import type { AuditEventType } from '../webhooks/delivery.ts';
import type { Audit, FailureCode } from './audit.ts';

/** An audit in its final state, before that is stored. */
export interface EndedAudit
  extends Pick<Audit, 'audit_id' | 'account_id' | 'key_id' | 'audit_type' | 'keyword' | 'created_at'> {
  completed_at: string;
  /** Present if it failed. */
  error?: { code: FailureCode; message: string };
}

/** The body of the message. */
export interface AuditEvent {
  type: AuditEventType;
  /** When the audit ended. */
  timestamp: string;
  data: Pick<Audit, 'audit_id' | 'audit_type' | 'keyword' | 'created_at'> & {
    status: 'completed' | 'failed';
    completed_at: string;
    /** False in test mode. */
    livemode: boolean;
    error?: { code: FailureCode; message: string };
  };
}

export function auditEvent(ended: EndedAudit): AuditEvent {
  const { audit_id, account_id, audit_type, keyword, created_at, completed_at, error } = ended;
  const status = error === undefined ? 'completed' : 'failed';
  return {
    type: `audit.${status}`,
    timestamp: completed_at,
    data: {
      audit_id,
      status,
      audit_type,
      keyword,
      created_at,
      completed_at,
      livemode: isLive(account_id),
      ...(error === undefined ? {} : { error }),
    },
  };
}
