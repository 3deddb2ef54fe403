/** The port through which workers move an audit to its end; each write is one transition of the table in `audit.ts`. */
import type { DuePage, DueQuery } from '../sweep.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { Audit, FailureCode } from './audit.ts';

/** How an audit fails: the attempt as fence, the failure, and what is returned to the caller. */
export interface FailedAttempt {
  auditId: string;
  /** The attempt last seen; nothing changes if another has begun since. */
  attempt: number;
  code: FailureCode;
  message: string;
  at: Date;
  /** The month counter that gets the quota unit back, if the failure is ours. */
  giveBackTo?: string;
  /** Stored together with the end, in one transaction. */
  delivery?: Delivery;
}

/** All writes are conditional; `false` or `undefined` means that the audit's state did not allow the write. */
export interface UnfinishedAudits {
  get(auditId: string): Promise<Audit | undefined>;
  /** `claim`: begins the next attempt and takes the lease. */
  claim(claim: { auditId: string; now: Date; leaseUntil: Date }): Promise<Audit | undefined>;
  /** `progress`: reports the attempt's progress and renews its lease. */
  progress(step: {
    auditId: string;
    attempt: number;
    progress: number;
    step: string;
    now: Date;
    leaseUntil: Date;
  }): Promise<boolean>;
  /** `release`: ends the attempt; the next may begin at `retryAt`. */
  release(release: {
    auditId: string;
    attempt: number;
    failure: FailureCode;
    /** Number of released attempts, including this one. */
    released: number;
    now: Date;
    retryAt: Date;
  }): Promise<boolean>;
  /** `complete`: stores the output and the delivery and ends the audit, in one transaction. */
  complete(completion: {
    auditId: string;
    attempt: number;
    outputJson: string;
    /** The audit's own. */
    expiresAt?: string;
    at: Date;
    /** What lists show of a gap audit's result. */
    judged?: Pick<Audit, 'verdict' | 'score'>;
    delivery?: Delivery;
  }): Promise<boolean>;
  /** `fail`: ends the audit, returns the quota unit and stores the delivery, in one transaction. */
  fail(failed: FailedAttempt): Promise<boolean>;
  /** `resend`: records that the message is sent again; false if the audit has changed since it was read. */
  noteResent(resend: { auditId: string; attempt: number; resent: number; now: Date; checkAt: Date }): Promise<boolean>;
  /** `postpone`: recovery checks again at `checkAt`; false if another attempt has begun since. */
  postpone(later: { auditId: string; attempt: number; now: Date; checkAt: Date }): Promise<boolean>;
  /** The shard's audits that recovery should check, longest overdue first. */
  listDue(query: DueQuery<DueAudit>): Promise<DuePage<DueAudit, DueAudit>>;
}

/** The fields that the index holds; the rest is read from the audit itself. */
export interface DueAudit {
  audit_id: string;
  check_at: string;
}
