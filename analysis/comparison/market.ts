/** Compares the markets of two audits: new, lost and kept results, citations, topics and questions. */
import type { Comparison } from '../report/comparison.ts';
import { rateOf } from '../statistics/wilson.ts';
import { type ComparedReport, type Flags, keyOfAddress, keyOfText, paired, type Sides, withNoise } from './sides.ts';

/**
 * Matches results by address. A move of one rank, or a change at the last rank, also occurs between two searches within
 * the same hour and counts as noise.
 */
export function compareResults({ before, after }: Sides, flags: Flags): Comparison['results'] {
  const [earlier, later] = [resultsOf(before), resultsOf(after)];
  const { added, gone, both } = paired(earlier, later, ({ url }) => keyOfAddress(url));
  const isLast = (rank: number, results: typeof earlier) => rank >= Math.max(...results.map((result) => result.rank));
  return {
    new: added.map((result) => ({ ...result, flags: withNoise(flags, isLast(result.rank, later)) })),
    lost: gone.map((result) => ({ ...result, flags: withNoise(flags, isLast(result.rank, earlier)) })),
    kept: both.map(([one, other]) => ({
      ...{ url: other.url, domain: other.domain, rank_before: one.rank, rank_after: other.rank },
      flags: one.rank === other.rank ? [] : withNoise(flags, Math.abs(one.rank - other.rank) === 1),
    })),
    share_kept: earlier.length === 0 ? null : rateOf(both.length, both.length + gone.length),
  };
}

function resultsOf({ metadata, market_serp }: ComparedReport) {
  const sources = new Map(metadata.sources.map((source) => [source.id, source]));
  return market_serp.results.flatMap(({ source_id, rank_group: rank }) => {
    const source = sources.get(source_id);
    return source === undefined ? [] : [{ url: source.url, domain: source.domain, rank }];
  });
}

/** Matches citations by engine and address. An engine with a single sample may cite other pages when asked again. */
export function compareCitations({ before, after }: Sides, flags: Flags): Comparison['citations'] {
  const { added, gone, both } = paired(
    citationsOf(before),
    citationsOf(after),
    ({ engine, url }) => `${engine} ${keyOfAddress(url)}`,
  );
  const shown = ({ samples, ...citation }: ReturnType<typeof citationsOf>[number]) => ({
    ...citation,
    flags: withNoise(flags, samples <= 1),
  });
  return {
    state_before: before.market_serp.summary.ai_answer_state,
    state_after: after.market_serp.summary.ai_answer_state,
    new: added.map(shown),
    lost: gone.map(shown),
    kept: both.map(([, { engine, url, domain }]) => ({ engine, url, domain, flags: [] })),
    share_kept: both.length + gone.length === 0 ? null : rateOf(both.length, both.length + gone.length),
  };
}

function citationsOf({ market_serp }: ComparedReport) {
  return market_serp.answer_engines.flatMap(({ engine, samples, citations }) =>
    citations.map(({ url, domain }) => ({ engine, url, domain, samples })),
  );
}

/** Topics and questions that the market gained or lost. */
export function compareMarket({ before, after }: Sides, flags: Flags): Comparison['market'] {
  const topics = paired(before.market_serp.topics, after.market_serp.topics, ({ label }) => keyOfText(label));
  const questions = paired(before.market_serp.questions, after.market_serp.questions, ({ text }) => keyOfText(text));
  const named = (text: string) => ({ text, flags: [...flags] });
  return {
    topics: {
      new: topics.added.map(({ label }) => named(label)),
      lost: topics.gone.map(({ label }) => named(label)),
    },
    questions: {
      new: questions.added.map(({ text }) => named(text)),
      lost: questions.gone.map(({ text }) => named(text)),
    },
  };
}

/** Whether the ranking pages or their order changed. */
export function hasMarketMoved({ before, after }: Sides): boolean {
  const ranking = (report: ComparedReport) => resultsOf(report).map(({ url, rank }) => `${rank} ${keyOfAddress(url)}`);
  return JSON.stringify(ranking(before)) !== JSON.stringify(ranking(after));
}
