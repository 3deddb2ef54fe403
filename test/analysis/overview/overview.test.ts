/** The overview over reports written by hand: what it counts, names and leaves out. */
import { describe, expect, test } from '@jest/globals';
import { writingPackOf } from '../../../analysis/languages/writing-packs.ts';
import { gapActions, marketActions } from '../../../analysis/overview/actions.ts';
import { compare } from '../../../analysis/overview/comparison.ts';
import type { ReadableReport } from '../../../analysis/overview/readable-report.ts';
import { composeOverview } from '../../../analysis/overview/section.ts';
import { verdictOf } from '../../../analysis/overview/verdict.ts';
import type { GapReport, MarketSerp } from '../../../analysis/report/report.ts';

const english = writingPackOf('en');

type Result = MarketSerp['results'][number];

/** A result of which only what the overview reads is written. */
const result = (id: number, rest: Partial<Result> = {}) =>
  ({
    source_id: `s${id}`,
    rank_group: id,
    subject_fit: 'on',
    content_type: 'guide',
    words: 100 * id,
    published_at: '2026-01-02',
    modified_at: null,
    direct_answer: { present: true, offset_ratio: 0.1, words: 20 },
    ...rest,
  }) as Result;

const topic = (id: number, label: string, ev: string[]) =>
  ({ id: `t${id}`, label, class: 'core', df: ev.length, n: 4, ev, section_pages: ev }) as MarketSerp['topics'][number];

const question = (id: number, text: string, ev: string[]) =>
  ({
    id: `q${id}`,
    text,
    ev,
    asked_by: [],
    answered_by: ev.map((source_id) => ({ source_id, passage_id: `${source_id}.p1`, score: 0.8 })),
    coverage: { k: ev.length, n: 4, rate: ev.length / 4, ci95: [0, 1] },
  }) as unknown as MarketSerp['questions'][number];

const market = {
  summary: { primary_intent: 'commercial', dominant_content_type: 'listicle', ai_answer_state: 'unsupported' },
  intent: {
    primary: 'commercial',
    distribution: { informational: 0.3, commercial: 0.7, transactional: 0, navigational: 0, local: 0 },
    mixed: false,
    signals: [{}, {}],
  },
  results: [
    result(1),
    result(2, { subject_fit: 'off' }),
    result(3, { direct_answer: { present: false, offset_ratio: null, words: null } }),
    result(4, { direct_answer: null, words: null, modified_at: '2026-03-04' }),
    result(5),
  ],
  topics: [topic(1, 'Price', ['s1', 's3', 's4']), topic(2, 'Size', ['s1', 's5'])],
  questions: [question(1, 'What does it cost?', ['s1', 's3']), question(2, 'Who made it?', ['s5'])],
  opportunities: [{ id: 'o1', type: 'unanswered_question', rationale: 'Nobody says who made it.', ev: ['s1'] }],
  brief: {
    recommended_content_type: 'guide',
    must_cover: ['t1', 't2'],
    answer_first: { question_id: 'q1', words_range: [20, 40.4] },
  },
} as unknown as MarketSerp;

const sources = [1, 2, 3, 4, 5, 6].map((id) => ({ id: `s${id}`, domain: `site${id}.example` }));
const metadata = {
  keyword: 'widgets',
  language: 'en',
  sources,
  coverage: { pages_usable: 4, excluded: [] },
} as unknown as ReadableReport['metadata'];

const finding = (id: number, severity: string, topicId: string) => ({
  id: `f${id}`,
  rule_id: 'topic-missing',
  title: `Finding ${id}`,
  why: 'Because.',
  severity,
  effort: 'M',
  observed: { ev: ['s6'] },
  expected: { ev: ['s1', 's6'] },
  affects: [topicId],
});

const audited = {
  metadata,
  market_serp: market,
  page: { source_id: 's6', in_serp: { rank: null }, extraction: { words: 70 }, identity: {} },
  gap: {
    verdict: { state: 'behind', reasons: [] },
    scores: {
      overall: 33.6,
      components: [
        { id: 'freshness', weight: 0.1, percentile: 0.1 },
        { id: 'topic_coverage', weight: 0.35, percentile: 0.2 },
        { id: 'relevance', weight: 0.05, percentile: 0.9 },
        { id: 'question_answerability', weight: 0.3, percentile: 0.9 },
        { id: 'comparison', weight: 0.05, percentile: null },
      ],
    },
    position: { answer_offset_ratio: null, cited_by: [] },
    findings: [finding(1, 'high', 't2')],
    topic_coverage: [
      { topic_id: 't1', status: 'covered' },
      { topic_id: 't2', status: 'missing' },
    ],
    question_answerability: [
      { question_id: 'q1', status: 'answered' },
      { question_id: 'q2', status: 'answered' },
    ],
  },
} as unknown as Required<ReadableReport>;

describe('the comparison', () => {
  const comparison = compare(audited);
  const row = (fact: string) => comparison?.rows.find((each) => each.fact === fact);

  test('has the page first, then the three best ranked that are about the keyword', () => {
    expect(comparison?.columns.map(({ domain, rank }) => [domain, rank])).toEqual([
      ['site6.example', null],
      ['site1.example', 1],
      ['site3.example', 3],
      ['site4.example', 4],
    ]);
  });

  test('counts topics and questions of those that matter', () => {
    expect(row('topics')).toEqual({ fact: 'topics', of: 2, values: [1, 2, 1, 1] });
    expect(row('questions')).toEqual({ fact: 'questions', of: 1, values: [1, 1, 1, 0] });
  });

  test('tells that no passage answers from what was not measured', () => {
    expect(row('answers_in_opening')?.values).toEqual([false, true, false, null]);
  });

  test('has the dates that the pages show', () => {
    const updated = (shown: Record<string, string>) => {
      const results = audited.market_serp.results.map((each) => ({ ...each, shown_at: shown[each.source_id] ?? null }));
      const identity = { ...audited.page?.identity, shown_at: shown.s6 };
      const shows = {
        ...audited,
        market_serp: { ...audited.market_serp, results },
        page: { ...audited.page, identity },
      } as unknown as typeof audited;
      return compare(shows)?.rows.find(({ fact }) => fact === 'updated')?.values;
    };
    expect(updated({})).toBeUndefined();
    expect(updated({ s6: '2023-01-21', s4: '2024-05-06' })).toEqual(['2023-01-21', null, null, '2024-05-06']);
  });

  test('says of an opening what the findings say', () => {
    const opens = (rule_id: string) => {
      const findings = [{ ...finding(1, 'high', 't2'), rule_id }];
      const gap = { ...audited.gap, position: { answer_offset_ratio: 0.1, cited_by: [] }, findings };
      return compare({ ...audited, gap } as unknown as typeof audited)?.rows.find(
        ({ fact }) => fact === 'answers_in_opening',
      )?.values[0];
    };
    expect([opens('topic-missing'), opens('answer-buried')]).toEqual([true, false]);
  });

  test('leaves out what nobody has', () => {
    expect(compare({ ...audited, market_serp: { ...market, topics: [] } })?.rows.map(({ fact }) => fact)).not.toContain(
      'topics',
    );
  });

  test('is null without a page to compare with', () => {
    const off = market.results.map((each) => ({ ...each, subject_fit: 'off' as const }));
    expect(compare({ ...audited, market_serp: { ...market, results: off } })).toBeNull();
  });
});

describe('the verdict', () => {
  const say = (report: ReadableReport) => verdictOf(report, english);
  const inState = (state: string) =>
    say({ ...audited, gap: { ...audited.gap, verdict: { state, reasons: [] } } as unknown as GapReport['gap'] });

  test('says where the page is behind and ahead of most, then what to fix first', () => {
    const ids = [1, 2, 3, 4];
    const topics = ids.map((id) => topic(id, `Topic ${id}`, ['s1', 's3', 's4']));
    const questions = ids.map((id) => question(id, `Question ${id}?`, id > 2 ? ['s1', 's3'] : ['s4', 's5']));
    const gap = {
      ...audited.gap,
      topic_coverage: ids.map((id) => ({ topic_id: `t${id}`, status: id > 1 ? 'missing' : 'covered' })),
      question_answerability: ids.map((id) => ({ question_id: `q${id}`, status: 'answered' })),
    };
    const report = { ...audited, gap, market_serp: { ...market, topics, questions } };
    expect(say(report as unknown as ReadableReport)).toBe(
      'Behind the market: 34 of 100. Weaker than most: topics covered. Stronger than most: questions answered. Fix first: Finding 1.',
    );
    const placed = audited.gap.scores.components.map((each) => ({ ...each, percentile: 0.5 }));
    const middle = { ...report, gap: { ...gap, scores: { ...gap.scores, components: placed } } };
    expect(say(middle as unknown as ReadableReport)).toBe('Behind the market: 34 of 100. Fix first: Finding 1.');
  });

  test('says that a page ranks among the first all the same', () => {
    const ranked = (rank: number) => ({ ...audited, page: { ...audited.page, in_serp: { rank } } }) as typeof audited;
    expect(say(ranked(3))).toBe(
      'Behind the market: 34 of 100. It ranks 3 all the same: the score compares what pages say and show, not links or a known name. Fix first: Finding 1.',
    );
    expect(say(ranked(4))).not.toMatch(/ranks/u);
  });

  test('says nothing of topics and questions where there are three of them', () => {
    expect(say(audited)).toBe('Behind the market: 34 of 100. Fix first: Finding 1.');
  });

  test('says where no finding asks for a change', () => {
    const without = { ...audited, gap: { ...audited.gap, findings: [] } } as unknown as ReadableReport;
    expect(say(without)).toMatch(/ The checks found nothing to fix first; a person may\.$/u);
  });

  test('then says of which sections of the brief, that most have, the page names nothing', () => {
    const sources = ['s1', 's3', 's4'];
    const labels = ['Height', 'Motor', 'Noise', 'Desk mats'];
    const topics = labels.map((label, at) => topic(at + 1, label, at === 3 ? ['s1'] : sources));
    const outline = topics.map(({ id }) => ({ topic_id: id }));
    const verdictOf = (covered: number) => {
      const topic_coverage = topics.map(({ id }, at) => ({
        topic_id: id,
        status: at < covered ? 'covered' : 'missing',
      }));
      const gap = { ...audited.gap, findings: [], topic_coverage };
      const market_serp = { ...market, topics, brief: { outline } };
      return say({ ...audited, gap, market_serp } as unknown as ReadableReport);
    };
    expect(verdictOf(1)).toMatch(
      / Most of the others write about “Motor” and “Noise”, which this page does not name\.$/u,
    );
    expect(verdictOf(2)).toMatch(/ a person may\.$/u);
  });

  test('says of a blocked page, of one on another subject and of a small market only that', () => {
    expect(inState('blocked')).toBe(
      'Search and answer engines cannot use this page. Finding 1. Nothing else matters until that is fixed.',
    );
    expect(inState('off_topic')).toMatch(/something other than “widgets”/u);
    expect(inState('unknown')).toBe('Only 4 pages could be used: too few to compare this page with.');
  });

  test('of a market says what searchers want, what they find and what most pages cover', () => {
    expect(say({ metadata, market_serp: market })).toBe(
      'Most searchers want to compare options. The most common kind of page is the guide. Most of the 4 pages cover “Price” and “Size”.',
    );
  });

  test('of a market says that two intents are nearly as likely, and names no type that is as common as another', () => {
    const [first, ...others] = market.results;
    const tied = {
      ...market,
      intent: { ...market.intent, mixed: true },
      results: [
        first,
        ...others.map((each) => ({ ...each, content_type: each.rank_group < 5 ? 'listicle' : 'guide' })),
      ],
    } as unknown as MarketSerp;
    expect(say({ metadata, market_serp: tied })).toBe(
      'Some searchers want to compare options, nearly as many to learn something. Most of the 4 pages cover “Price” and “Size”.',
    );
  });

  test('of a page near the subject says that its subject is a neighbour', () => {
    const report = { ...audited, gap: { ...audited.gap, verdict: { state: 'off_topic', reasons: [] } } };
    expect(verdictOf(report as unknown as ReadableReport, english, true)).toBe(
      'The page is on a neighbouring subject of “widgets”, so it cannot compete with the pages that rank.',
    );
  });
});

describe('the actions', () => {
  test('of a gap audit are the first five findings with their evidence', () => {
    const findings = [1, 2, 3, 4, 5, 6].map((id) => finding(id, id === 1 ? 'blocker' : 'low', 't1'));
    const actions = gapActions({ findings } as unknown as GapReport['gap']);
    expect(actions.map(({ ref_id, impact }) => `${ref_id} ${impact}`)).toEqual([
      'f1 high',
      'f2 low',
      'f3 low',
      'f4 low',
      'f5 low',
    ]);
    expect(actions[0]?.ev).toEqual(['s6', 's1']);
  });

  test('come in the order of their impact, otherwise as the findings do', () => {
    const findings = ['low', 'medium', 'high', 'medium'].map((severity, at) => finding(at + 1, severity, 't1'));
    const actions = gapActions({ findings } as unknown as GapReport['gap']);
    expect(actions.map(({ ref_id }) => ref_id)).toEqual(['f3', 'f2', 'f4', 'f1']);
  });

  test('of a market audit name the kind of page first only if most results are of that kind', () => {
    const results = market.results.map((result, index) =>
      index < 2 ? result : { ...result, content_type: index === 2 ? ('forum' as const) : ('news' as const) },
    );
    const brief = { ...market.brief, recommended_content_type: 'news' } as MarketSerp['brief'];
    const [first, , third] = marketActions({ ...market, results, brief }, english);
    expect([first?.impact, third?.title]).toEqual(['high', 'Choose this kind of page: news article']);
  });

  test('of a market audit are the kind of page, the first answer, the topics and what nobody offers', () => {
    expect(marketActions(market, english).map(({ title, why }) => `${title} – ${why}`)).toEqual([
      'Choose this kind of page: guide – All 4 results are of this kind.',
      'Answer “What does it cost?” in the first paragraph – At least 2 of 4 pages answer it, most in 20 to 40 words.',
      'Give “Price” and “Size” a section each – At least 2 of 4 pages have a section or a long passage on each of them.',
      'Answer a question that other pages leave open – Nobody says who made it.',
    ]);
  });

  test('count and cite the pages that surely or probably answer', () => {
    const [first, second] = market.questions;
    const unsure = (answered_by: NonNullable<typeof first>['answered_by']) =>
      marketActions(
        { ...market, questions: [{ ...first, answered_by }, second] as MarketSerp['questions'] },
        english,
      ).find(({ title }) => title.includes('What does it cost?'));
    const answers = first?.answered_by ?? [];
    const [best, ...others] = answers.map((each, at) => ({ ...each, score: at === 0 ? 0.8 : 0.6 }));
    expect(unsure([best, ...others].filter((each) => each !== undefined))).toMatchObject({
      why: 'At least 1 of 4 pages answers it, most in 20 to 40 words.',
      ev: ['s1'],
    });
    expect(unsure(others)).toBeUndefined();
  });

  test('name no topic for a section that the brief only has mentioned', () => {
    const brief = { ...market.brief, mention: ['t1'] } as MarketSerp['brief'];
    const titles = marketActions({ ...market, brief }, english).map(({ title }) => title);
    expect(titles).toContain('Give “Size” a section');
    expect(titles.join()).not.toContain('Price');
  });

  test('name no topic to which fewer than two pages give a section', () => {
    const topics = market.topics.map((each) => ({ ...each, section_pages: each.id === 't1' ? ['s1'] : ['s1', 's2'] }));
    const [named] = marketActions({ ...market, topics }, english).filter(({ title }) => title.includes('Size'));
    expect(`${named?.title} – ${named?.why}`).toBe(
      'Give “Size” a section – 2 of 4 pages have a section or a long passage on it.',
    );
  });

  test('name no kind of page where the results are of many kinds', () => {
    const results = market.results.map((result, index) =>
      index === 0 ? result : { ...result, content_type: 'forum' as const },
    );
    const titles = marketActions({ ...market, results }, english).map(({ title }) => title);
    expect(titles[0]).toContain('What does it cost?');
  });

  test('of a market without a brief there are none', () => {
    expect(marketActions({ ...market, brief: null }, english)).toEqual([]);
  });
});

test('says on how many more pages answers were sought, because questions are counted on them', () => {
  const landscape = { n: 3, domains: [{ domain: 'site1.example', citations: 2, ev: [] }] };
  const questions = market.questions.map((each) => ({ ...each, coverage: { k: 1, n: 6, rate: 0.2, ci95: [0, 1] } }));
  const report = {
    metadata: { ...metadata, data_quality: { grade: 'A' } },
    market_serp: { ...market, questions, citation_landscape: landscape },
  } as unknown as ReadableReport;
  const { reliability, citations } = composeOverview(report);
  expect(reliability).toContain('Answers were also sought on 2 more pages that are cited.');
  expect(citations.text).toBe('Answer engines mostly cite site1.example (2 of 3 citations).');
});
