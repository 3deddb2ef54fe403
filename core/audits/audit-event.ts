/** What a webhook is told: that an audit has ended. The output is fetched by whoever wants it. */
import type { EventType } from '../webhooks/delivery.ts';
import type { Audit, FailureCode } from './audit.ts';

/** An audit at its end, as it will be once that is kept. */
export interface EndedAudit
  extends Pick<Audit, 'audit_id' | 'account_id' | 'key_id' | 'audit_type' | 'keyword' | 'created_at'> {
  completed_at: string;
  /** There when it failed. */
  error?: { code: FailureCode; message: string };
}

/** The message's body. */
export interface AuditEvent {
  type: EventType;
  /** When it happened. */
  timestamp: string;
  data: Pick<Audit, 'audit_id' | 'audit_type' | 'keyword' | 'created_at'> & {
    status: 'completed' | 'failed';
    completed_at: string;
    error?: { code: FailureCode; message: string };
  };
}

export function auditEvent(ended: EndedAudit): AuditEvent {
  const { audit_id, audit_type, keyword, created_at, completed_at, error } = ended;
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
      ...(error === undefined ? {} : { error }),
    },
  };
}
