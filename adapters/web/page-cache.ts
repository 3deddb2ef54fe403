/** Keeps pages as long as their servers allow (RFC 9111), in the memory of the process. */
import { type Agent, cacheStores, type Dispatcher, interceptors } from 'undici';

/** Memory for stored responses, of the worker's 1 GB: a few hundred pages. */
const maxBytes = 32 * 1024 * 1024;
const maxPages = 500;
/** A larger response is not stored. */
const maxPageBytes = 2 * 1024 * 1024;
/** Servers allow days and years; a report on today's market must not be older than this. */
export const maxAgeMs = 60 * 60_000;

/** When a response was fetched, as a header that is stored with it. The server's own of this name is replaced. */
export const fetchedHeader = 'x-answer-audit-fetched-ms';

/** A dispatcher that answers GET requests from memory while the stored response is fresh, and otherwise asks `agent`. */
export function cachingDispatcher(agent: Agent): Dispatcher {
  const store = new cacheStores.MemoryCacheStore({
    ...{ maxSize: maxBytes, maxCount: maxPages, maxEntrySize: maxPageBytes },
  });
  // The last one is asked first.
  return agent.compose(stampFetched, interceptors.cache({ store, methods: ['GET'] }));
}

/** Adds `fetchedHeader` to what comes from the network. */
const stampFetched: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
    onResponseStart: (controller, status, headers, message) =>
      handler.onResponseStart?.(controller, status, { ...headers, [fetchedHeader]: String(Date.now()) }, message),
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
    onResponseError: (...args) => handler.onResponseError?.(...args),
  });
