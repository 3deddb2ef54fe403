/** The world of a provider under test: the real way out, and a clock that only waiting and requests move. */
import type { HttpRequest, ProviderWorld } from '../../../../adapters/serp/providers/ask.ts';
import { openWeb, type Web } from '../../../../adapters/web/safe-fetch.ts';

export const began = '2026-11-21T10:00:00.000Z';
/** What each request takes on the test's clock. */
export const requestMs = 7;

export interface TestWorld extends ProviderWorld {
  /** Waits asked for. */
  slept: number[];
  close(): Promise<void>;
}

/** A world whose requests go out over HTTP, or to `request`. */
export function testWorld(request?: HttpRequest): TestWorld {
  const web: Web | undefined =
    request === undefined ? openWeb({ userAgent: 'test', alsoAllowed: ['127.0.0.1'] }) : undefined;
  const send = request ?? web?.fetch;
  let elapsedMs = 0;
  const slept: number[] = [];
  return {
    request: async (wanted) => {
      elapsedMs += requestMs;
      if (send === undefined) throw new Error('no way out');
      return await send(wanted);
    },
    now: () => new Date(Date.parse(began) + elapsedMs),
    sleep: async (ms) => {
      slept.push(ms);
      elapsedMs += ms;
    },
    slept,
    close: async () => web?.close(),
  };
}
