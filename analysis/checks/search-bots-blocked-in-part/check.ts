/** Check: robots.txt blocks crawlers of search or answer engines other than those the gate checks. */
import { served } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { decisiveCrawlers } from '../gates/search-bots-allowed.ts';

export const searchBotsBlockedInPart = defineCheck({
  id: 'search-bots-blocked-in-part',
  category: 'access',
  appliesTo: served,
  weight: { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  needs: ['access', 'page'],
  run: ({ access, page }) => {
    if (access.robots.state === 'not_asked') return undecided('robots_not_asked');
    const search = access.crawlers.filter(({ role }) => role === 'search');
    const refused = search.filter(({ verdict }) => verdict === 'disallowed');
    if (refused.some(({ agent }) => decisiveCrawlers.has(agent))) return notApplicable('left_to_a_gate');
    const [first] = refused;
    if (first === undefined) return failWith<{ agents: string[]; rule: string }>([]);
    const agents = refused.map(({ agent }) => agent);
    const rule = first.ruleLine === null ? access.robots.state : `robots.txt ${first.ruleLine}: ${first.ruleText}`;
    return failWith([
      {
        params: { agents, rule },
        observed: { value: agents.join(', '), ev: [page.source_id] },
        expected: { value: 0, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: refused.length / search.length,
        reach: 1,
        json_pointer: '/page/access/robots_by_role',
      },
    ]);
  },
});
