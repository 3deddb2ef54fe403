/** Queries for the account's trail and sessions, and the mutation that ends a session. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndedSession, SessionList, TrailList } from '../../../functions/dashboard/contract/activity.ts';
import { useApi } from './api-context.ts';

const pageSize = 50;

export function useTrail() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['trail'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(pageSize),
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      });
      return api.json<TrailList>('GET', `/trail?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.json<SessionList>('GET', '/sessions', { signal }),
  });
}

export function useEndSession() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => api.json<EndedSession>('POST', `/sessions/${encodeURIComponent(sessionId)}/end`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['sessions'] });
      void client.invalidateQueries({ queryKey: ['trail'] });
    },
  });
}
