/** Writes the report's `claims`. */
import type * as z from 'zod';
import type { claimSchema } from '../../report/market/claims.ts';
import { writtenByModel } from '../../report/metadata/language-model.ts';
import type { MarketClaim } from './measure.ts';

/** The id of the n-th claim (from 0). */
function claimIdOf(index: number): string {
  return `c${index + 1}`;
}

/** Composes the claims, in order. */
export function composeClaims(claims: readonly MarketClaim[]): z.infer<typeof claimSchema>[] {
  const ids = new Map(claims.map(({ first }, index) => [first, claimIdOf(index)]));
  const idsOf = (rivals: MarketClaim['rivals']) => rivals.flatMap((rival) => ids.get(rival) ?? []);
  return claims.map((claim, index) => ({
    id: claimIdOf(index),
    subject: claim.subject,
    ...(claim.owner === null ? {} : { of: claim.owner }),
    ...(claim.predicate === null ? {} : { predicate: claim.predicate }),
    ...(claim.qualifier === null ? {} : { qualifier: claim.qualifier }),
    property: claim.property,
    value: claim.value,
    ...(claim.unit === undefined ? {} : { unit: claim.unit }),
    statement: claim.statement,
    support: claim.support.map(({ id }) => id),
    contradict: claim.contradict.map(({ id }) => id),
    ...(idsOf(claim.rivals).length === 0 ? {} : { conflicts_with: idsOf(claim.rivals) }),
    consensus: claim.consensus,
    newest_at: claim.newest_at,
    in_ai_answer: claim.in_ai_answer,
    ...writtenByModel(claim),
  }));
}
