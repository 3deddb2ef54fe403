/** How answers are kept and asked for again. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetry, retryDelayMs } from './retries.ts';

export function openQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetry, retryDelay: retryDelayMs, staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
}
