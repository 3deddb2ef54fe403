/** GET /v1/audits: the caller's audits, newest first. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { isAuditId } from '../../core/audits/audit-id.ts';
import type { ListPosition } from '../../core/audits/read-audits.ts';
import { ServiceError } from '../../core/service-error.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { parseQuery } from '../runtime/parse-request.ts';
import { type AuditList, listAuditsQuery } from './contract.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(async ({ event, authenticated: { caller } }) => {
  const { limit, cursor, status, audit_type } = parseQuery(event, listAuditsQuery);
  const { audits, next } = await reader.list(caller.accountId, {
    limit,
    ...(cursor === undefined ? {} : { after: fromCursor(cursor) }),
    ...(status === undefined ? {} : { status }),
    ...(audit_type === undefined ? {} : { auditType: audit_type }),
  });
  const body: AuditList = { audits, ...(next ? { next_cursor: toCursor(next) } : {}) };
  return { status: 200, body };
});

const position = z.tuple([z.string().refine(isAuditId), z.iso.datetime({ precision: 3 })]);

/** A cursor names a place in the caller's own list; the account is never taken from it. */
function toCursor({ audit_id, created_at }: ListPosition): string {
  return Buffer.from(JSON.stringify([audit_id, created_at])).toString('base64url');
}

function fromCursor(cursor: string): ListPosition {
  try {
    const [audit_id, created_at] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { audit_id, created_at };
  } catch {
    const msg = 'cursor is not one that this service gave out';
    throw new ServiceError('validation_error', 'The cursor is not one that this service gave out.', {
      body: { errors: [{ loc: ['query', 'cursor'], msg, type: 'custom' }] },
    });
  }
}
