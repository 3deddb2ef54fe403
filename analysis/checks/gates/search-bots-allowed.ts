/** Gate: robots.txt lets the crawlers in that search and answer engines build their index with. */
import { defineGate } from './gate.ts';

/**
 * Engines whose index feeds most answers: closed to one of these two, a page is out of Google's or of Bing's answers and
 * of those that build on them. Closed to others alone it is a finding.
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
