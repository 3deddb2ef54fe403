/** Writes the report's `freshness`. */

import type { MarketSerp } from '../../report/report.ts';
import { ascending, median, minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { rateOf } from '../../statistics/wilson.ts';
import type { MeasuredResult } from '../results/measure.ts';
import { freshnessRule } from './rule.ts';
import type { TimeSignal } from './time-sensitivity.ts';

const { recentDays } = freshnessRule.values;

/** Composes how recent the usable pages are, and the signals that recency matters. */
export function composeFreshness(
  results: readonly MeasuredResult[],
  signals: readonly TimeSignal[],
): MarketSerp['freshness'] {
  const usable = results.filter(({ usable: counts }) => counts);
  const ages = ascending(usable.flatMap(({ page }) => page?.age_days ?? []));
  const isMany = ages.length >= minSample;
  return {
    dated: usable.length >= minSample ? rateOf(ages.length, usable.length) : null,
    median_age_days: isMany ? round(median(ages)) : null,
    updated_90d: isMany ? rateOf(ages.filter((age) => age <= recentDays).length, ages.length) : null,
    keyword_time_sensitive: signals.length > 0,
    signals: signals.map(({ signal, ev }) => ({ signal, ev })),
  };
}
