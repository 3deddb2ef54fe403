/** Which differences between two audits count as changes: what another observation could undo does not. */
import { describe, expect, test } from '@jest/globals';
import { changesOf } from '../../../analysis/comparison/changes.ts';
import { compareReports } from '../../../analysis/comparison/compare.ts';
import { figuresOf } from '../../../analysis/comparison/measures.ts';
import type { Report, SerpSnapshot } from '../../../analysis/index.ts';
import type { Comparison } from '../../../analysis/report/comparison.ts';
import { smallReport } from '../../golden/reports.ts';
import { before, findings, topics, unchanged, withPage, withSerp } from './small-market.ts';

/** The market with itself, but for what is given. */
const changes = (more: object) => changesOf({ ...unchanged, ...more } as Comparison);
const result = (flags: string[]) => ({ url: 'https://new.example/', domain: 'new.example', rank: 2, flags });
const named = (...flags: string[]) => [{ text: 'rust', flags }];
const noTopics = { new: [], lost: [] };

describe('changes between two audits', () => {
  test('are none when nothing changed', () => {
    expect(changes({})).toEqual([]);
  });

  test('of a real market: what is lost with its first result, and what follows from it', async () => {
    const withoutFirst = (serp: SerpSnapshot): SerpSnapshot => ({ ...serp, organic: serp.organic.slice(1) });
    const difference = compareReports(before, await smallReport(withSerp(withoutFirst)));
    expect(changesOf(difference)).toContainEqual({ kind: 'results_lost', count: 1 });
    expect(changesOf(difference).map(({ kind }) => kind)).not.toContain('results_moved');
  });

  test('of an edited page: the findings that it solved, and no measure within its interval', async () => {
    const answer =
      '<h2>Soap on cast iron</h2><p>A little mild soap does not harm cast iron: rinse the soap off and dry the pan.</p>';
    const difference = compareReports(before, await smallReport(withPage('</article>', `${answer}</article>`)));
    const { solved } = difference.page?.findings ?? { solved: [] };
    expect(solved.length).toBeGreaterThan(0);
    expect(changesOf(difference)).toEqual([{ kind: 'findings_solved', count: solved.length }]);
  });

  test('count differences of each kind beyond noise', () => {
    const [score, ...measures] = unchanged.measures;
    expect(
      changes({
        measures: [{ ...score, difference: -20, flags: [] }, ...measures],
        results: { ...unchanged.results, new: [result([]), result([]), result(['within_noise'])], lost: [result([])] },
        citations: { ...unchanged.citations, new: [{ flags: [] }], lost: [{ flags: ['within_noise'] }] },
        market: { topics: { new: named(), lost: [] }, questions: { new: [], lost: named() } },
        page: { ...unchanged.page, verdict_after: 'competitive' },
      }),
    ).toEqual([
      { kind: 'score', count: 1 },
      { kind: 'results_new', count: 2 },
      { kind: 'results_lost', count: 1 },
      { kind: 'citations_new', count: 1 },
      { kind: 'market_topics_new', count: 1 },
      { kind: 'market_questions_lost', count: 1 },
      { kind: 'verdict', count: 1 },
    ]);
  });

  test('are not what a change of the ruleset brings: that is not a change of the market', () => {
    const rules = ['rules_changed'];
    const [score, ...measures] = unchanged.measures;
    expect(
      changes({
        changed: { ...unchanged.changed, rules: true },
        measures: [{ ...score, difference: 9, flags: rules }, ...measures],
        market: { topics: { new: named(...rules), lost: [] }, questions: noTopics },
        page: {
          ...{ ...unchanged.page, verdict_after: 'leading' },
          findings: { solved: [{ ...findings[0], flags: rules }], new: [], open: [] },
        },
      }),
    ).toEqual([]);
  });

  test('are not what follows from results that changed within noise alone', () => {
    const noisy = { ...unchanged.results, new: [result(['within_noise'])] };
    const market = { topics: { new: named(), lost: named() }, questions: noTopics };
    const page = { ...unchanged.page, verdict_after: 'leading' };
    expect(changes({ results: noisy, market, page })).toEqual([]);
    // The user edited the page, so its verdict may come from that.
    const edited = { ...unchanged.changed, page: true };
    expect(changes({ results: noisy, market, page, changed: edited })).toEqual([{ kind: 'verdict', count: 1 }]);
    // The same pages with other texts.
    expect(changes({ market })).toEqual([
      { kind: 'market_topics_new', count: 1 },
      { kind: 'market_topics_lost', count: 1 },
    ]);
  });
});

describe('the figures of a report', () => {
  test('of a gap audit are those of its measures', () => {
    const figures = figuresOf(before);
    expect(figures.map(({ name }) => name)).toEqual(unchanged.measures.map(({ name }) => name));
    expect(figures).toContainEqual({ name: 'topics', value: topics.k, of: topics.n });
    expect(figures[0]).toEqual({ name: 'score', value: before.gap.scores.overall, of: 100 });
  });

  test('of a market audit are counts, without those that are unknown', () => {
    const { page: _, gap: __, ...market } = before as Report & { page?: unknown; gap?: unknown };
    const { topics: of, questions, citation_landscape } = before.market_serp;
    expect(figuresOf(market as Report)).toEqual([
      { name: 'topics', value: of.length },
      { name: 'questions', value: questions.length },
      { name: 'citations', value: citation_landscape?.n },
    ]);
    const silent = { ...market, market_serp: { ...before.market_serp, citation_landscape: null } };
    expect(figuresOf(silent as Report).map(({ name }) => name)).toEqual(['topics', 'questions']);
  });
});
