/** Queries for the account's API keys with their webhooks and for a key's use, and a mutation for each change. */
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ChangedKey,
  ChangeKeyBody,
  CreatedKey,
  CreateKeyBody,
  Key,
  KeyList,
  KeyUsage,
  RotatedSecret,
} from '../../../functions/dashboard/contract/keys.ts';
import { useApi } from './api-context.ts';
import type { ApiClient } from './client.ts';

const keysQuery = ['keys'] as const;

/** The account's keys, of the page's mode unless `all` are wanted. */
export function useKeys({ all = false } = {}) {
  const api = useApi();
  return useQuery({
    ...keyListQuery(api),
    select: ({ keys }) => ({ keys: all ? keys : keys.filter(({ livemode }) => livemode === api.livemode) }),
  });
}

function keyListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keysQuery,
    queryFn: ({ signal }) => api.json<KeyList>('GET', '/keys', { signal }),
  });
}

/** Asks for the keys before a view does, which then finds them. */
export async function readKeysAhead(client: QueryClient, api: ApiClient): Promise<void> {
  await client.prefetchQuery(keyListQuery(api));
}

/** What the key was used for on each of the last days, as of now. */
export function useKeyUsage(keyId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...keysQuery, keyId, 'usage'],
    queryFn: ({ signal }) => api.json<KeyUsage>('GET', `/keys/${encodeURIComponent(keyId)}/usage`, { signal }),
  });
}

/** The new key's secrets are only in the mutation's result, never in the cached list. */
export function useCreateKey() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateKeyBody) => api.json<CreatedKey>('POST', '/keys', { body }),
    onSuccess: ({ key }) => keep(client, key),
    gcTime: 0,
  });
}

export function useChangeKey(keyId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeKeyBody) => api.json<ChangedKey>('PATCH', `/keys/${encodeURIComponent(keyId)}`, { body }),
    onSuccess: ({ key }) => keep(client, key),
    gcTime: 0,
  });
}

export function useRevokeKey(keyId: string) {
  return useKeyAction<ChangedKey>(keyId, 'revoke');
}

export function useEnableWebhook(keyId: string) {
  return useKeyAction<ChangedKey>(keyId, 'enable-webhook');
}

export function useRotateWebhookSecret(keyId: string) {
  return useKeyAction<RotatedSecret>(keyId, 'rotate-webhook-secret');
}

function useKeyAction<Answer extends { key: Key }>(keyId: string, action: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.json<Answer>('POST', `/keys/${encodeURIComponent(keyId)}/${action}`),
    onSuccess: ({ key }) => keep(client, key),
    gcTime: 0,
  });
}

/** Updates the key in the cached list, and refetches the list. */
function keep(client: QueryClient, key: Key): void {
  client.setQueryData<KeyList>(keysQuery, (list) => {
    if (list === undefined) return list;
    const known = list.keys.some(({ key_id }) => key_id === key.key_id);
    // Only the list tells when a key was used.
    const changed = ({ last_used_at }: Key): Key => ({ ...(last_used_at && { last_used_at }), ...key });
    return {
      keys: known ? list.keys.map((old) => (old.key_id === key.key_id ? changed(old) : old)) : [key, ...list.keys],
    };
  });
  void client.invalidateQueries({ queryKey: keysQuery });
}
