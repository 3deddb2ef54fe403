/** Puts the facts that a model read before those that only the rules read, with their conditions and conflicts. */
import { isSameFigure } from '../../market/claims/figures/figure.ts';
import { type KeyedClaim, keyed } from '../../market/claims/keyed-claim.ts';
import { claimOf, type MarketClaim } from '../../market/claims/measure.ts';
import type { Passage } from '../../read/passages.ts';
import type { ModelSession } from '../ask.ts';
import { numbered } from '../ids.ts';
import { languageModelRule } from '../rule.ts';
import { factsInput, type ReadFacts } from './input.ts';
import { type FactItem, factsTask } from './task.ts';

const prompt_version = `facts@${languageModelRule.values.promptVersions.facts}`;

/** Asks `model` about the facts of a market. Returns those of the rules if its answer cannot be used. */
export async function qualifiedFacts(facts: ReadFacts, keyword: string, model: ModelSession): Promise<MarketClaim[]> {
  const { pages, claims } = facts;
  if (pages.length === 0 || claims.length === 0) return [...claims];
  const items = await model.ask(factsTask, {
    ...factsInput(facts, keyword),
    belongs: (item) => item.joins.length > 0 || statedClaim(item, facts) !== null,
  });
  if (items === null) return [...claims];
  const used = new Set<MarketClaim>();
  const read = items.flatMap((item): { item: FactItem; joined: MarketClaim[]; claim: MarketClaim }[] => {
    const first = item.joins.flatMap((id) => numbered(claims, id) ?? []).find((claim) => !used.has(claim));
    const joined =
      first === undefined
        ? []
        : item.joins.flatMap((id) => numbered(claims, id) ?? []).filter((one) => !used.has(one) && areSame(one, first));
    for (const claim of joined) used.add(claim);
    const claim = item.joins.length > 0 ? joinedClaim(item, joined) : statedClaim(item, facts);
    return claim === null ? [] : [{ item, joined, claim }];
  });
  const rest = claims.filter((claim) => !used.has(claim));
  const all = [...read.map(({ claim }) => claim), ...rest];
  // The claim that each one of the rules has become.
  const now = new Map(rest.map((claim) => [claim, claim]));
  for (const { joined, claim } of read) for (const one of joined) now.set(one, claim);
  const rivals = rivalsAmong(read, rest, claims, now);
  return all.map((claim) => withRivals(claim, [...(rivals.get(claim) ?? [])]));
}

function areSame(one: MarketClaim, other: MarketClaim): boolean {
  return one.first.kind === other.first.kind && isSameFigure(one.first.figure, other.first.figure);
}

/** Facts of the rules that say the same, as one in the model's words. */
function joinedClaim({ subject, qualifier }: FactItem, joined: readonly MarketClaim[]): MarketClaim | null {
  const [first] = joined;
  if (first === undefined) return null;
  const support = [...new Map(joined.flatMap((claim) => claim.support).map((one) => [one.id, one])).values()];
  return { ...first, subject, owner: null, predicate: null, qualifier, support, prompt_version };
}

/** A fact that the rules did not read; null if its words have no such figure. */
function statedClaim(
  { subject, qualifier, value, quote, ev }: FactItem,
  { pages, stated, context, analyzer }: ReadFacts,
): MarketClaim | null {
  const { tools } = stated;
  const id = ev[0] ?? '';
  const cut = pages.find(({ cut: { passages } }) => passages.some((passage) => passage.id === id));
  const passage = cut?.cut.passages.find((one) => one.id === id);
  if (cut === undefined || passage === undefined || value === null || quote === null) return null;
  const at = quote.indexOf(value);
  const figure = tools.read(quote).find(({ start, end }) => at >= 0 && start < at + value.length && at < end);
  if (figure === undefined) return null;
  const claim = keyed(
    {
      ...{ page: cut.page, passage, figure, subject, owner: null, predicate: null, qualifier },
      ...{ tie: 'near', doubt: 0, statement: quote },
    },
    tools,
  );
  const composed = claimOf({ support: [claim], others: [], contradict: [] }, context, stated, analyzer);
  return composed === null ? null : { ...composed, prompt_version };
}

/**
 * The claims that each one contradicts. Between facts that the model read, the model decides; of the others, the rules.
 * Equal figures never contradict, nor do figures of different kinds.
 */
function rivalsAmong(
  read: readonly { item: FactItem; claim: MarketClaim }[],
  rest: readonly MarketClaim[],
  claims: readonly MarketClaim[],
  now: ReadonlyMap<MarketClaim, MarketClaim>,
): ReadonlyMap<MarketClaim, ReadonlySet<MarketClaim>> {
  const rivals = new Map<MarketClaim, Set<MarketClaim>>();
  const note = (one: MarketClaim, other: MarketClaim): void => {
    rivals.set(one, (rivals.get(one) ?? new Set()).add(other));
    rivals.set(other, (rivals.get(other) ?? new Set()).add(one));
  };
  for (const { item, claim } of read) {
    for (const id of item.conflicts) {
      const known = numbered(claims, id);
      const other = known === undefined ? undefined : now.get(known);
      if (other !== undefined && other !== claim && canContradict(claim, other)) note(claim, other);
    }
  }
  const byFirst = new Map(claims.map((claim) => [claim.first, claim]));
  for (const claim of rest) {
    for (const rival of claim.rivals) {
      const known = byFirst.get(rival);
      const other = known === undefined ? undefined : now.get(known);
      if (other !== undefined && other !== claim) note(claim, other);
    }
  }
  return rivals;
}

function canContradict({ first: a }: MarketClaim, { first: b }: MarketClaim): boolean {
  return (
    a.figure.property === b.figure.property &&
    a.figure.unit?.dimension === b.figure.unit?.dimension &&
    !isSameFigure(a.figure, b.figure)
  );
}

function withRivals(claim: MarketClaim, rivals: readonly MarketClaim[]): MarketClaim {
  const firsts: KeyedClaim[] = rivals.map(({ first }) => first);
  const passages: Passage[] = rivals.flatMap(({ support }) => support.slice(0, 1));
  return { ...claim, rivals: firsts, contradict: [...new Set(passages)] };
}
