/** Finds facts of the market that a newer or better sourced figure would settle. */

import { dayOf, daysBetween } from '../../extract/dates/calendar.ts';
import { figureWriter } from '../../languages/figures.ts';
import type { WritingPack } from '../../languages/writing-pack.ts';
import type { ReadClaim } from '../../report/market/written-sections.ts';
import { round } from '../../statistics/round.ts';
import type { OpportunityDraft } from './opportunity-draft.ts';
import { opportunitiesRule } from './rule.ts';

const { maxFactEvidence, minOldFactPages } = opportunitiesRule.values;
/** Measures, dates and durations do not become outdated by themselves. */
const oldAfterDays: Partial<Record<ReadClaim['property'], number>> = opportunitiesRule.values.oldAfterDays;

/**
 * Returns claims on which sites disagree, then old claims.
 * @param pages number of usable pages
 */
export function outdatedFacts(
  claims: readonly ReadClaim[],
  { collectedAt, pages }: { collectedAt: string; pages: number },
  { language, sentences: { opportunities } }: Pick<WritingPack, 'language' | 'sentences'>,
): OpportunityDraft[] {
  const disputed = claims
    .filter(({ contradict, consensus }) => contradict.length > 0 && consensus.k < consensus.n)
    .sort((a, b) => b.consensus.n - a.consensus.n)
    .filter(isFirstOfDispute())
    .map((claim) => {
      const { k, n, rate } = claim.consensus;
      const rationale = opportunities.disputedFact({ subject: claim.subject, value: figureOf(claim, language), k, n });
      return draftOf(claim, rationale, 1 - rate);
    });
  const old = claims.flatMap((claim) => {
    const { newest_at: day, property, contradict } = claim;
    const limit = oldAfterDays[property];
    if (day === null || limit === undefined || contradict.length > 0 || pages === 0) return [];
    // Compare days: the hour of the search does not affect a figure's age.
    if (daysBetween(day, dayOf(collectedAt)) <= limit) return [];
    const k = new Set(claim.support.map((id) => id.split('.')[0])).size;
    if (k < minOldFactPages) return [];
    const facts = { subject: claim.subject, value: figureOf(claim, language), day, k, n: pages };
    return [draftOf(claim, opportunities.oldFact(facts), k / pages)];
  });
  return [...disputed, ...old];
}

/** Keeps only the first claim of each dispute, because the others describe the same one. */
function isFirstOfDispute(): (claim: ReadClaim) => boolean {
  const told = new Set<string>();
  return ({ id, conflicts_with = [] }) => {
    if (conflicts_with.some((other) => told.has(other))) return false;
    told.add(id);
    return true;
  };
}

function draftOf({ id, support, contradict }: ReadClaim, rationale: string, size: number): OpportunityDraft {
  const ev = [id, ...support.slice(0, maxFactEvidence / 2), ...contradict.slice(0, maxFactEvidence / 2)];
  return { type: 'outdated_fact', ref_id: id, rationale, ev, size: round(Math.min(1, Math.max(0, size))) };
}

/** The figure with its unit, as written in a sentence in `language` (ISO 639-1). */
export function figureOf({ value, unit }: Pick<ReadClaim, 'value' | 'unit'>, language: string): string {
  return figureWriter(language)(value, unit);
}
