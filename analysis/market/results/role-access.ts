/** Summarizes what robots.txt says to the crawlers of a role. */

import type { Access } from '../../access/access.ts';
import type { CrawlerRole, RoleVerdict } from '../../report/vocabulary.ts';

export const crawlerRoles = ['search', 'user', 'training'] as const satisfies readonly CrawlerRole[];

/** Returns the verdict for every role; `unknown` if `access` is absent or robots.txt was not requested. */
export function robotsByRole(
  access: Pick<Access, 'robots' | 'blockedByRole'> | undefined,
): Record<CrawlerRole, RoleVerdict> {
  const verdict = (role: CrawlerRole): RoleVerdict => {
    if (access === undefined || access.robots.state === 'not_asked') return 'unknown';
    const { blocked, of } = access.blockedByRole[role];
    return blocked === 0 ? 'allowed' : blocked === of ? 'blocked' : 'partly';
  };
  return { search: verdict('search'), user: verdict('user'), training: verdict('training') };
}

/**
 * Whether every crawler that builds an index for answers may index and quote the page, by the page's own rules for all
 * crawlers and for named ones.
 */
export function pagePermissions({ crawlers, indexable, snippetAllowed }: Access): {
  indexable: boolean;
  snippet: boolean;
} {
  const search = crawlers.filter(({ role }) => role === 'search');
  return {
    indexable: indexable && search.every((crawler) => crawler.indexable),
    snippet: snippetAllowed && search.every((crawler) => crawler.snippetAllowed),
  };
}
