/** Newcombe's interval: how far the difference of two rates may be from the truth. */
import { round } from './round.ts';

/** A rate with the ends of its interval. */
export interface BoundedRate {
  rate: number;
  ci95: readonly [number, number];
}

/**
 * The 95 % interval of `after` minus `before`, out of the Wilson intervals of both.
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions: comparison of eleven
 * methods", Statistics in Medicine 17 (1998), 873–890, method 10. Takes both for independent, which makes it wide.
 */
export function differenceInterval(before: BoundedRate, after: BoundedRate): [number, number] {
  const difference = after.rate - before.rate;
  const below = Math.hypot(after.rate - after.ci95[0], before.ci95[1] - before.rate);
  const above = Math.hypot(after.ci95[1] - after.rate, before.rate - before.ci95[0]);
  return [round(difference - below), round(difference + above)];
}
