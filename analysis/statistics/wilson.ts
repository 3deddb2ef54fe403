/** Wilson's score interval: how far a rate observed on few pages may be from the true rate. */
import { round } from './round.ts';
import { wilsonRule } from './rule.ts';

const { z } = wilsonRule.values;

/**
 * The 95 % interval of `k` successes in `n` trials, both ends in 0..1. E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927), 209–212: (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n).
 * @throws RangeError unless 0 <= k <= n and n > 0: a rate without trials has no interval
 */
export function wilson95(k: number, n: number): [number, number] {
  if (!(n > 0 && k >= 0 && k <= n)) throw new RangeError(`no interval for ${k} of ${n}`);
  const p = k / n;
  const z2 = z * z;
  const centre = p + z2 / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return [round(Math.max(0, (centre - spread) / scale)), round(Math.min(1, (centre + spread) / scale))];
}

/** A rate with its counts: `k` of `n`, and its interval. */
export interface Rate {
  k: number;
  n: number;
  rate: number;
  ci95: [number, number];
}

/** The rate of `k` in `n` (`n` > 0) with its 95 % interval. */
export function rateOf(k: number, n: number): Rate {
  return { k, n, rate: round(k / n), ci95: wilson95(k, n) };
}
