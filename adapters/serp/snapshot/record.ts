/** Keeps what the two ports answer, so that it can be saved and the audit replayed. */
import type { FailedFetch, FetchedPage, Ports, SerpSnapshot } from '../../../analysis/index.ts';

/** What an audit was given. */
export interface Recording {
  /** Undefined until a search was answered. */
  serp?: SerpSnapshot;
  /** By the address that was asked for. */
  pages: ReadonlyMap<string, FetchedPage | FailedFetch>;
}

/** `ports` with their answers kept; `recorded` is what they have answered so far. */
export function recordPorts(ports: Ports): { ports: Ports; recorded: () => Recording } {
  const pages = new Map<string, FetchedPage | FailedFetch>();
  let serp: SerpSnapshot | undefined;
  return {
    ports: {
      search: async (query) => {
        serp = await ports.search(query);
        return serp;
      },
      fetchPage: async (url) => {
        const answer = await ports.fetchPage(url);
        pages.set(url, answer);
        return answer;
      },
    },
    recorded: () => ({ ...(serp === undefined ? {} : { serp }), pages }),
  };
}
