/** The events of a schedule: an audit differs from the one before, or a run was skipped. */
import type { Change } from '../../analysis/index.ts';
import type { AuditOrder } from '../audits/audit.ts';
import { isLive } from '../test-mode.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { hashedId } from '../webhooks/hashed-id.ts';
import { newDeliveryOf } from '../webhooks/new-delivery.ts';
import type { WebhookReader } from '../webhooks/webhook.ts';
import type { Schedule, ScheduleRun, SkipReason } from './schedule.ts';

type Ordered = Pick<AuditOrder, 'audit_type' | 'keyword'>;

/** The body of the message on a change. The receiver fetches the difference itself. */
export interface ChangedEvent {
  type: 'audit.changed';
  timestamp: string;
  data: Ordered & {
    schedule_id: string;
    livemode: boolean;
    audit_id: string;
    compared_with: string;
    changes: Change[];
  };
}

/** The body of the message on a skipped run. */
export interface SkippedEvent {
  type: 'schedule.run_skipped';
  timestamp: string;
  data: Ordered & { schedule_id: string; livemode: boolean; planned_at: string; reason: SkipReason };
}

/** Returns the event that `run` caused, if any. Its id is derived from the run's, so each run causes at most one. */
export async function eventOf(
  schedule: Schedule,
  run: ScheduleRun,
  at: Date,
  webhooks: WebhookReader,
): Promise<Delivery | undefined> {
  const event = changedEvent(schedule, run, at) ?? skippedEvent(schedule, run, at);
  if (event === undefined) return undefined;
  const { account_id, key_id, schedule_id } = schedule;
  const about = { delivery_id: hashedId('evt', ['schedule run', schedule_id, run.planned_at]), account_id, key_id };
  return newDeliveryOf(run.audit_id === undefined ? about : { ...about, audit_id: run.audit_id }, event, webhooks);
}

function changedEvent(
  { schedule_id, account_id, order }: Schedule,
  run: ScheduleRun,
  at: Date,
): ChangedEvent | undefined {
  const { audit_id, compared_with, changes = [] } = run;
  if (audit_id === undefined || compared_with === undefined || changes.length === 0) return undefined;
  return {
    type: 'audit.changed',
    timestamp: at.toISOString(),
    data: { schedule_id, livemode: isLive(account_id), audit_id, compared_with, ...ordered(order), changes },
  };
}

function skippedEvent(
  { schedule_id, account_id, order }: Schedule,
  run: ScheduleRun,
  at: Date,
): SkippedEvent | undefined {
  const { planned_at, skip_reason: reason } = run;
  if (reason === undefined) return undefined;
  return {
    type: 'schedule.run_skipped',
    timestamp: at.toISOString(),
    data: { schedule_id, livemode: isLive(account_id), planned_at, reason, ...ordered(order) },
  };
}

const ordered = ({ audit_type, keyword }: AuditOrder): Ordered => ({ audit_type, keyword });
