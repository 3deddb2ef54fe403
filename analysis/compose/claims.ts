/** Writes the report's `claims`. */
import type * as z from 'zod';
import type { MarketClaim } from '../measure/claims.ts';
import type { claimSchema } from '../report/claims.ts';

/** The id of the n-th claim (from 0). */
export function claimIdOf(index: number): string {
  return `c${index + 1}`;
}

/** `claims` of the market, in order. */
export function composeClaims(claims: readonly MarketClaim[]): z.infer<typeof claimSchema>[] {
  return claims.map((claim, index) => ({
    id: claimIdOf(index),
    subject: claim.subject,
    ...(claim.owner === null ? {} : { of: claim.owner }),
    ...(claim.predicate === null ? {} : { predicate: claim.predicate }),
    property: claim.property,
    value: claim.value,
    ...(claim.unit === undefined ? {} : { unit: claim.unit }),
    statement: claim.statement,
    support: claim.support.map(({ id }) => id),
    contradict: claim.contradict.map(({ id }) => id),
    consensus: claim.consensus,
    newest_at: claim.newest_at,
    in_ai_answer: claim.in_ai_answer,
  }));
}
