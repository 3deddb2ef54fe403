/** Shortens the long lists of a finished report, so that it stays small and every id in it is still defined. */
import type { GapReport, Report } from '../report/report.ts';
import { listsRule } from './rule.ts';

const { maxTerms, maxClaims, maxEntities, maxTopicsQuotedTwice, maxQuotedEntities } = listsRule.values;

const reference = /^(?:[kce]\d+|s\d+\.p\d+)$/u;

/** Returns `report` with shorter lists of terms, claims, entities and passages. */
export function shortenLists(report: Report): Report {
  const { overview, market_serp: market } = report;
  const { terms, claims, entities, passages, topics: all, ...rest } = market;
  const topics = all.map((topic, index) =>
    index < maxTopicsQuotedTwice ? topic : { ...topic, passages: topic.passages.slice(0, 1) },
  );
  const cited = referencesIn([overview, rest, topics.map(withFirstTerm), 'gap' in report ? otherGaps(report.gap) : {}]);
  const shortTerms = firstAndCited(terms, maxTerms, cited);
  const shortClaims = withoutLostConflicts(firstAndCited(claims, maxClaims, cited));
  const shortEntities = firstAndCited(entities, maxEntities, cited).map((entity, index) =>
    index < maxQuotedEntities ? entity : { ...entity, ev: entity.ev.filter((id) => !id.includes('.')) },
  );
  const listed = new Set([...shortTerms, ...shortClaims, ...shortEntities].map(({ id }) => id));
  const ofLists = referencesIn([shortTerms, shortClaims, shortEntities]);
  const short = {
    terms: shortTerms,
    claims: shortClaims,
    entities: shortEntities,
    passages: passages.filter(({ id }) => cited.has(id) || ofLists.has(id)),
    topics: topics.map((topic) => ({ ...topic, terms: topic.terms.filter((id) => listed.has(id)) })),
  };
  const market_serp = { ...market, ...short };
  if (!('gap' in report)) return { ...report, market_serp };
  const { page, gap } = report;
  return {
    ...report,
    market_serp,
    page: {
      ...page,
      terms: page.terms.filter(({ term_id }) => listed.has(term_id)),
      claims: page.claims.filter(({ claim_id }) => listed.has(claim_id)),
      entities: page.entities.filter(({ entity_id }) => listed.has(entity_id)),
    },
    gap: {
      ...gap,
      term_gaps: gap.term_gaps.filter(({ term_id }) => listed.has(term_id)),
      claim_gaps: gap.claim_gaps.filter(({ claim_id }) => listed.has(claim_id)),
      entity_gaps: gap.entity_gaps.filter(({ entity_id }) => listed.has(entity_id)),
    },
  };
}

/** A topic with the one term that tells it best. */
function withFirstTerm<Topic extends { terms: readonly string[] }>(topic: Topic) {
  return { ...topic, terms: topic.terms.slice(0, 1) };
}

/** The parts of a gap that do not merely repeat the market's lists. */
function otherGaps({ term_gaps: _terms, claim_gaps: _claims, entity_gaps: _entities, ...rest }: GapReport['gap']) {
  return rest;
}

function firstAndCited<Item extends { id: string }>(items: readonly Item[], max: number, cited: ReadonlySet<string>) {
  return items.filter(({ id }, index) => index < max || cited.has(id));
}

/** The passages of a conflict stay as evidence in `contradict`. */
function withoutLostConflicts(claims: Report['market_serp']['claims']): Report['market_serp']['claims'] {
  const kept = new Set(claims.map(({ id }) => id));
  return claims.map(({ conflicts_with: conflicts, ...claim }) => {
    const left = conflicts?.filter((id) => kept.has(id)) ?? [];
    return left.length === 0 ? claim : { ...claim, conflicts_with: left };
  });
}

/** Every id of a term, claim, entity or passage that `value` names at any depth. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && reference.test(value)) found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) referencesIn(member, found);
  }
  return found;
}
