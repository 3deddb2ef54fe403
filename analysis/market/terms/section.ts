/** Writes the report's `market_serp.terms`. */

import type { MarketSerp } from '../../report/report.ts';
import type { MarketTerm } from './measure.ts';

/** The id of the n-th term (from 0), which other sections refer to. */
export function termIdOf(index: number): string {
  return `k${index + 1}`;
}

/**
 * Composes the terms in order.
 * @param topicOf the topic id of the n-th term, if topics are known
 */
export function composeTerms(
  terms: readonly MarketTerm[],
  topicOf: (index: number) => string | undefined = () => undefined,
): MarketSerp['terms'] {
  return terms.map((term, index) => ({
    id: termIdOf(index),
    term: term.term,
    stem: term.key,
    forms: term.forms,
    n: term.n,
    df: term.df,
    df_rate: term.df_rate,
    ci95: term.ci95,
    keyness_g2: term.keyness_g2,
    salience: term.salience,
    zones: term.zones,
    per_1000: term.per_1000,
    range: term.range,
    class: term.class,
    topic_id: topicOf(index) ?? null,
    ev: term.counts.map(({ source_id, count }) => `${source_id}:${count}`),
  }));
}
