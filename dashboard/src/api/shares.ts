/** The query for an audit's share links, and mutations to create and revoke them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreatedShare, CreateShareBody, ShareList } from '../../../functions/dashboard/contract/share-links.ts';
import { useApi } from './api-context.ts';

const sharesOf = (auditId: string) => `/audits/${encodeURIComponent(auditId)}/shares`;
const queryKeyOf = (auditId: string) => ['shares', auditId] as const;

export function useShares(auditId: string) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeyOf(auditId),
    queryFn: ({ signal }) => api.json<ShareList>('GET', sharesOf(auditId), { signal }),
  });
}

/** The new link's token is only in the mutation's result, never in the cached list. */
export function useCreateShare(auditId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateShareBody) => api.json<CreatedShare>('POST', sharesOf(auditId), { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(auditId) }),
    gcTime: 0,
  });
}

export function useRevokeShare(auditId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => api.remove(`${sharesOf(auditId)}/${encodeURIComponent(shareId)}`),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(auditId) }),
  });
}
