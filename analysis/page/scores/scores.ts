/** Scores a page in percentiles of its market. */
import { type ComponentId, componentIds } from '../../report/gap/scores.ts';
import { quartilesOf } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { componentWeights } from './component-weights.ts';
import { scoresRule } from './rule.ts';

export const { minKnownWeight } = scoresRule.values;
const { minPages } = scoresRule.values;

/** The component values of one page; higher is better, null means unknown. */
export type ComponentValues = Readonly<Record<ComponentId, number | null>>;

export interface ScoredComponent {
  id: ComponentId;
  weight: number;
  value: number | null;
  market_p25: number | null;
  market_p50: number | null;
  market_p75: number | null;
  percentile: number | null;
  n: number;
}

/**
 * Scores the page `own` against the market's pages: its components, and their weighted mean times 100. A component
 * without a value, or with fewer than two pages to compare with, has no percentile; its weight goes to the others.
 */
export function scorePage(
  own: ComponentValues,
  market: readonly ComponentValues[],
): { components: ScoredComponent[]; overall: number | null } {
  const components = componentIds.map((id) => scored(id, own[id], market));
  const known = components.filter(({ percentile }) => percentile !== null);
  const weight = known.reduce((sum, component) => sum + component.weight, 0);
  const sum = known.reduce((total, component) => total + component.weight * (component.percentile ?? 0), 0);
  return { components, overall: weight < minKnownWeight ? null : round((100 * sum) / weight) };
}

/** A page of the market with its values. */
export interface Rival {
  source_id: string;
  values: ComponentValues;
}

/** Scores each page of the market as `scorePage` does, beside the other pages of the market and the page `own`. */
export function scoreRivals(own: ComponentValues, market: readonly Rival[]): (Rival & { overall: number | null })[] {
  return market.map((rival) => {
    const others = market.filter((other) => other !== rival).map(({ values }) => values);
    return { ...rival, overall: scorePage(rival.values, [own, ...others]).overall };
  });
}

function scored(id: ComponentId, value: number | null, market: readonly ComponentValues[]): ScoredComponent {
  const values = market.flatMap((page) => page[id] ?? []);
  const quartiles = quartilesOf(values);
  return {
    id,
    weight: componentWeights[id].weight,
    value,
    market_p25: quartiles?.p25 ?? null,
    market_p50: quartiles?.p50 ?? null,
    market_p75: quartiles?.p75 ?? null,
    percentile: value === null || values.length < minPages ? null : percentileOf(value, values),
    n: values.length,
  };
}

/** The mid-rank percentile: the share of `values` below `value` plus half of those equal to it. */
export function percentileOf(value: number, values: readonly number[]): number {
  const below = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length;
  return round((below + equal / 2) / values.length);
}
