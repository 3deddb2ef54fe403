/** Audits: lists by filter, status while they run, the audit with its report, and the launch. */
import { useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Comparison } from '../../../analysis/index.ts';
import type { AcceptedAudit, AuditList, AuditStatusRead, CreateAuditBody } from '../../../functions/api/contract.ts';
import type { OrderedAudit } from '../../../functions/dashboard/contract.ts';
import { useApi } from './api-context.ts';
import type { ApiClient } from './client.ts';

export type AuditRow = AuditList['audits'][number];
export type StatusFilter = AuditRow['status'];
export type TypeFilter = AuditRow['audit_type'];

export interface AuditFilters {
  status?: StatusFilter | undefined;
  auditType?: TypeFilter | undefined;
}

const pageSize = 20;
/** The first page is looked at anew so often: audits are launched by programs too. */
const listEveryMs = 10_000;
/** One running audit is asked for so often; many are asked for less often each. */
const statusEveryMs = 1_500;
const statusesPerRound = 4;

export function useAudits({ status, auditType }: AuditFilters) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['audits', { status, auditType }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(pageSize) });
      if (status !== undefined) query.set('status', status);
      if (auditType !== undefined) query.set('audit_type', auditType);
      if (pageParam !== '') query.set('cursor', pageParam);
      return api.json<AuditList>('GET', `/audits?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // Further pages do not change, but for what is unfinished, and that is asked for by itself.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : listEveryMs),
  });
}

/** The present status of the audits that had not ended when they were listed, by id; none that has ended is asked for again. */
export function useLiveStatuses(auditIds: readonly string[]): ReadonlyMap<string, AuditStatusRead> {
  const api = useApi();
  const everyMs = statusEveryMs * Math.ceil(auditIds.length / statusesPerRound);
  return useQueries({
    queries: auditIds.map((auditId) => statusQuery(api, auditId, everyMs)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.audit_id, data] as const] : []))),
  });
}

/** The status of one audit, asked for until it has ended. */
export function useAuditStatus(auditId: string) {
  return useQuery(statusQuery(useApi(), auditId, statusEveryMs));
}

function statusQuery(api: ApiClient, auditId: string, everyMs: number) {
  return {
    queryKey: ['audit-status', auditId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.json<AuditStatusRead>('GET', `/audits/${encodeURIComponent(auditId)}/status`, { signal }),
    staleTime: ({ state }: { state: { data: AuditStatusRead | undefined } }) => (isEnded(state.data) ? 'static' : 0),
    refetchInterval: ({ state }: { state: { data: AuditStatusRead | undefined } }) =>
      isEnded(state.data) ? (false as const) : everyMs,
  } as const;
}

function isEnded(status: AuditStatusRead | undefined): boolean {
  return status?.status === 'completed' || status?.status === 'failed';
}

/**
 * The audit, with its report when it is completed.
 * @param status as last seen: another one is another answer, and the answer of an ended audit never changes
 */
export function useAudit(auditId: string, status: AuditStatusRead['status'] | undefined) {
  const api = useApi();
  const ended = status === 'completed' || status === 'failed';
  return useQuery({
    queryKey: ['audit', auditId, ended],
    queryFn: ({ signal }) => api.json<OrderedAudit>('GET', `/audits/${encodeURIComponent(auditId)}`, { signal }),
    enabled: status !== undefined,
    staleTime: ended ? 'static' : 0,
  });
}

const maxEarlier = 20;

/** The completed audits of the same keyword, language and country before this one or after it, newest first. */
export function useSameKeyword({ audit_id, keyword, language, country }: OrderedAudit) {
  const api = useApi();
  return useQuery({
    queryKey: ['audits', 'keyword', keyword],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ keyword, status: 'completed', limit: String(maxEarlier) });
      return api.json<AuditList>('GET', `/audits?${query}`, { signal });
    },
    select: ({ audits }) =>
      audits.filter((row) => row.audit_id !== audit_id && row.language === language && row.country === country),
  });
}

/** What changed from one audit to another; both are completed, so it never changes. */
export function useComparison(before: string, after: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['comparison', before, after],
    queryFn: ({ signal }) =>
      api.json<Comparison>('GET', `/audits/${encodeURIComponent(before)}/compare/${encodeURIComponent(after)}`, {
        signal,
      }),
    staleTime: 'static',
  });
}

/** A launch: the same key says that it is the same launch, made again because its answer was not heard. */
interface Launch {
  body: CreateAuditBody;
  idempotencyKey: string;
}

export function useLaunchAudit() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Launch) =>
      api.json<AcceptedAudit>('POST', '/audits', { body, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['audits'] });
      void client.invalidateQueries({ queryKey: ['usage'] });
    },
  });
}

/** Launches an audit once more; `idempotencyKey` as for a launch. */
export function useRerunAudit() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ auditId, idempotencyKey }: { auditId: string; idempotencyKey: string }) =>
      api.json<AcceptedAudit>('POST', `/audits/${encodeURIComponent(auditId)}/rerun`, { idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['audits'] });
      void client.invalidateQueries({ queryKey: ['usage'] });
    },
  });
}

export function useDeleteAudit() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (auditId: string) => api.remove(`/audits/${encodeURIComponent(auditId)}`),
    onSuccess: (_, auditId) => {
      client.removeQueries({ queryKey: ['audit', auditId] });
      void client.invalidateQueries({ queryKey: ['audits'] });
    },
  });
}
