/** Reads an audit over HTTP, for `/v1` and the dashboard: its status, or the whole audit with an ETag. */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Audit, sameOrder } from '../../../core/audits/audit.ts';
import type { AuditWithOutput } from '../../../core/audits/read-audits.ts';
import { isLive } from '../../../core/test-mode.ts';
import { type ApiAnswer, header } from '../../runtime/api-handler.ts';
import { parseQuery } from '../../runtime/parse-request.ts';
import { type AuditRead, type AuditStatusRead, overviewFields, readAuditQuery } from '../contract/read.ts';

/**
 * The requested fields of the output; undefined for all.
 *
 * @throws ServiceError `validation_error`
 */
export function askedFields(event: APIGatewayProxyEvent): readonly string[] | undefined {
  const { view, fields } = parseQuery(event, readAuditQuery);
  return view === 'overview' ? overviewFields : fields;
}

/**
 * 200 with the audit and the requested fields of its output, and with the whole order for `withOrder`; 304 if it is
 * completed and the caller's copy is current.
 */
export function auditAnswer(
  event: APIGatewayProxyEvent,
  found: AuditWithOutput,
  fields: readonly string[] | undefined,
  { withOrder = false } = {},
): ApiAnswer {
  const { audit, outputJson } = found;
  const kept =
    fields === undefined || outputJson === undefined ? outputJson : JSON.stringify(pickFields(outputJson, fields));
  const json = toJson({ audit, ...(kept === undefined ? {} : { outputJson: kept }) }, withOrder);
  return found.audit.status === 'completed' ? immutable(json, header(event, 'if-none-match')) : { status: 200, json };
}

/** Keeps the requested fields that exist, at their original paths. */
export function pickFields(outputJson: string, fields: readonly string[]): Record<string, Record<string, unknown>> {
  // Our worker wrote it, validated by the schema.
  const output: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(outputJson);
  const kept: Record<string, Record<string, unknown>> = {};
  for (const name of fields) {
    const [part = '', member] = name.split('.');
    const whole = output[part];
    if (whole === undefined) continue;
    if (member === undefined) kept[part] = { ...whole };
    else if (Object.hasOwn(whole, member)) kept[part] = { ...kept[part], [member]: whole[member] };
  }
  return kept;
}

/** 200 with the fields for polling. */
export function statusAnswer(audit: Audit): ApiAnswer {
  return { status: 200, body: pollingFields(audit) };
}

/** The fields for polling. */
export function pollingFields({ audit_id, account_id, status, progress, step }: Audit): AuditStatusRead {
  return {
    audit_id,
    status,
    livemode: isLive(account_id),
    ...(status === 'running' && progress !== undefined ? { progress } : {}),
    ...(status === 'running' && step !== undefined ? { step } : {}),
  };
}

/** Builds the response body; the output is inserted as its stored text. */
function toJson({ audit, outputJson }: AuditWithOutput, withOrder: boolean): string {
  const { audit_id, account_id, status, audit_type, keyword, created_at, completed_at, error } = audit;
  const read: AuditRead = {
    audit_id,
    status,
    audit_type,
    keyword,
    livemode: isLive(account_id),
    ...(withOrder ? sameOrder(audit) : {}),
    created_at,
    ...(completed_at === undefined ? {} : { completed_at }),
    ...(error === undefined ? {} : { error }),
  };
  const json = JSON.stringify(read);
  return outputJson === undefined ? json : `${json.slice(0, -1)},"output":${outputJson}}`;
}

/** A completed audit never changes, so its hash is a strong ETag. Clients must revalidate, since keys get revoked. */
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
