/** Determines for every known crawler whether it may fetch, index and quote a page, and which line decides. */
import type { CrawlerRole } from '../report/vocabulary.ts';
import { type Crawler, knownCrawlers } from './crawlers.ts';
import { effectiveRules, type MetaTag, type PageRule, readPageRules } from './page-rules.ts';
import { parseRobots, type RobotsFile } from './robots-file.ts';
import { robotsVerdict } from './robots-match.ts';

/** The response for robots.txt; `status` is `null` if there was none. */
export interface RobotsFetch {
  readonly status: number | null;
  readonly body?: string;
}

/**
 * `read`: its rules apply. `absent` (4xx or failed redirects): all is allowed. `unreachable` (5xx, no response):
 * nothing is.
 */
export type RobotsState = 'read' | 'absent' | 'unreachable' | 'not_asked';

export interface CrawlerAccess {
  readonly agent: string;
  readonly role: CrawlerRole;
  readonly operator: string;
  readonly verdict: 'allowed' | 'disallowed' | 'unknown';
  /** 1-based line of the deciding rule in robots.txt. */
  readonly ruleLine: number | null;
  readonly ruleText: string | null;
  readonly indexable: boolean;
  readonly snippetAllowed: boolean;
  readonly maxSnippetChars: number | null;
}

export interface Access {
  readonly robots: { readonly state: RobotsState; readonly truncated: boolean; readonly sitemaps: readonly string[] };
  readonly crawlers: readonly CrawlerAccess[];
  /** For each role, how many crawlers robots.txt blocks. */
  readonly blockedByRole: Readonly<Record<CrawlerRole, { blocked: number; of: number }>>;
  readonly pageRules: readonly PageRule[];
  /** For a crawler that no rule names. */
  readonly indexable: boolean;
  readonly snippetAllowed: boolean;
  readonly maxSnippetChars: number | null;
  /** Presence only: no study found an effect. `null` if not checked. */
  readonly llmsTxt: boolean | null;
}

export interface AccessInput {
  /** Final address of the page. */
  readonly url: string;
  readonly robots?: RobotsFetch;
  readonly metas: readonly MetaTag[];
  /** All X-Robots-Tag lines of the response. */
  readonly xRobotsTag?: readonly string[];
  /** Whether /llms.txt returned a text; omit if it was not requested. */
  readonly llmsTxt?: boolean;
}

/** Evaluates all rules for one page. Never throws. */
export function assessAccess(input: AccessInput): Access {
  const { state, file } = openRobots(input.robots);
  const pageRules = readPageRules(input.metas, input.xRobotsTag);
  const path = escapedUrl(input.url);
  const crawlers = knownCrawlers.map((crawler) => accessOf(crawler, state, file, path, pageRules));
  const general = effectiveRules(pageRules, '*');
  return {
    robots: { state, truncated: file?.truncated ?? false, sitemaps: file?.sitemaps.slice(0, 50) ?? [] },
    crawlers,
    blockedByRole: {
      search: countBlocked(crawlers, 'search'),
      user: countBlocked(crawlers, 'user'),
      training: countBlocked(crawlers, 'training'),
    },
    pageRules,
    indexable: general.indexable,
    snippetAllowed: general.snippetAllowed,
    maxSnippetChars: general.maxSnippetChars,
    llmsTxt: input.llmsTxt ?? null,
  };
}

/**
 * Interprets the response for robots.txt (RFC 9309, 2.3.1): 2xx means its rules apply, an unresolved 3xx and 4xx mean
 * no rules, 5xx and no response mean that everything is disallowed.
 */
export function openRobots(fetch: RobotsFetch | undefined): { state: RobotsState; file?: RobotsFile } {
  if (!fetch) return { state: 'not_asked' };
  const { status } = fetch;
  if (status === null || status >= 500) return { state: 'unreachable' };
  if (status >= 200 && status < 300) return { state: 'read', file: parseRobots(fetch.body ?? '') };
  return { state: 'absent' };
}

function accessOf(
  crawler: Crawler,
  state: RobotsState,
  file: RobotsFile | undefined,
  path: string,
  pageRules: readonly PageRule[],
): CrawlerAccess {
  const verdict = file ? robotsVerdict(file, crawler.agent, path) : undefined;
  const allowed = verdict ? verdict.allowed : state === 'absent';
  const { indexable, snippetAllowed, maxSnippetChars } = effectiveRules(pageRules, crawler.agent);
  return {
    agent: crawler.agent,
    role: crawler.role,
    operator: crawler.operator,
    verdict: state === 'not_asked' ? 'unknown' : allowed ? 'allowed' : 'disallowed',
    ruleLine: verdict?.rule?.line ?? null,
    ruleText: verdict?.rule?.text ?? null,
    indexable,
    snippetAllowed,
    maxSnippetChars,
  };
}

/** The percent-encoded address (URL standard): rules are matched against the address as sent. */
function escapedUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

function countBlocked(crawlers: readonly CrawlerAccess[], role: CrawlerRole): { blocked: number; of: number } {
  const ofRole = crawlers.filter((crawler) => crawler.role === role);
  return { blocked: ofRole.filter((crawler) => crawler.verdict === 'disallowed').length, of: ofRole.length };
}
