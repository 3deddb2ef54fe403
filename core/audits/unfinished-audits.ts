/** The port through which workers move an audit to its end; each call is one transition of the table in `audit.ts`. */
import type { DuePage, DueQuery } from '../sweep.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { Audit, FailureCode } from './audit.ts';

/** How an audit fails: who saw it, with which attempt as fence, and what goes back to the caller. */
export interface FailedAttempt {
  auditId: string;
  /** The attempt last seen; the audit is left alone when another has begun since. */
  attempt: number;
  code: FailureCode;
  message: string;
  at: Date;
  /** The month counter that gets the quota unit back, when the failure is ours. */
  giveBackTo?: string;
  /** Kept with the end, both or neither. */
  delivery?: Delivery;
}

/** All writes are conditional; `false` or `undefined` says that the audit was not in the state to allow it. */
export interface UnfinishedAudits {
  get(auditId: string): Promise<Audit | undefined>;
  /** `claim`: begins the next attempt and takes the lease. */
  claim(claim: { auditId: string; now: Date; leaseUntil: Date }): Promise<Audit | undefined>;
  /** `progress`: says how far the attempt is and renews its lease. */
  progress(step: {
    auditId: string;
    attempt: number;
    progress: number;
    step: string;
    now: Date;
    leaseUntil: Date;
  }): Promise<boolean>;
  /** `release`: the attempt is over, the next may begin at `retryAt`. */
  release(release: {
    auditId: string;
    attempt: number;
    failure: FailureCode;
    /** How many attempts have been released, with this one. */
    released: number;
    now: Date;
    retryAt: Date;
  }): Promise<boolean>;
  /** `complete`: keeps the output and the delivery and ends the audit, all or nothing. */
  complete(completion: {
    auditId: string;
    attempt: number;
    outputJson: string;
    at: Date;
    delivery?: Delivery;
  }): Promise<boolean>;
  /** `fail`: ends the audit, gives the unit back and keeps the delivery, all or nothing. */
  fail(failed: FailedAttempt): Promise<boolean>;
  /** `resend`: notes that the message goes out again; false when the audit has moved since it was seen. */
  noteResent(resend: { auditId: string; attempt: number; resent: number; now: Date; checkAt: Date }): Promise<boolean>;
  /** `postpone`: recovery looks again at `checkAt`; false when another attempt has begun since. */
  postpone(later: { auditId: string; attempt: number; now: Date; checkAt: Date }): Promise<boolean>;
  /** Audits of the shard that recovery is to look at, the longest due first. */
  listDue(query: DueQuery<DueAudit>): Promise<DuePage<DueAudit, DueAudit>>;
}

/** What the index tells of an audit; all else is read from the audit itself. */
export interface DueAudit {
  audit_id: string;
  check_at: string;
}
