/** Queries for the list of audits: page by page, sorted as a whole, counted, and read for a file. */
import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { DetailedAuditList } from '../../../functions/dashboard/contract/audits.ts';
import { useApi } from './api-context.ts';
import type { ApiClient } from './client.ts';

export type AuditRow = DetailedAuditList['audits'][number];
export type StatusFilter = AuditRow['status'];
export type TypeFilter = AuditRow['audit_type'];

export interface AuditFilters {
  status?: StatusFilter | undefined;
  auditType?: TypeFilter | undefined;
  /** A part of the keyword or of the page's address. */
  search?: string | undefined;
  keyId?: string | undefined;
}

const firstPageSize = 20;
/** The largest page of the API. */
const largestPage = 100;
/** Refresh interval of the first page, because programs also launch audits. */
const listEveryMs = 10_000;
/** The most pages that are sorted in the browser: 1,000 audits. The index of the table sorts by time alone. */
const maxSortedPages = 10;
/** The most pages of a saved list: 5,000 audits. */
const maxSavedPages = 50;

/** The list by time of launch, page by page. */
export function useAudits(filters: AuditFilters, { oldestFirst, enabled }: { oldestFirst: boolean; enabled: boolean }) {
  return useInfiniteQuery({
    ...auditsQuery(useApi(), filters, oldestFirst),
    enabled,
    // Later pages only change in unfinished audits, which are polled separately.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : listEveryMs),
  });
}

function auditsQuery(api: ApiClient, filters: AuditFilters, oldestFirst: boolean) {
  return infiniteQueryOptions({
    queryKey: ['audits', filters, oldestFirst],
    queryFn: ({ pageParam, signal }) => {
      const limit = pageParam === '' ? firstPageSize : largestPage;
      const order = oldestFirst ? 'oldest' : 'newest';
      return api.json<DetailedAuditList>('GET', `/audits?${queryOf(filters, { limit, order, cursor: pageParam })}`, {
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Asks for the first page of the newest audits before the view does, which then finds it. */
export async function readAuditsAhead(client: QueryClient, api: ApiClient, filters: AuditFilters): Promise<void> {
  await client.prefetchInfiniteQuery(auditsQuery(api, filters, false));
}

/** Audits read at once; `complete` if none were left out. */
export interface ReadAudits {
  rows: AuditRow[];
  complete: boolean;
}

/** The newest 1,000 audits at most, to be sorted by a column. */
export function useAuditsToSort(filters: AuditFilters, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['audits', 'to-sort', filters],
    queryFn: ({ signal }) => readPages(api, filters, maxSortedPages, signal),
    enabled,
  });
}

/** How many audits the filters leave, counted page by page in bounded reads. Audits of one key cannot be counted. */
export function useAuditCount(filters: AuditFilters, enabled: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['audits', 'count', filters],
    queryFn: ({ pageParam, signal }) =>
      api.json<DetailedAuditList>('GET', `/audits?${queryOf(filters, { cursor: pageParam })}&count=only`, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: enabled && filters.keyId === undefined,
  });
}

/** Reads the list for a file, page by page; the newest 5,000 if it is longer. */
export function useWholeList() {
  const api = useApi();
  return useMutation({ mutationFn: (filters: AuditFilters) => readPages(api, filters, maxSavedPages) });
}

async function readPages(
  api: ApiClient,
  filters: AuditFilters,
  maxPages: number,
  signal?: AbortSignal,
): Promise<ReadAudits> {
  const rows: AuditRow[] = [];
  let cursor = '';
  for (let page = 0; page < maxPages; page++) {
    const query = queryOf(filters, { limit: largestPage, cursor });
    const list = await api.json<DetailedAuditList>('GET', `/audits?${query}`, signal ? { signal } : {});
    rows.push(...list.audits);
    if (list.next_cursor === undefined) return { rows, complete: true };
    cursor = list.next_cursor;
  }
  return { rows, complete: false };
}

interface PageAsked {
  limit?: number;
  order?: 'newest' | 'oldest';
  cursor: string;
}

function queryOf({ status, auditType, search, keyId }: AuditFilters, { limit, order, cursor }: PageAsked) {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (status !== undefined) query.set('status', status);
  if (auditType !== undefined) query.set('audit_type', auditType);
  if (search !== undefined) query.set('search', search);
  if (keyId !== undefined) query.set('key_id', keyId);
  if (order === 'oldest') query.set('order', order);
  if (cursor !== '') query.set('cursor', cursor);
  return query;
}
