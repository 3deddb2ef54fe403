/** Lists an account's audits over HTTP, page by page, for `/v1` and the dashboard. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { isAuditId } from '../../../core/audits/audit-id.ts';
import type { AuditReader, ListPosition, ListQuery } from '../../../core/audits/read-audits.ts';
import { isLive } from '../../../core/test-mode.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { fromCursor, parseQuery, toCursor } from '../../runtime/parse-request.ts';
import { type AuditList, listAuditsQuery } from '../contract/read.ts';

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
    ...(next ? { next_cursor: cursorOf(next) } : {}),
  };
  return { status: 200, body };
}

/** @throws ServiceError `validation_error` if the cursor is unknown. */
export function listQueryOf(asked: z.output<typeof listAuditsQuery>): ListQuery {
  const { limit, cursor, status, audit_type, keyword, search, order } = asked;
  return {
    limit,
    ...(cursor === undefined ? {} : { after: positionOf(cursor) }),
    ...(status === undefined ? {} : { status }),
    ...(audit_type === undefined ? {} : { auditType: audit_type }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(search === undefined ? {} : { search }),
    ...(order === 'oldest' ? { oldestFirst: true } : {}),
  };
}

const position = z.tuple([z.string().refine(isAuditId), z.iso.datetime({ precision: 3 })]);

/** The cursor after this place of a list. */
export function cursorOf({ audit_id, created_at }: ListPosition): string {
  return toCursor([audit_id, created_at]);
}

function positionOf(cursor: string): ListPosition {
  const [audit_id, created_at] = fromCursor(cursor, position);
  return { audit_id, created_at };
}
