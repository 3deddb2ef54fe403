/** All gates, in the order in which a page meets them. */
import type { GateId } from '../../report/gap/gates.ts';
import type { GateArtifacts } from '../artifacts.ts';
import { given } from '../given.ts';
import { fetchable } from './fetchable.ts';
import type { Verdict } from './gate.ts';
import { indexable } from './indexable.ts';
import { languageMatch } from './language-match.ts';
import { mainContentFound } from './main-content-found.ts';
import { searchBotsAllowed } from './search-bots-allowed.ts';
import { snippetAllowed } from './snippet-allowed.ts';
import { textWithoutJs } from './text-without-js.ts';

/** One for every gate id of the report, enforced by the compiler. */
const gates = {
  fetchable,
  indexable,
  snippet_allowed: snippetAllowed,
  search_bots_allowed: searchBotsAllowed,
  text_without_js: textWithoutJs,
  language_match: languageMatch,
  main_content_found: mainContentFound,
} satisfies { [Id in GateId]: { id: Id } };

/** Gates that make the page's content unknown if they fail: its text is missing or in another language. */
export const readingGates: ReadonlySet<GateId> = new Set([
  'fetchable',
  'text_without_js',
  'language_match',
  'main_content_found',
]);

/** Gates that judge the site rather than the page. */
const siteGates: ReadonlySet<GateId> = new Set(['search_bots_allowed']);

/**
 * Judges every gate. A gate that throws, which is a fault of this service, is unknown. If something else was returned
 * instead of the page, its rules and its text are not the page's, so page gates are unknown.
 */
export function judgeGates(artifacts: GateArtifacts): (Verdict & { id: GateId })[] {
  const served = judgeOne(gates.fetchable, given(artifacts, gates.fetchable.needs));
  return Object.values(gates).map((gate) => {
    if (gate === gates.fetchable) return { id: gate.id, ...served };
    if (served.status === 'fail' && !siteGates.has(gate.id)) return { id: gate.id, ...cannotTell };
    return { id: gate.id, ...judgeOne(gate, given(artifacts, gate.needs)) };
  });
}

const cannotTell: Verdict = { status: 'unknown', observed: null };

function judgeOne(gate: { judge(artifacts: GateArtifacts): Verdict }, artifacts: GateArtifacts): Verdict {
  try {
    return gate.judge(artifacts);
  } catch {
    return cannotTell;
  }
}
