/** The figures by which two audits are compared, each with the 95 % interval of its difference. */
import type { Comparison } from '../report/comparison.ts';
import type { GapReport } from '../report/report.ts';
import { type BoundedRate, differenceInterval } from '../statistics/newcombe.ts';
import { round } from '../statistics/round.ts';
import { rateOf, wilson95 } from '../statistics/wilson.ts';
import { type ComparedReport, type Flags, type Sides, withNoise } from './sides.ts';

type Measure = Comparison['measures'][number];
interface Counted {
  k: number;
  n: number;
}

/** Measures of the page: score, topics, questions and citations. Empty for a market audit. */
export function compareMeasures({ before, after }: Sides, flags: Flags): Measure[] {
  const both = { before: before.gap, after: after.gap };
  if (both.before === undefined || both.after === undefined) return [];
  const counts = (name: Measure['name'], count: (report: ComparedReport) => Counted | null) =>
    countedMeasure(name, count(before), count(after), flags);
  return [
    scoreMeasure(both.before, both.after, flags),
    counts('topics', coveredTopics),
    counts('questions', answeredQuestions),
    counts('citations', ownCitations),
  ];
}

/** One figure of a report: `of` is its total; absent for a plain count. */
export interface Figure {
  name: Measure['name'];
  value: number;
  of?: number;
}

/**
 * The figures of one report, under the names of the measures. A gap audit has those of its page; a market audit has how
 * many topics, questions and citations its market has. A figure that is unknown is left out.
 */
export function figuresOf(report: ComparedReport): Figure[] {
  const { gap, market_serp: market } = report;
  const counted = (name: Figure['name'], count: Counted | null): Figure[] =>
    count === null ? [] : [{ name, value: count.k, of: count.n }];
  if (gap === undefined) {
    const cited = market.citation_landscape;
    return [
      { name: 'topics', value: market.topics.length },
      { name: 'questions', value: market.questions.length },
      ...(cited === null ? [] : [{ name: 'citations' as const, value: cited.n }]),
    ];
  }
  const { overall } = gap.scores;
  return [
    ...(overall === null ? [] : [{ name: 'score' as const, value: overall, of: 100 }]),
    ...counted('topics', coveredTopics(report)),
    ...counted('questions', answeredQuestions(report)),
    ...counted('citations', ownCitations(report)),
  ];
}

function coveredTopics({ gap }: ComparedReport): Counted | null {
  return countOf(gap?.topic_coverage, ({ status }) => status === 'covered');
}

function answeredQuestions({ gap }: ComparedReport): Counted | null {
  return countOf(gap?.question_answerability, ({ status }) => status === 'answered');
}

function countOf<Row>(rows: readonly Row[] | undefined, fits: (row: Row) => boolean): Counted | null {
  return rows === undefined || rows.length === 0 ? null : { k: rows.filter(fits).length, n: rows.length };
}

/** Citations of the page's own site among all citations; null if there are none to count. */
function ownCitations({ metadata, page, market_serp }: ComparedReport): Counted | null {
  const landscape = market_serp.citation_landscape;
  const own = metadata.sources.find(({ id }) => id === page?.source_id)?.registrable_domain;
  if (landscape === null || landscape.n === 0 || own === undefined) return null;
  return { k: landscape.domains.find(({ domain }) => domain === own)?.citations ?? 0, n: landscape.n };
}

function countedMeasure(name: Measure['name'], before: Counted | null, after: Counted | null, flags: Flags): Measure {
  return measure(name, {
    before: before && { value: before.k, of: before.n, rate: rateOf(before.k, before.n) },
    after: after && { value: after.k, of: after.n, rate: rateOf(after.k, after.n) },
    scale: 1,
    flags,
  });
}

type Scored = Pick<GapReport['gap'], 'scores'>;

function scoreMeasure(before: Scored, after: Scored, flags: Flags): Measure {
  return measure('score', { before: scoreOf(before), after: scoreOf(after), scale: 100, flags });
}

/** A score is a weighted mean of percentiles. Its interval combines their Wilson intervals with the same weights. */
function scoreOf({ scores: { overall, components } }: Scored) {
  if (overall === null) return null;
  const known = components.flatMap(({ weight, percentile, n }) =>
    percentile === null || n === 0 ? [] : [{ weight, percentile, ci95: wilson95(percentile * n, n) }],
  );
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const spread = (end: 0 | 1) =>
    Math.hypot(...known.map(({ weight, percentile, ci95 }) => weight * (percentile - ci95[end]))) / weights;
  const rate = overall / 100;
  return { value: overall, of: 100, rate: { rate, ci95: [rate - spread(0), rate + spread(1)] as const } };
}

interface Side {
  value: number;
  of: number;
  rate: BoundedRate;
}

function measure(
  name: Measure['name'],
  { before, after, scale, flags }: { before: Side | null; after: Side | null; scale: number; flags: Flags },
): Measure {
  const ends = before && after && differenceInterval(before.rate, after.rate);
  const ci95: Measure['ci95'] = ends && [round(ends[0] * scale), round(ends[1] * scale)];
  const difference = before && after && round((after.rate.rate - before.rate.rate) * scale);
  const isNoise = ci95 !== null && difference !== 0 && ci95[0] <= 0 && ci95[1] >= 0;
  return {
    name,
    before: before?.value ?? null,
    after: after?.value ?? null,
    before_of: before?.of ?? null,
    after_of: after?.of ?? null,
    difference,
    ci95,
    flags: difference === 0 || difference === null ? [] : withNoise(flags, isNoise),
  };
}
