/** Facts of the market that a newer or better sourced figure would settle. */
import { round } from '../measure/round.ts';
import type { ReadClaim } from './market-sections.ts';
import type { Messages } from './messages/messages.ts';
import type { OpportunityDraft } from './opportunities.ts';

/**
 * Days after which a figure of a kind is old: prices are revised within a year; shares and counts come from surveys,
 * of which one may have been missed. Lengths, dates and durations do not age by themselves. Bounds ours.
 */
const oldAfterDays: Partial<Record<ReadClaim['property'], number>> = { price: 365, percentage: 730, count: 730 };

const dayMs = 86_400_000;
const mostEvidence = 4;

/** Claims on which the sites disagree, then those that are old. `pages` is the number of usable pages. */
export function outdatedFacts(
  claims: readonly ReadClaim[],
  { collectedAt, pages }: { collectedAt: string; pages: number },
  { opportunities }: Messages,
): OpportunityDraft[] {
  const disputed = claims
    .filter(({ contradict, consensus }) => contradict.length > 0 && consensus.k < consensus.n)
    .sort((a, b) => b.consensus.n - a.consensus.n)
    .map((claim) => {
      const { k, n, rate } = claim.consensus;
      const rationale = opportunities.disputedFact({ subject: claim.subject, value: figureOf(claim), k, n });
      return draftOf(claim, rationale, 1 - rate);
    });
  const old = claims.flatMap((claim) => {
    const { newest_at: day, property, contradict } = claim;
    const limit = oldAfterDays[property];
    if (day === null || limit === undefined || contradict.length > 0 || pages === 0) return [];
    // From day to day: at what hour the search was made is nothing to a figure's age.
    if (Date.parse(collectedAt.slice(0, 10)) - Date.parse(day) <= limit * dayMs) return [];
    const k = new Set(claim.support.map((id) => id.split('.')[0])).size;
    const facts = { subject: claim.subject, value: figureOf(claim), day, k, n: pages };
    return [draftOf(claim, opportunities.oldFact(facts), k / pages)];
  });
  return [...disputed, ...old];
}

function draftOf({ id, support, contradict }: ReadClaim, rationale: string, size: number): OpportunityDraft {
  const ev = [id, ...support.slice(0, mostEvidence / 2), ...contradict.slice(0, mostEvidence / 2)];
  return { type: 'outdated_fact', ref_id: id, rationale, ev, size: round(Math.min(1, Math.max(0, size))) };
}

/** The figure with its unit, as it may stand in a sentence of any language. */
export function figureOf({ value, unit }: Pick<ReadClaim, 'value' | 'unit'>): string {
  return unit === undefined ? value : `${value}\u00a0${unit}`;
}
