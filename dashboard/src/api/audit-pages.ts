/** Reads the list of audits page by page: as far as asked, and says how far that was. */
import type { DetailedAuditList } from '../../../functions/dashboard/contract/audits.ts';
import type { ApiClient } from './client.ts';

export type AuditRow = DetailedAuditList['audits'][number];
export type StatusFilter = AuditRow['status'];
export type TypeFilter = AuditRow['audit_type'];

export interface AuditFilters {
  status?: StatusFilter | undefined;
  auditType?: TypeFilter | undefined;
  /** A part of the keyword or of the page's address. */
  search?: string | undefined;
  /** The keyword as launched. */
  keyword?: string | undefined;
  keyId?: string | undefined;
  /** The first and the last day of launch in the user's time zone, as `2026-03-31`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The largest page of the API. */
export const largestPage = 100;

/** Audits read at once; `complete` if none were left out. */
export interface ReadAudits {
  rows: AuditRow[];
  complete: boolean;
  /** Unless complete: audits launched before this time were not looked at. */
  readTo?: string;
}

/** Reads the newest audits that the filters leave, until it has `rows` of them or has made `requests`. */
export async function readList(
  api: Pick<ApiClient, 'json'>,
  filters: AuditFilters,
  most: { rows: number; requests: number },
  asked: { signal?: AbortSignal; livemode?: boolean } = {},
): Promise<ReadAudits> {
  const rows: AuditRow[] = [];
  let list: DetailedAuditList | undefined;
  for (let request = 0; request < most.requests && rows.length < most.rows; request++) {
    const page = { limit: Math.min(largestPage, most.rows - rows.length), cursor: list?.next_cursor ?? '' };
    list = await api.json<DetailedAuditList>('GET', listPathOf(filters, page), asked);
    rows.push(...list.audits);
    if (list.next_cursor === undefined) return { rows, complete: true };
  }
  return { rows, complete: false, ...(list?.read_to === undefined ? {} : { readTo: list.read_to }) };
}

interface PageAsked {
  limit?: number;
  order?: 'newest' | 'oldest';
  cursor: string;
  /** Counts, and lists nothing. */
  count?: boolean;
}

/** The path of a page of the list. */
export function listPathOf(filters: AuditFilters, { limit, order, cursor, count = false }: PageAsked): string {
  const { status, auditType, search, keyword, keyId, from, to } = filters;
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (status !== undefined) query.set('status', status);
  if (auditType !== undefined) query.set('audit_type', auditType);
  if (search !== undefined) query.set('search', search);
  if (keyword !== undefined) query.set('keyword', keyword);
  if (keyId !== undefined) query.set('key_id', keyId);
  if (from !== undefined) query.set('launched_from', new Date(`${from}T00:00:00.000`).toISOString());
  if (to !== undefined) query.set('launched_to', new Date(`${to}T23:59:59.999`).toISOString());
  if (order === 'oldest') query.set('order', order);
  if (cursor !== '') query.set('cursor', cursor);
  if (count) query.set('count', 'only');
  return `/audits?${query}`;
}
