/** Lists an account's audits over HTTP, page by page, for `/v1` and the dashboard. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { isAuditId } from '../../../core/audits/audit-id.ts';
import type { AuditReader, ListPosition, ListQuery } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import { isLive } from '../../../core/test-mode.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { parseQuery } from '../../runtime/parse-request.ts';
import { type AuditList, listAuditsQuery } from '../contract.ts';

/**
 * 200 with the requested page.
 *
 * @throws ServiceError `validation_error`
 */
export async function listAnswer(
  event: APIGatewayProxyEvent,
  accountId: string,
  reader: Pick<AuditReader, 'list'>,
): Promise<ApiAnswer> {
  const { audits, next } = await reader.list(accountId, listQueryOf(parseQuery(event, listAuditsQuery)));
  const livemode = isLive(accountId);
  const body: AuditList = {
    audits: audits.map((audit) => ({ ...audit, livemode })),
    ...(next ? { next_cursor: toCursor(next) } : {}),
  };
  return { status: 200, body };
}

/** @throws ServiceError `validation_error` if the cursor is unknown. */
export function listQueryOf(asked: z.output<typeof listAuditsQuery>): ListQuery {
  const { limit, cursor, status, audit_type, keyword, search, order } = asked;
  return {
    limit,
    ...(cursor === undefined ? {} : { after: fromCursor(cursor) }),
    ...(status === undefined ? {} : { status }),
    ...(audit_type === undefined ? {} : { auditType: audit_type }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(search === undefined ? {} : { search }),
    ...(order === 'oldest' ? { oldestFirst: true } : {}),
  };
}

const position = z.tuple([z.string().refine(isAuditId), z.iso.datetime({ precision: 3 })]);

/** A cursor is a position in the caller's own list; it never selects the account. */
export function toCursor({ audit_id, created_at }: ListPosition): string {
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
