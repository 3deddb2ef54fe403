/** Defaults for caching and retries of requests. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetry, requestRetryDelayMs } from './retries.ts';

/** The answers of each mode, so that no list shows what was read in the other. */
export interface Caches {
  live: QueryClient;
  test: QueryClient;
}

export function openCaches(): Caches {
  return { live: openQueryClient(), test: openQueryClient() };
}

export function openQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a request fails and shows an error. The default would pause it without a message.
      queries: { retry: isWorthRetry, retryDelay: requestRetryDelayMs, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
