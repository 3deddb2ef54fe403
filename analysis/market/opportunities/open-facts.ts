/** Finds facts of the market that a newer or better sourced figure would settle. */

import { dayOf, daysBetween } from '../../extract/dates/calendar.ts';
import { type FigureWords, figureWriter } from '../../languages/figures.ts';
import { claimName } from '../../languages/say.ts';
import type { WritingPack } from '../../languages/writing-pack.ts';
import type { ReadClaim } from '../../report/market/written-sections.ts';
import { round } from '../../statistics/round.ts';
import type { OpportunityDraft } from './opportunity-draft.ts';
import { opportunitiesRule } from './rule.ts';

const { maxDisputeValues, maxFactEvidence, minOldFactPages } = opportunitiesRule.values;
/** Measures, dates and durations do not become outdated by themselves. */
const oldAfterDays: Partial<Record<ReadClaim['property'], number>> = opportunitiesRule.values.oldAfterDays;

/** A fact on which sites disagree. */
export interface Dispute {
  claim: ReadClaim;
  /** What it is about, with what the figures hold for. */
  subject: string;
  /** The figures that sites give, in words. */
  values: string[];
}

/**
 * Returns the facts on which sites disagree, those with most sites first. Of the rows of a table and of the claims of
 * one dispute, only the first is told.
 */
export function disputesOf(claims: readonly ReadClaim[], pack: FigureWords): Dispute[] {
  const write = figureWriter(pack);
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const told = new Set<string>();
  return claims
    .filter(({ contradict, consensus }) => contradict.length > 0 && consensus.k < consensus.n)
    .sort((a, b) => b.consensus.n - a.consensus.n)
    .flatMap((claim) => {
      const others = (claim.conflicts_with ?? []).flatMap((id) => byId.get(id) ?? []);
      const values = [...new Set([claim, ...others].map(({ value, unit }) => write(value, unit)))];
      const keys = [claim, ...others].flatMap(({ id, subject }) => [id, subject.toLocaleLowerCase(pack.language)]);
      const isTold = keys.some((key) => told.has(key));
      for (const key of keys) told.add(key);
      if (isTold || values.length < 2) return [];
      const of = claim.of ?? sharedQualifier([claim, ...others]);
      return [{ claim, subject: claimName({ ...claim, of }), values: values.slice(0, maxDisputeValues) }];
    });
}

/** What all of the figures hold for, as the shortest qualifier says it: "from your mouth", if others only go on from it. */
function sharedQualifier(claims: readonly ReadClaim[]): string | undefined {
  const [shortest = ''] = claims.map(({ qualifier = '' }) => qualifier).toSorted((a, b) => a.length - b.length);
  const isShared = claims.every(({ qualifier = '' }) => `${qualifier} `.startsWith(`${shortest} `));
  return shortest !== '' && isShared ? shortest : undefined;
}

/**
 * Returns claims on which sites disagree, then old claims.
 * @param pages number of usable pages
 */
export function outdatedFacts(
  claims: readonly ReadClaim[],
  { collectedAt, pages }: { collectedAt: string; pages: number },
  pack: FigureWords & Pick<WritingPack, 'sentences'>,
): OpportunityDraft[] {
  const { opportunities } = pack.sentences;
  const write = figureWriter(pack);
  const disputed = disputesOf(claims, pack).map(({ claim, ...facts }) =>
    draftOf(claim, opportunities.disputedFact(facts), 1 - claim.consensus.rate),
  );
  const old = claims.flatMap((claim) => {
    const { newest_at: day, property, contradict } = claim;
    const limit = oldAfterDays[property];
    if (day === null || limit === undefined || contradict.length > 0 || pages === 0) return [];
    // Compare days: the hour of the search does not affect a figure's age.
    if (daysBetween(day, dayOf(collectedAt)) <= limit) return [];
    const k = new Set(claim.support.map((id) => id.split('.')[0])).size;
    if (k < minOldFactPages) return [];
    const facts = { subject: claim.subject, value: write(claim.value, claim.unit), day, k, n: pages };
    return [draftOf(claim, opportunities.oldFact(facts), k / pages)];
  });
  return [...disputed, ...old];
}

function draftOf({ id, support, contradict }: ReadClaim, rationale: string, size: number): OpportunityDraft {
  const ev = [id, ...support.slice(0, maxFactEvidence / 2), ...contradict.slice(0, maxFactEvidence / 2)];
  return { type: 'outdated_fact', ref_id: id, rationale, ev, size: round(Math.min(1, Math.max(0, size))) };
}
