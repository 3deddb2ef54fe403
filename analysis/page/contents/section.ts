/** Writes which of the market's terms, entities and facts the page has, which it lacks, and what only it has. */

import { factsBeside } from '../../market/claims/beside.ts';
import type { CutPage } from '../../market/claims/measure.ts';
import { entityUse, ownEntitiesOf } from '../../market/entities/own-entities.ts';
import { entityIdOf } from '../../market/entities/section.ts';
import type { Market } from '../../market/market.ts';
import { termIdOf } from '../../market/terms/section.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import { gapOf } from '../claims/claim-gaps.ts';
import { type PriceConflict, priceConflictsOf } from '../claims/price-conflicts.ts';
import type { UserPage } from '../identity/user-page.ts';
import { overlapOf } from '../originality/overlap.ts';
import { gapRule } from '../rule.ts';
import { type TermUse, termUse, usualZone } from '../terms/term-gaps.ts';

const { maxOwn, minSharedShare, maxEvidence } = gapRule.values;

type Gap = GapReport['gap'];

/** The parts of the gap section that compare the page's content with the market. */
export type Compared = Pick<Gap, 'term_gaps' | 'entity_gaps' | 'claim_gaps' | 'originality'>;

export interface Contents extends Compared, Pick<GapReport['page'], 'terms' | 'entities' | 'claims'> {
  /** In the order of the market's terms. */
  uses: readonly TermUse[];
  price_conflicts: readonly PriceConflict[];
}

/** For a page whose text could not be read: what it lacks is unknown. */
export const nothingCompared: Compared = {
  term_gaps: [],
  entity_gaps: [],
  claim_gaps: [],
  originality: { unique_claims: [], unique_entities: [], overlap_with_market: null, nearest_source: null },
};

/** Compares the content of the page `cut` with `market`, from which `report` was written. */
export function composeContents(
  { source, query, analyzer }: UserPage,
  cut: CutPage,
  market: Market,
  report: MarketSerp,
): Contents {
  const { page } = cut;
  const uses = termUse(page, market.terms);
  const beside = factsBeside(cut, market, maxOwn);
  // What pages state several figures of ("coffee": the 15th and the 17th century) are several facts.
  const timesOf = ({ key }: { key: string }): number => market.claims.filter((claim) => claim.key === key).length;
  const facts = report.claims.flatMap((claim, index) => {
    const fact = market.claims[index];
    return fact === undefined ? [] : [{ claim, isClear: timesOf(fact) === 1, ...gapOf(fact, beside.stated) }];
  });
  const named = entityUse(page, market.entities).map((count, index) => ({ entity_id: entityIdOf(index), count }));
  const overlap = overlapOf(page, market.pages);
  return {
    uses,
    price_conflicts: priceConflictsOf(cut, market.stated),
    terms: uses.flatMap(({ count, per_1000, zones }, index) =>
      zones === null ? [] : [{ term_id: termIdOf(index), count, per_1000, zones }],
    ),
    entities: named.filter(({ count }) => count > 0),
    claims: facts.flatMap(({ claim, page_value }) =>
      page_value === null ? [] : [{ claim_id: claim.id, value: page_value }],
    ),
    term_gaps: uses.flatMap((use, index) => composeTermGap(use, termIdOf(index), source.id)),
    entity_gaps: composeEntityGaps(report.entities, named, source.id),
    claim_gaps: facts.flatMap(({ claim, isClear, status, page_value }) =>
      status === 'same' || (status !== 'missing' && !isClear)
        ? []
        : [
            {
              claim_id: claim.id,
              status,
              page_value,
              market_value: claim.value,
              ev: [source.id, ...claim.support],
            },
          ],
    ),
    originality: {
      unique_claims: beside.own.map(({ statement, passage }) => ({ statement, passage_id: passage.id })),
      unique_entities: ownEntitiesOf(page, market.pages, query, analyzer, maxOwn).map(({ name }) => name),
      overlap_with_market: overlap.market,
      nearest_source: overlap.nearest,
    },
  };
}

function composeTermGap({ term, count, per_1000, status }: TermUse, term_id: string, own: string): Gap['term_gaps'] {
  if (status === null) return [];
  const suggested_zone = status === 'missing' || status === 'under' ? usualZone(term) : null;
  return [{ term_id, page_count: count, per_1000, status, suggested_zone, ev: [`${own}:${count}`, term_id] }];
}

/** The market's entities that the page does not name; `named` has the page's count for each, in the same order. */
function composeEntityGaps(
  entities: MarketSerp['entities'],
  named: readonly { count: number }[],
  own: string,
): Gap['entity_gaps'] {
  return entities.flatMap(({ id, df_rate, ev }, index) =>
    named[index]?.count === 0 && df_rate !== null && df_rate >= minSharedShare
      ? [{ entity_id: id, status: 'missing' as const, ev: [own, ...ev.slice(0, maxEvidence)] }]
      : [],
  );
}
