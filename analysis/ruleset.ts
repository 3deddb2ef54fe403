/** The version of the rules by which conclusions are drawn. */

/**
 * Changes whenever a weight, a bound or a list changes that decides what a report concludes: with another version the
 * same pages may give another report. A test holds the tables of weights and evidence to it.
 */
export const rulesetVersion = '2026.11.2';
