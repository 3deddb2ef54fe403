/** What a model reads first of an audit: its status, and the overview once it is completed. */

import type { Audit } from '../../../core/audits/audit.ts';
import { readAudit } from '../../../core/audits/read-audits.ts';
import { isLive } from '../../../core/test-mode.ts';
import { pickFields, pollingFields } from '../audits/read.ts';
import { overviewFields } from '../contract/read.ts';
import type { ToolDeps } from './tool.ts';

/** The fields for polling, or the overview of a completed audit. */
export async function overviewOf(audit: Audit, reader: ToolDeps['reader']): Promise<object> {
  if (audit.status !== 'completed') return { ...pollingFields(audit), ...(audit.error && { error: audit.error }) };
  const { audit_id, account_id, status } = audit;
  const { outputJson = '{}' } = await readAudit(account_id, audit_id, reader);
  return { audit_id, status, livemode: isLive(account_id), output: pickFields(outputJson, overviewFields) };
}
