/** Queries for audits (live status, one audit, comparisons), and mutations to launch, rerun and delete. */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Comparison } from '../../../analysis/index.ts';
import type { AcceptedAudit, CreateAuditBody } from '../../../functions/api/contract/launch.ts';
import type { AuditStatusRead } from '../../../functions/api/contract/read.ts';
import type { OrderedAudit } from '../../../functions/dashboard/contract/audits.ts';
import { useApi } from './api-context.ts';
import { readList } from './audit-pages.ts';
import type { ApiClient } from './client.ts';

/** Polling interval for a running audit. It grows with the number of running audits. */
const statusEveryMs = 1_500;
const statusesPerRound = 4;

/** The live status by id of audits that were unfinished when listed. Polling of each stops when it has ended. */
export function useLiveStatuses(auditIds: readonly string[]): ReadonlyMap<string, AuditStatusRead> {
  const api = useApi();
  const everyMs = statusEveryMs * Math.ceil(auditIds.length / statusesPerRound);
  return useQueries({
    queries: auditIds.map((auditId) => statusQuery(api, auditId, everyMs)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.audit_id, data] as const] : []))),
  });
}

/** The status of one audit, polled until it has ended. */
export function useAuditStatus(auditId: string) {
  const api = useApi();
  const polled = statusQuery(api, auditId, statusEveryMs);
  return useQuery({
    ...polled,
    queryFn: async ({ client, signal }) => {
      if (client.getQueryData(polled.queryKey) === undefined) {
        // The audit is read anyway: if it has ended, nothing else need be asked.
        const audit = await client.fetchQuery(auditQuery(api, auditId, undefined));
        if (isEnded(audit)) return audit;
      }
      return await readStatus(api, auditId, signal);
    },
  });
}

function statusQuery(api: ApiClient, auditId: string, everyMs: number) {
  return queryOptions({
    queryKey: ['audit-status', auditId],
    queryFn: ({ signal }): Promise<AuditStatusRead> => readStatus(api, auditId, signal),
    staleTime: ({ state }) => (isEnded(state.data) ? 'static' : 0),
    refetchInterval: ({ state }) => (isEnded(state.data) ? false : everyMs),
  });
}

async function readStatus(api: ApiClient, auditId: string, signal: AbortSignal): Promise<AuditStatusRead> {
  return await api.json('GET', `/audits/${encodeURIComponent(auditId)}/status`, { signal });
}

function isEnded(audit: Pick<AuditStatusRead, 'status'> | undefined): boolean {
  return audit?.status === 'completed' || audit?.status === 'failed';
}

/**
 * The audit, with its report once it is completed.
 * @param status the latest known status. The audit is asked for beside it, not after it; it is fetched again when it
 *   ends, and never changes after that
 */
export function useAudit(auditId: string, status: AuditStatusRead['status'] | undefined) {
  return useQuery(auditQuery(useApi(), auditId, status));
}

/** The query of one audit. */
export function auditQuery(
  api: ApiClient,
  auditId: string,
  status: AuditStatusRead['status'] | undefined,
  prepare?: (audit: OrderedAudit) => Promise<void>,
) {
  const running = status === 'pending' || status === 'running';
  return queryOptions({
    queryKey: ['audit', auditId, running],
    queryFn: async ({ signal }) => {
      const audit = await api.json<OrderedAudit>('GET', `/audits/${encodeURIComponent(auditId)}`, { signal });
      // What cannot be prepared is asked for again by the view.
      await prepare?.(audit).catch(() => undefined);
      return audit;
    },
    staleTime: ({ state: { data } }) => (isEnded(data) ? 'static' : 0),
    // The audit ended after it was read and before its status was: what was read has no report.
    refetchInterval: ({ state: { data } }) =>
      status !== undefined && !running && data !== undefined && !isEnded(data) ? statusEveryMs : false,
  });
}

/**
 * Asks for an audit before a view does, which then finds the answer.
 * @param prepare what the view needs besides to show this audit; the audit arrives with it, not before
 */
export async function readAuditAhead(
  client: QueryClient,
  api: ApiClient,
  auditId: string,
  prepare: (audit: OrderedAudit) => Promise<void>,
): Promise<void> {
  await client.prefetchQuery(auditQuery(api, auditId, undefined, prepare));
}

/** The most other audits that are offered for a comparison. */
const earlier = { rows: 20, requests: 20 };

/**
 * The other completed audits of the same keyword, language and country, newest first, and how far was looked.
 * @param enabled whether they are asked for: on a long list that takes several requests
 */
export function useSameKeyword({ audit_id, keyword, language, country, livemode }: OrderedAudit, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['audits', 'keyword', keyword, livemode],
    queryFn: ({ signal }) => readList(api, { keyword, status: 'completed' }, earlier, { signal, livemode }),
    select: ({ rows, ...read }) => ({
      ...read,
      others: rows.filter((row) => row.audit_id !== audit_id && row.language === language && row.country === country),
    }),
    enabled,
  });
}

/** The comparison of two audits. It never changes, because both are completed. */
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

/** A launch. Retries use the same key, so that a lost response does not cause a second audit. */
interface Launch {
  body: CreateAuditBody;
  idempotencyKey: string;
  livemode: boolean;
}

export function useLaunchAudit() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey, livemode }: Launch) =>
      api.json<AcceptedAudit>('POST', '/audits', { body, idempotencyKey, livemode }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['audits'] });
      void client.invalidateQueries({ queryKey: ['usage'] });
    },
  });
}

/** Launches the order of an audit again, with an `idempotencyKey` as for a launch. */
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
