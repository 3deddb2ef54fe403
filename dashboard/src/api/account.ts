/** Queries for the account and its usage. */
import { useQuery } from '@tanstack/react-query';
import type { AccountRead, DashboardUsage } from '../../../functions/dashboard/contract/account.ts';
import { useApi } from './api-context.ts';

export function useAccount() {
  const api = useApi();
  return useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.json<AccountRead>('GET', '/account', { signal }),
    staleTime: 300_000,
  });
}

export function useUsage() {
  const api = useApi();
  return useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => api.json<DashboardUsage>('GET', '/usage', { signal }),
    // Programs also launch audits while the page is open.
    refetchInterval: 30_000,
  });
}
