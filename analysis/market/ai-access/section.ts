/** Writes the report's `ai_access`. */

import type { ReadSource } from '../../read/read-source.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { CrawlerRole } from '../../report/vocabulary.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { pagePermissions } from '../results/role-access.ts';

type AiAccess = MarketSerp['ai_access'];

/**
 * Composes what crawlers may do with the market's pages.
 * @param sources all sources of the audit
 */
export function composeAiAccess(sources: readonly ReadSource[]): AiAccess {
  const market = sources.filter((source) => source.result !== undefined && !source.isUserPage);
  // If a bot challenge was returned instead of the page, its rules are not the page's.
  const read = market.filter(({ page, excluded }) => page !== undefined && excluded !== 'bot_challenge');
  const asked = market.filter(({ access }) => access !== undefined && access.robots.state !== 'not_asked');
  const told = read.filter(({ page }) => page?.document.facts.rendering.jsDependent !== 'unknown');
  const blocked = (role: CrawlerRole) => rateIn(asked, ({ access }) => (access?.blockedByRole[role].blocked ?? 0) > 0);
  const forbids = (what: 'indexable' | 'snippet') =>
    rateIn(read, ({ access }) => access !== undefined && !pagePermissions(access)[what]);
  return {
    pages_checked: read.length,
    robots_checked: asked.length,
    blocked_by_role: { search: blocked('search'), user: blocked('user'), training: blocked('training') },
    snippet_blocked: forbids('snippet'),
    index_blocked: forbids('indexable'),
    js_dependent: rateIn(told, ({ page }) => page?.document.facts.rendering.jsDependent === 'yes'),
  };
}

/** The rate at which `holds` is true among `sources`, with these sources; null below three. */
function rateIn(sources: readonly ReadSource[], holds: (source: ReadSource) => boolean): AiAccess['js_dependent'] {
  if (sources.length < minSample) return null;
  const having = sources.filter(holds);
  return { ...rateOf(having.length, sources.length), ev: having.map(({ id }) => id) };
}
