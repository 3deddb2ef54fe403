/** Measures the distributions of page measures, and whether first results and cited pages differ from the others. */
import { type ProfileMetric, profileMetrics } from '../../report/market/content-profile.ts';
import { cliffsDelta, type Difference } from '../../statistics/cliffs-delta.ts';
import { type Spread, spreadOf } from '../../statistics/quantiles.ts';
import type { MeasuredResult, PageMeasures } from '../results/measure.ts';
import { profileRule } from './rule.ts';

const { maxTopRank } = profileRule.values;

export interface MetricProfile {
  /** Over the usable pages where the measure is known; null below three. */
  all: Spread | null;
  /** The first three results compared with the others. */
  top3_vs_rest: Difference | null;
  /** Cited pages compared with the others; null if no answer was captured. */
  cited_vs_not: Difference | null;
}

/** Profiles the usable pages among `results`. */
export function contentProfile(results: readonly MeasuredResult[]): Record<ProfileMetric, MetricProfile> {
  const usable = results.filter(({ usable: counts }) => counts);
  const profiles = profileMetrics.map((metric) => [metric, profileOf(usable, metric)]);
  return Object.fromEntries(profiles) as Record<ProfileMetric, MetricProfile>;
}

function profileOf(results: readonly MeasuredResult[], metric: ProfileMetric): MetricProfile {
  const known = results.flatMap((measured) => {
    const value = measureOf(measured, metric);
    return value === null ? [] : [{ value, measured }];
  });
  const difference = (isFirst: (measured: MeasuredResult) => boolean) =>
    cliffsDelta(
      known.filter(({ measured }) => isFirst(measured)).map(({ value }) => value),
      known.filter(({ measured }) => !isFirst(measured)).map(({ value }) => value),
    );
  const knowsCitations = known.every(({ measured }) => measured.ai !== null);
  return {
    all: spreadOf(known.map(({ value }) => value)),
    top3_vs_rest: difference(({ result }) => result.rank_group <= maxTopRank),
    cited_vs_not: knowsCitations ? difference(({ ai }) => (ai?.cited_by.length ?? 0) > 0) : null,
  };
}

function measureOf({ page, directAnswer }: MeasuredResult, metric: ProfileMetric): number | null {
  if (metric === 'answer_offset_ratio') return directAnswer?.start_ratio ?? null;
  return page === null ? null : measuresOf(page)[metric];
}

function measuresOf(page: PageMeasures): Record<Exclude<ProfileMetric, 'answer_offset_ratio'>, number | null> {
  const { structure, ...rest } = page;
  return { ...structure, ...rest };
}
