/** How an audit lies in its table: the small item `AUDIT`, and its output apart from it, compressed and in parts. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import {
  type Audit,
  type AuditTransition,
  auditStatuses,
  auditTransitions,
  auditTypes,
  failureCodes,
} from '../../core/audits/audit.ts';
import { shardOf } from '../../core/sweep.ts';

export const auditPart = 'AUDIT';
/** Outputs sort after `AUDIT`: one Query reads the audit first. */
const outputPart = (index: number): string => `OUTPUT#${String(index).padStart(2, '0')}`;
/** The shard of the sparse index `unfinished`; an ended audit leaves the index by losing it. */
export const unfinishedMark = (shard: number): string => `AUDIT#${shard}`;
/** An item holds 400 KB; this leaves room for its keys. */
const outputPartBytes = 380 * 1024;

const errorItem = z.object({ code: z.enum(failureCodes), message: z.string() });

/** What the index `by-account` holds of an audit. */
export const auditSummaryItem = z.object({
  audit_id: z.string(),
  status: z.enum(auditStatuses),
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  user_url: z.string().exactOptional(),
  language: z.string(),
  country: z.string(),
  created_at: z.string(),
  completed_at: z.string().exactOptional(),
  error: errorItem.exactOptional(),
});

const auditItem = auditSummaryItem.extend({
  account_id: z.string(),
  key_id: z.string(),
  updated_at: z.string(),
  started_at: z.string().exactOptional(),
  attempt: z.number(),
  released: z.number().exactOptional(),
  lease_until: z.string().exactOptional(),
  check_at: z.string().exactOptional(),
  resent: z.number(),
  progress: z.number().exactOptional(),
  step: z.string().exactOptional(),
  previous_step: z.string().exactOptional(),
  last_failure: z.enum(failureCodes).exactOptional(),
});

/** What the index `unfinished` holds of an audit: its keys. */
export const dueAuditItem = z.object({ audit_id: z.string(), check_at: z.string() });

export function auditKey(auditId: string): { audit_id: string; part: string } {
  return { audit_id: auditId, part: auditPart };
}

export function toItem(audit: Audit): Record<string, unknown> {
  return { ...audit, part: auditPart, unfinished: unfinishedMark(shardOf(audit.audit_id)) };
}

/** Throws a ZodError when the item is none of ours. */
export function auditFromItem(item: unknown): Audit {
  return auditItem.parse(item);
}

/** The items of an output, gzip-compressed, each small enough for the table. */
export function toOutputItems(auditId: string, outputJson: string): Record<string, unknown>[] {
  const bytes = gzipSync(outputJson);
  const parts = Math.max(1, Math.ceil(bytes.length / outputPartBytes));
  return Array.from({ length: parts }, (_, index) => ({
    audit_id: auditId,
    part: outputPart(index),
    parts,
    gzip: bytes.subarray(index * outputPartBytes, (index + 1) * outputPartBytes),
  }));
}

const outputItem = z.object({ part: z.string(), parts: z.number(), gzip: z.instanceof(Uint8Array) });

/** The output out of its items, in order; undefined when there are none. Throws when one is missing. */
export function fromOutputItems(items: readonly unknown[]): string | undefined {
  const parts = z.array(outputItem).parse(items);
  const [first] = parts;
  if (!first) return undefined;
  if (parts.length !== first.parts) throw new Error(`an output has ${parts.length} of its ${first.parts} parts`);
  return gunzipSync(Buffer.concat(parts.map(({ gzip }) => gzip))).toString('utf8');
}

/** A row of the table of auditTransitions as write condition: its values are in `values`; a fenced row holds the attempt. */
export function transitionCondition(name: AuditTransition): { condition: string; values: Record<string, unknown> } {
  const { from, fenced } = auditTransitions[name];
  const states = from.map((status, index) => [`:from${index}`, status] as const);
  const inStates = `#status IN (${states.map(([placeholder]) => placeholder).join(', ')})`;
  return {
    condition: fenced ? `${inStates} AND attempt = :attempt` : inStates,
    values: Object.fromEntries(states),
  };
}
