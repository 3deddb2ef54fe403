/** Maps audits to DynamoDB items: the small item `AUDIT`, and the output in separate, compressed parts. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { verdictStates } from '../../analysis/index.ts';
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
/** Outputs sort after `AUDIT`, so a Query returns the audit first. */
const outputPart = (index: number): string => `OUTPUT#${String(index).padStart(2, '0')}`;
export const isOutputPart = (part: string): boolean => part.startsWith('OUTPUT#');
/** The shard key of the sparse index `unfinished`; an ended audit leaves the index by losing this attribute. */
export const unfinishedMark = (shard: number): string => `AUDIT#${shard}`;
/** An item holds at most 400 KB; this leaves room for its keys. */
const outputPartBytes = 380 * 1024;

const errorItem = z.object({ code: z.enum(failureCodes), message: z.string() });

/** The attributes of an audit in the index `by-account`. */
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
  control_urls: z.array(z.string()).exactOptional(),
  account_id: z.string(),
  key_id: z.string(),
  updated_at: z.string(),
  started_at: z.string().exactOptional(),
  expires_at: z.string().exactOptional(),
  attempt: z.number(),
  released: z.number().exactOptional(),
  lease_until: z.string().exactOptional(),
  check_at: z.string().exactOptional(),
  resent: z.number(),
  progress: z.number().exactOptional(),
  step: z.string().exactOptional(),
  previous_step: z.string().exactOptional(),
  last_failure: z.enum(failureCodes).exactOptional(),
  verdict: z.enum(verdictStates).exactOptional(),
  score: z.number().exactOptional(),
});

/** What the detailed list reads of an audit beside the index. */
export const auditDetailsItem = auditItem.pick({
  ...{ audit_id: true, key_id: true, control_urls: true, verdict: true, score: true },
});

/** The attributes of an audit in the index `unfinished`: its keys. */
export const dueAuditItem = z.object({ audit_id: z.string(), check_at: z.string() });

export function auditKey(auditId: string): { audit_id: string; part: string } {
  return { audit_id: auditId, part: auditPart };
}

export function toItem(audit: Audit): Record<string, unknown> {
  return {
    ...{ ...audit, part: auditPart, unfinished: unfinishedMark(shardOf(audit.audit_id)) },
    ...lifetime(audit.expires_at),
  };
}

/** When the table may delete an item of the audit. */
function lifetime(expiresAt: string | undefined): { ttl?: number } {
  return expiresAt === undefined ? {} : { ttl: Math.floor(Date.parse(expiresAt) / 1_000) };
}

/** @throws ZodError if the item does not match the schema. */
export function auditFromItem(item: unknown): Audit {
  return auditItem.parse(item);
}

/** Splits an output into gzip-compressed items small enough for the table, which expire with the audit. */
export function toOutputItems(auditId: string, outputJson: string, expiresAt?: string): Record<string, unknown>[] {
  const bytes = gzipSync(outputJson);
  const parts = Math.max(1, Math.ceil(bytes.length / outputPartBytes));
  return Array.from({ length: parts }, (_, index) => ({
    audit_id: auditId,
    part: outputPart(index),
    parts,
    ...lifetime(expiresAt),
    gzip: bytes.subarray(index * outputPartBytes, (index + 1) * outputPartBytes),
  }));
}

const outputItem = z.object({ part: z.string(), parts: z.number(), gzip: z.instanceof(Uint8Array) });

/**
 * Joins an output from its items, which must be in order; undefined if there are none.
 *
 * @throws if one is missing.
 */
export function fromOutputItems(items: readonly unknown[]): string | undefined {
  const parts = z.array(outputItem).parse(items);
  const [first] = parts;
  if (!first) return undefined;
  if (parts.length !== first.parts) throw new Error(`an output has ${parts.length} of its ${first.parts} parts`);
  return gunzipSync(Buffer.concat(parts.map(({ gzip }) => gzip))).toString('utf8');
}

/** Turns a row of the transition table into a write condition with its values. A fenced row requires the attempt. */
export function transitionCondition(name: AuditTransition): { condition: string; values: Record<string, unknown> } {
  const { from, fenced } = auditTransitions[name];
  const states = from.map((status, index) => [`:from${index}`, status] as const);
  const inStates = `#status IN (${states.map(([placeholder]) => placeholder).join(', ')})`;
  return {
    condition: fenced ? `${inStates} AND attempt = :attempt` : inStates,
    values: Object.fromEntries(states),
  };
}
