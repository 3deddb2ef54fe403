/** How answers are kept and asked for again. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetry, requestRetryDelayMs } from './retries.ts';

export function openQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a request fails like any other, and is told, instead of waiting unseen for its return.
      queries: { retry: isWorthRetry, retryDelay: requestRetryDelayMs, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
