/** Gate: robots.txt allows the crawlers that build the indexes of search and answer engines. */
import { defineGate } from './gate.ts';

/**
 * Crawlers whose index feeds most answers. A page that blocks one of them is missing from the answers of Google or Bing
 * and of engines built on them. Blocking only others is a finding.
 */
export const decisiveCrawlers = new Set(['Googlebot', 'Bingbot']);

export const searchBotsAllowed = defineGate({
  id: 'search_bots_allowed',
  needs: ['access'],
  judge: ({ access }) => {
    const search = access.crawlers.filter(({ role }) => role === 'search');
    if (access.robots.state === 'not_asked') return { status: 'unknown', observed: null };
    const refused = search.filter(({ verdict }) => verdict === 'disallowed');
    const decided = refused.find(({ agent }) => decisiveCrawlers.has(agent));
    if (decided === undefined) return { status: 'pass', observed: null };
    const rule =
      decided.ruleLine === null ? access.robots.state : `robots.txt ${decided.ruleLine}: ${decided.ruleText}`;
    return { status: 'fail', observed: `${decided.agent}: ${rule}` };
  },
});
