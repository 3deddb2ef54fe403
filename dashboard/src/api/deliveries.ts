/**
 * Queries for webhook deliveries (list by state, one with its attempts), and the mutations that resend one and send a
 * test.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryList, DeliveryRead, ListedDelivery } from '../../../functions/dashboard/contract/deliveries.ts';
import { useApi } from './api-context.ts';

export type ListedState = ListedDelivery['state'];

const listEveryMs = 10_000;
/** Interval while an attempt is due, because its result will follow within seconds. */
const pendingEveryMs = 1_000;
const soonMs = 30_000;

export function useDeliveries(state: ListedState | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['deliveries', { state }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: '100', ...(state === undefined ? {} : { state }) });
      return api.json<DeliveryList>('GET', `/deliveries?${query}`, { signal });
    },
    refetchInterval: ({ state: { data } }) => (data?.deliveries.some(isDueSoon) ? pendingEveryMs : listEveryMs),
  });
}

export function useDelivery(deliveryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['delivery', deliveryId],
    queryFn: ({ signal }) => api.json<DeliveryRead>('GET', `/deliveries/${encodeURIComponent(deliveryId)}`, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isDueSoon(data) ? pendingEveryMs : listEveryMs),
  });
}

export function useResendDelivery(deliveryId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.json<DeliveryRead>('POST', `/deliveries/${encodeURIComponent(deliveryId)}/resend`),
    onSuccess: (delivery) => {
      client.setQueryData(['delivery', deliveryId], delivery);
      void client.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
}

/** Sends a test to the webhook of the key that it is called with. */
export function useSendTest() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => api.json<DeliveryRead>('POST', '/deliveries', { body: { key_id: keyId } }),
    onSuccess: (delivery) => {
      client.setQueryData(['delivery', delivery.delivery_id], delivery);
      void client.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
}

function isDueSoon({ state, next_attempt_at }: ListedDelivery): boolean {
  return state === 'pending' && Date.parse(next_attempt_at ?? '') - Date.now() < soonMs;
}
