/** Fetches robots.txt once per host, and keeps it for a while. */
import { openRobots, type RobotsAnswer, robotsVerdict } from '../../analysis/index.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { productToken } from './user-agent.ts';

/** The minimum that a crawler must read, and what Google reads (RFC 9309, 2.5). */
const maxBytes = 500 * 1024;
/** RFC 9309, 2.3.1.2: at least five redirects are followed. */
const maxRedirects = 5;

/** RFC 9309, 2.4, allows a day. A site that changes its mind should not wait for long. */
const keptMs = 30 * 60_000;
/** The oldest is dropped first. */
const maxKept = 500;

/** Files by origin, with the time until which they are used. */
export type RobotsCache = Map<string, { answer: Promise<RobotsAnswer>; untilMs: number }>;

export function robotsCache(): RobotsCache {
  return new Map();
}

export interface RobotsFiles {
  /** The robots.txt that applies to `url`. */
  answerFor(url: string): Promise<RobotsAnswer>;
  /** Whether it lets our agent fetch `url`. If robots.txt is unreachable, it does not (RFC 9309, 2.3.1.4). */
  allows(url: string): Promise<boolean>;
}

/**
 * Fetches robots files through `fetch`. Within this object, which is one audit, a host's answer never changes; one that
 * says what is allowed is kept in the cache for other audits.
 */
export function robotsFiles(
  fetch: SafeFetch,
  { timeoutMs, cache, now }: { timeoutMs: number; cache: RobotsCache; now: () => Date },
): RobotsFiles {
  const byOrigin = new Map<string, Promise<RobotsAnswer>>();
  const answerFor = (url: string): Promise<RobotsAnswer> => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? cached(origin);
    byOrigin.set(origin, known);
    return known;
  };
  const cached = (origin: string): Promise<RobotsAnswer> => {
    const nowMs = now().getTime();
    const kept = cache.get(origin);
    if (kept !== undefined && nowMs < kept.untilMs) return kept.answer;
    const answer = load(origin).then((found) => {
      // A server that fails may do so for a moment only.
      if (found.status === null || found.status >= 500) cache.delete(origin);
      return found;
    });
    cache.delete(origin);
    cache.set(origin, { answer, untilMs: nowMs + keptMs });
    for (const oldest of cache.keys()) {
      if (cache.size <= maxKept) break;
      cache.delete(oldest);
    }
    return answer;
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
