/** An audit as a task of the protocol (2025-11-25): the id of the task is the id of the audit. */
import type { CallToolResult, CreateTaskResult, Task } from '@modelcontextprotocol/sdk/types.js';
import type { Audit, AuditStatus } from '../../../core/audits/audit.ts';
import { hasEnded } from '../../../core/audits/audit.ts';
import { maxWaitSeconds, readStatus, waitForEnd } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import { overviewOf } from './overview.ts';
import { type ToolDeps, toolResult } from './tool.ts';

const taskStatuses: Record<AuditStatus, Task['status']> = {
  pending: 'working',
  running: 'working',
  completed: 'completed',
  failed: 'failed',
};

/** A hint for clients, in milliseconds: an audit takes seconds to minutes. */
const pollIntervalMs = 5_000;

/** The task of an audit. Its result lives as long as the report. */
export function taskOf({
  audit_id,
  status,
  created_at,
  updated_at,
  expires_at,
  progress = 0,
  step,
  error,
}: Audit): Task {
  const statusMessage = error?.message ?? (step === undefined ? undefined : `${step}, ${Math.round(progress * 100)} %`);
  return {
    taskId: audit_id,
    status: taskStatuses[status],
    ...(statusMessage === undefined ? {} : { statusMessage }),
    createdAt: created_at,
    lastUpdatedAt: updated_at,
    ttl: expires_at === undefined ? null : Date.parse(expires_at) - Date.parse(created_at),
    pollInterval: pollIntervalMs,
  };
}

/** The task of an audit that has just been launched. */
export async function launchedTask(
  launched: object,
  accountId: string,
  reader: ToolDeps['reader'],
): Promise<CreateTaskResult> {
  const auditId = 'audit_id' in launched ? String(launched.audit_id) : '';
  return { task: taskOf(await readStatus(accountId, auditId, reader)) };
}

/**
 * The result of a task: the overview of its audit, as soon as it has ended.
 *
 * @throws ServiceError `conflict` if it has not ended within `maxWaitSeconds`; `not_found` as `readStatus` does.
 */
export async function endedResult(of: { accountId: string; auditId: string }, deps: ToolDeps): Promise<CallToolResult> {
  const audit = await waitForEnd({ ...of, seconds: maxWaitSeconds }, deps);
  if (!hasEnded(audit.status)) throw new ServiceError('conflict', 'The task has not ended yet: ask again.');
  const result = await toolResult(() => overviewOf(audit, deps.reader));
  return audit.status === 'failed' ? { ...result, isError: true } : result;
}
