/** Fetches robots.txt once per host. */
import { openRobots, type RobotsAnswer, robotsVerdict } from '../../analysis/index.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { productToken } from './user-agent.ts';

/** The minimum that a crawler must read, and what Google reads (RFC 9309, 2.5). */
const maxBytes = 500 * 1024;
/** RFC 9309, 2.3.1.2: at least five redirects are followed. */
const maxRedirects = 5;

export interface RobotsFiles {
  /** The robots.txt that applies to `url`. */
  answerFor(url: string): Promise<RobotsAnswer>;
  /** Whether it lets our agent fetch `url`. If robots.txt is unreachable, it does not (RFC 9309, 2.3.1.4). */
  allows(url: string): Promise<boolean>;
}

/** Fetches robots files through `fetch` and caches them for the lifetime of this object, which is one audit. */
export function robotsFiles(fetch: SafeFetch, timeoutMs: number): RobotsFiles {
  const byOrigin = new Map<string, Promise<RobotsAnswer>>();
  const answerFor = (url: string): Promise<RobotsAnswer> => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? load(origin);
    byOrigin.set(origin, known);
    return known;
  };
  const load = async (origin: string): Promise<RobotsAnswer> => {
    const answer = await fetch({ url: `${origin}/robots.txt`, maxBytes, maxRedirects, timeoutMs });
    if (answer.outcome === 'answered') return { status: answer.status, body: textOf(answer.body) };
    // More redirects, or a larger file, are not a server failure; they count as having no rules.
    const isThere = answer.reason === 'too_many_redirects' || answer.reason === 'too_large';
    return { status: isThere ? 404 : null };
  };
  return {
    answerFor,
    allows: async (url) => {
      const { state, file } = openRobots(await answerFor(url));
      return file === undefined ? state !== 'unreachable' : robotsVerdict(file, productToken, url).allowed;
    },
  };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
