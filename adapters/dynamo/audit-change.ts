/** One transition of an audit as an update of its item; its row in the table of transitions becomes the condition. */
import { type AuditTransition, auditTransitions } from '../../core/audits/audit.ts';
import { auditKey, transitionCondition } from './audit-item.ts';

export interface AuditChange {
  auditId: string;
  transition: AuditTransition;
  now: Date;
  /** For fenced transitions. */
  attempt?: number;
  set?: Record<string, unknown>;
  remove?: string[];
  /** A condition in addition to the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

/** The attributes that an audit gains and loses when it ends. It leaves the index `unfinished`. */
export function endOfAudit(at: Date, more: Record<string, unknown> = {}): Pick<AuditChange, 'set' | 'remove'> {
  return {
    set: { completed_at: at.toISOString(), ...more },
    remove: ['unfinished', 'check_at', 'lease_until', 'progress', 'step', 'previous_step'],
  };
}

/** Builds the update input for a change; the transition's row in the table becomes its condition. */
export function auditUpdate(
  table: string,
  { auditId, transition, now, attempt, set = {}, remove = [], only, values = {} }: AuditChange,
) {
  const { to } = auditTransitions[transition];
  const row = transitionCondition(transition);
  const assigned = Object.entries({ ...set, updated_at: now.toISOString(), ...(to ? { status: to } : {}) });
  const begins = transition === 'claim';
  const sets = [
    ...assigned.map(([name]) => `#${name} = :${name}`),
    ...(begins
      ? [
          'started_at = if_not_exists(started_at, :now)',
          'attempt = attempt + :one',
          'previous_step = if_not_exists(#step, :step)',
        ]
      : []),
  ];
  const names = {
    '#status': 'status',
    ...Object.fromEntries([...assigned.map(([name]) => name), ...remove].map((name) => [`#${name}`, name])),
  };
  return {
    TableName: table,
    Key: auditKey(auditId),
    UpdateExpression: `SET ${sets.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : ''}`,
    ConditionExpression: only ? `${row.condition} AND ${only}` : row.condition,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ...row.values,
      ...Object.fromEntries(assigned.map(([name, value]) => [`:${name}`, value])),
      ...(attempt === undefined ? {} : { ':attempt': attempt }),
      ...(begins ? { ':now': now.toISOString(), ':one': 1 } : {}),
      ...values,
    },
  };
}
