/** Writes the report's `freshness`. */
import { ascending, leastSample, quantile } from '../measure/quantiles.ts';
import type { MeasuredResult } from '../measure/results.ts';
import { round } from '../measure/round.ts';
import type { TimeSignal } from '../measure/time-sensitivity.ts';
import { rateOf } from '../measure/wilson.ts';
import type { MarketSerp } from '../report/report.ts';

/** A quarter: what is written for a season is still of it. */
const recentDays = 90;

/** How recent the usable ones among `results` are, and what says that it matters. */
export function composeFreshness(
  results: readonly MeasuredResult[],
  signals: readonly TimeSignal[],
): MarketSerp['freshness'] {
  const usable = results.filter(({ usable: counts }) => counts);
  const ages = ascending(usable.flatMap(({ page }) => page?.age_days ?? []));
  const isMany = ages.length >= leastSample;
  return {
    dated: usable.length >= leastSample ? rateOf(ages.length, usable.length) : null,
    median_age_days: isMany ? round(quantile(ages, 0.5)) : null,
    updated_90d: isMany ? rateOf(ages.filter((age) => age <= recentDays).length, ages.length) : null,
    keyword_time_sensitive: signals.length > 0,
    signals: signals.map(({ signal, ev }) => ({ signal, ev })),
  };
}
