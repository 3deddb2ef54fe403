/** The written market before and after one change, and what their comparison should hold. */
import { expect } from '@jest/globals';
import { compareReports } from '../../../analysis/comparison/compare.ts';
import type { FetchedPage, GapReport, Ports, Report, SerpSnapshot } from '../../../analysis/index.ts';
import type { Comparison } from '../../../analysis/report/comparison.ts';
import { differenceInterval } from '../../../analysis/statistics/newcombe.ts';
import { round } from '../../../analysis/statistics/round.ts';
import { rateOf } from '../../../analysis/statistics/wilson.ts';
import { goldenPorts, smallReport } from '../../golden/reports.ts';

export const ports = goldenPorts('small');
export const before = gapReport(await smallReport());

export function gapReport(report: Report): GapReport {
  if (!('gap' in report)) throw new Error('no gap audit');
  return report;
}

/** The market whose results page is changed. */
export const withSerp = (change: (serp: SerpSnapshot) => SerpSnapshot): Ports => ({
  ...ports,
  search: async (query) => change(await ports.search(query)),
});
/** The market with `to` in place of `from` on the page. */
export const withPage = (from: string, to: string): Ports => ({
  ...ports,
  fetchPage: async (url) => {
    const page = await ports.fetchPage(url);
    return url.includes('scrubber.example') && page.outcome === 'fetched' ? edited(page, from, to) : page;
  },
});
function edited(page: FetchedPage, from: string, to: string): FetchedPage {
  const html = Buffer.from(page.body).toString();
  if (!html.includes(from)) throw new Error(`the page has no ${from}`);
  return { ...page, body: Buffer.from(html.replace(from, to)) };
}

export const side = { ...compareReports(before, before).before };
const kept = (domain: string, path: string, rank: number) => ({
  ...{ url: `https://${domain}/${path}`, domain, rank_before: rank, rank_after: rank, flags: [] },
});
export const rivals = [
  kept('kitchen.example', 'clean-cast-iron', 1),
  kept('pans.example', 'care', 2),
  kept('camp.example', 'cast-iron', 3),
  kept('gone.example', 'skillet', 4),
];
export const cited = {
  engine: 'google_ai_overview',
  url: 'https://kitchen.example/clean-cast-iron',
  domain: 'kitchen.example',
};
export const findings = before.gap.findings.map(({ rule_id, title, severity }) => ({
  rule_id,
  title,
  severity,
  flags: [],
}));
export const measure = (name: string, values: Partial<Comparison['measures'][number]>) => ({
  ...{ name, difference: 0, flags: [], ...values },
});
const both = (value: number | null, of: number) => ({ before: value, after: value, before_of: of, after_of: of });
type Counts = { k: number; n: number };
const counted = (rows: readonly { status: string }[], status: string) => ({
  ...{ k: rows.filter((row) => row.status === status).length, n: rows.length },
});
export const topics = counted(before.gap.topic_coverage, 'covered');
export const questions = counted(before.gap.question_answerability, 'answered');
/** The interval around a difference of zero between two uncertain rates. */
function ownInterval(at: number): [number, number] {
  const { k, n } = [{ k: 0, n: 1 }, topics, questions][at] ?? topics;
  return at === 0 ? scoreInterval() : differenceInterval(rateOf(k, n), rateOf(k, n));
}
function scoreInterval(): [number, number] {
  const [low, high] = compareReports(before, before).measures[0]?.ci95 ?? [0, 0];
  expect(low).toBeLessThan(0);
  expect(high).toBeCloseTo(-low, 6);
  return [low, high];
}
/** The measures of the comparison with `after`: a difference has `flags`, and `within_noise` if it may be noise. */
export function measuresTo(after: GapReport, flags: Comparison['measures'][number]['flags']) {
  const [scored] = compareReports(before, after).measures;
  const { overall } = after.gap.scores;
  const score = { ...both(before.gap.scores.overall, 100), after: overall, ci95: scored?.ci95 ?? null };
  const gained = Math.round(((overall ?? 0) - (before.gap.scores.overall ?? 0)) * 1e4) / 1e4;
  const counts = (name: string, one: Counts, other: Counts) =>
    flagged(name, {
      ...{ before: one.k, after: other.k, before_of: one.n, after_of: other.n },
      difference: round(rateOf(other.k, other.n).rate - rateOf(one.k, one.n).rate),
      ci95: differenceInterval(rateOf(one.k, one.n), rateOf(other.k, other.n)).map(
        (end) => Math.round(end * 1e4) / 1e4,
      ) as [number, number],
    });
  const flagged = (name: string, values: Partial<Comparison['measures'][number]>) => {
    const { difference = 0, ci95 } = values;
    const isNoise = ci95 != null && ci95[0] <= 0 && ci95[1] >= 0;
    return measure(name, {
      ...values,
      flags: difference === 0 ? [] : [...flags, ...(isNoise ? (['within_noise'] as const) : [])],
    });
  };
  return [
    flagged('score', { ...score, difference: gained }),
    counts('topics', topics, counted(after.gap.topic_coverage, 'covered')),
    counts('questions', questions, counted(after.gap.question_answerability, 'answered')),
    measure('citations', { ...both(0, 1), ci95: [-0.7935, 0.7935] }),
  ];
}

/** The comparison of the market with itself. */
export const unchanged = {
  before: side,
  after: side,
  changed: { rules: false, market: false, page: false },
  measures: [
    measure('score', { ...both(before.gap.scores.overall, 100), ci95: ownInterval(0) }),
    measure('topics', { ...both(topics.k, topics.n), ci95: ownInterval(1) }),
    measure('questions', { ...both(questions.k, questions.n), ci95: ownInterval(2) }),
    measure('citations', { ...both(0, 1), ci95: [-0.7935, 0.7935] }),
  ],
  controls: null,
  results: { new: [], lost: [], kept: rivals, share_kept: rateOf(4, 4) },
  citations: {
    ...{ state_before: 'captured', state_after: 'captured', new: [], lost: [] },
    ...{ kept: [{ ...cited, flags: [] }], share_kept: rateOf(1, 1) },
  },
  market: { topics: { new: [], lost: [] }, questions: { new: [], lost: [] } },
  page: {
    ...{ edited: [], verdict_before: 'behind', verdict_after: 'behind' },
    ...{
      topics: { won: [], lost: [] },
      questions: { won: [], lost: [] },
      findings: { solved: [], new: [], open: findings },
    },
  },
};
