/** Queries for the list of audits: page by page, read to be sorted, counted, and read for a file. */
import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { DetailedAuditList } from '../../../functions/dashboard/contract/audits.ts';
import { useApi } from './api-context.ts';
import { type AuditFilters, largestPage, listPathOf, readList } from './audit-pages.ts';
import type { ApiClient } from './client.ts';

const firstPageSize = 20;
/** Refresh interval of the first page, because programs also launch audits. */
const listEveryMs = 10_000;
/** How long an answer is fresh. */
const staleMs = 5_000;
/** The same where each page looks through much of a long list: audits of one search or key change rarely. */
const searchEveryMs = 60_000;
/** The most audits that are sorted in the browser. The index of the table sorts by time alone. */
const sorted = { rows: 1_000, requests: 20 };
/** The most audits of a saved list. */
const saved = { rows: 5_000, requests: 60 };

/** The list by time of launch, page by page. */
export function useAudits(filters: AuditFilters, { oldestFirst, enabled }: { oldestFirst: boolean; enabled: boolean }) {
  const everyMs = filters.search === undefined && filters.keyId === undefined ? listEveryMs : searchEveryMs;
  return useInfiniteQuery({
    ...auditsQuery(useApi(), filters, oldestFirst),
    enabled,
    // Later pages only change in unfinished audits, which are polled separately.
    refetchInterval: ({ state }) => (isLong(state.data) ? false : everyMs),
    staleTime: ({ state }) => (isLong(state.data) ? searchEveryMs : staleMs),
  });
}

/** Whether more than the first page was read, or it was hard to find. */
function isLong(data: { pages: readonly DetailedAuditList[] } | undefined): boolean {
  const [first, ...later] = data?.pages ?? [];
  return later.length > 0 || (first?.next_cursor !== undefined && first.audits.length < firstPageSize);
}

function auditsQuery(api: ApiClient, filters: AuditFilters, oldestFirst: boolean) {
  return infiniteQueryOptions({
    queryKey: ['audits', filters, oldestFirst],
    queryFn: ({ pageParam, signal }) => {
      const limit = pageParam === '' ? firstPageSize : largestPage;
      const order = oldestFirst ? 'oldest' : 'newest';
      return api.json<DetailedAuditList>('GET', listPathOf(filters, { limit, order, cursor: pageParam }), { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Asks for the first page of the newest audits before the view does, which then finds it. */
export async function readAuditsAhead(client: QueryClient, api: ApiClient, filters: AuditFilters): Promise<void> {
  await client.prefetchInfiniteQuery(auditsQuery(api, filters, false));
}

/** The newest 1,000 audits at most, to be sorted by a column. */
export function useAuditsToSort(filters: AuditFilters, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['audits', 'to-sort', filters],
    queryFn: ({ signal }) => readList(api, filters, sorted, { signal }),
    enabled,
  });
}

/** How many audits the filters leave, counted page by page in bounded reads. Audits of one key cannot be counted. */
export function useAuditCount(filters: AuditFilters, enabled: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['audits', 'count', filters],
    queryFn: ({ pageParam, signal }) =>
      api.json<DetailedAuditList>('GET', listPathOf(filters, { cursor: pageParam, count: true }), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    staleTime: searchEveryMs,
    enabled: enabled && filters.keyId === undefined,
  });
}

/** Reads the list for a file, page by page; the newest 5,000 if it is longer. */
export function useWholeList() {
  const api = useApi();
  return useMutation({ mutationFn: (filters: AuditFilters) => readList(api, filters, saved) });
}
