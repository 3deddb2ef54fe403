/** Provides the API client to the hooks. */
import { createContext, useContext } from 'react';
import type { ApiClient } from './client.ts';

export const ApiContext = createContext<ApiClient | undefined>(undefined);

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('outside of the API client');
  return api;
}
