/** Fetches pages for the engine: obeys robots.txt, limits concurrency, returns every failure as an outcome. */
import {
  type FailedFetch,
  type FetchedPage,
  type FetchFailure,
  type FetchPage,
  maxPageBytes,
} from '../../analysis/index.ts';
import { busyTime } from './busy-time.ts';
import type { SafeFailure } from './failures.ts';
import { type RobotsCache, type RobotsFiles, robotsCache, robotsFiles } from './robots-files.ts';
import type { SafeAnswer, SafeFetch, SafeRefusal, SafeRequest } from './safe-fetch.ts';
import { slots } from './slots.ts';

export interface PagesOptions {
  fetch: SafeFetch;
  now: () => Date;
  /** For one page with its redirects. */
  pageTimeoutMs?: number;
  robotsTimeoutMs?: number;
  /** For all pages together, counted while any is being fetched; later ones end as `timeout`. */
  allTimeoutMs?: number;
  /** Waits for a turn at a host that all workers share; false if it is too far away. */
  turn?: (host: string) => Promise<boolean>;
  /** Files that are shared by the audits of a process; by default each audit has its own. */
  robots?: RobotsCache;
}

/** A slower page would delay the audit; slow servers respond within this. */
const defaultPageTimeoutMs = 20_000;
const defaultRobotsTimeoutMs = 10_000;
/** Ten slow pages of one host, two at a time, would exceed the audit's time; the remaining ones are given up. */
const defaultAllTimeoutMs = 45_000;
const maxRedirects = 10;
/** Concurrent requests to one host and in total: enough to hide slow servers, few enough not to burden a site. */
const perHost = 2;
const inAll = 8;

/** How a report names each failure. */
const failures: Readonly<Record<SafeFailure, FetchFailure>> = {
  bad_url: 'unreachable',
  address_refused: 'unreachable',
  unresolved: 'unreachable',
  unreachable: 'unreachable',
  reset: 'unreachable',
  tls: 'unreachable',
  timeout: 'timeout',
  too_many_redirects: 'unreachable',
  headers_too_large: 'unreachable',
  too_large: 'too_large',
  undecodable: 'unreachable',
};

/** Fetches the pages of one audit. */
export function pagesOfWeb(options: PagesOptions): FetchPage {
  const { fetch, now, pageTimeoutMs = defaultPageTimeoutMs, robotsTimeoutMs = defaultRobotsTimeoutMs } = options;
  const { allTimeoutMs = defaultAllTimeoutMs, turn = async () => true, robots: cache = robotsCache() } = options;
  const take = slots(perHost, inAll);
  const busy = busyTime();
  /** Time spent waiting for a slot does not count against a page. */
  const polite = (wanted: SafeRequest, own = busyTime()): ReturnType<SafeFetch> =>
    take(hostOf(wanted.url), async () => {
      if (!(await turn(hostOf(wanted.url)))) return outOfTime;
      const timeoutMs = Math.min(wanted.timeoutMs - own.spentMs(), allTimeoutMs - busy.spentMs());
      return timeoutMs > 0 ? await own.during(() => fetch({ ...wanted, timeoutMs })) : outOfTime;
    });
  const robots = robotsFiles((wanted) => polite(wanted), { timeoutMs: robotsTimeoutMs, cache, now });

  return (requested, { fresh = false } = {}) => busy.during(() => fetchPage(requested, !fresh));

  async function fetchPage(requested: string, mayBeStored: boolean): Promise<FetchedPage | FailedFetch> {
    let url = requested;
    let ageMs: number | undefined;
    const passed: string[] = [];
    const own = busyTime();
    // One hop at a time: robots.txt must allow every address on the way.
    while (passed.length <= maxRedirects) {
      if (hostOf(url) === '') return failed(requested, 'unreachable', 'bad_url');
      const rules = await robots.answerFor(url);
      // If a host's robots.txt cannot be reached, its pages cannot either; report that.
      if (rules.status === null) return { ...failed(requested, 'unreachable', 'robots.txt'), robots: rules };
      if (!(await robots.allows(url))) return { ...failed(requested, 'robots_disallowed', hostOf(url)), robots: rules };
      passed.push(url);
      const limits = { maxBytes: maxPageBytes, timeoutMs: pageTimeoutMs, maxRedirects: 0 };
      const answer = await polite({ url, ...limits, wants: isPage, headers, mayBeStored }, own);
      if (answer.outcome === 'failed') return failed(requested, failures[answer.reason], answer.detail);
      // The page is as old as the oldest address on the way.
      if (answer.ageMs !== undefined) ageMs = Math.max(answer.ageMs, ageMs ?? 0);
      const next = redirectOf(answer, url);
      if (next === null) return fetched(requested, passed, { ...answer, ageMs }, robots, now);
      if (passed.includes(next)) return failed(requested, 'unreachable', 'redirects in a circle');
      url = next;
    }
    return failed(requested, 'unreachable', 'too_many_redirects');
  }
}

const outOfTime: SafeRefusal = { outcome: 'failed', reason: 'timeout', detail: 'no time was left', urls: [] };

const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' };

/** Download only what may be a page; a response without a type may be one. */
function isPage(_status: number, { 'content-type': type = '' }: Readonly<Record<string, string>>): boolean {
  return type.trim() === '' || /^\s*(?:text\/|application\/(?:xhtml\+xml|xml))/iu.test(type);
}

async function fetched(
  requested: string,
  passed: string[],
  { ageMs, ...answer }: Omit<SafeAnswer, 'ageMs'> & { ageMs: number | undefined },
  robots: RobotsFiles,
  now: () => Date,
): Promise<FetchedPage> {
  const final = passed.at(-1) ?? requested;
  return {
    outcome: 'fetched',
    requested_url: requested,
    final_url: final,
    redirects: passed,
    status: answer.status,
    headers: answer.headers,
    body: answer.body,
    fetched_at: new Date(now().getTime() - (ageMs ?? 0)).toISOString(),
    ...(ageMs === undefined ? {} : { age_s: Math.round(ageMs / 1_000) }),
    robots: await robots.answerFor(final),
    ttfb_ms: answer.ttfbMs,
  };
}

function redirectOf({ status, headers: { location } }: SafeAnswer, url: string): string | null {
  if (status < 300 || status >= 400 || location === undefined) return null;
  return URL.canParse(location, url) ? new URL(location, url).href : location;
}

function failed(requested_url: string, reason: FetchFailure, detail: string): FailedFetch {
  return { outcome: 'failed', requested_url, reason, detail };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
