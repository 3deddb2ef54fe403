/** GET /v1/audits/{audit_id}: the audit and, once completed, its output. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { type AuditWithOutput, readAudit } from '../../core/audits/read-audits.ts';
import { type ApiAnswer, apiHandler, header } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import type { AuditRead } from './contract.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(async ({ event, authenticated: { caller } }) => {
  const found = await readAudit(caller.accountId, event.pathParameters?.audit_id ?? '', reader);
  const json = toJson(found);
  return found.audit.status === 'completed' ? immutable(json, header(event, 'if-none-match')) : { status: 200, json };
});

/** The answer's body; the output is spliced in as the text it was kept as. */
function toJson({ audit, outputJson }: AuditWithOutput): string {
  const { audit_id, status, audit_type, keyword, created_at, completed_at, error } = audit;
  const read: AuditRead = {
    audit_id,
    status,
    audit_type,
    keyword,
    created_at,
    ...(completed_at === undefined ? {} : { completed_at }),
    ...(error === undefined ? {} : { error }),
  };
  const json = JSON.stringify(read);
  return outputJson === undefined ? json : `${json.slice(0, -1)},"output":${outputJson}}`;
}

/** A completed audit never changes: its bytes' hash is its strong ETag. It is still asked for anew, since keys get revoked. */
function immutable(json: string, ifNoneMatch: string | undefined): ApiAnswer {
  const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  return matches(ifNoneMatch, etag) ? { status: 304, headers } : { status: 200, json, headers };
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const listed = ifNoneMatch?.split(',').map((item) => item.trim().replace(/^W\//u, '')) ?? [];
  return listed.includes(etag) || listed.includes('*');
}
