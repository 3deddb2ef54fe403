/** Two audits between which exactly one thing changed: the whole difference, and nothing besides. */
import { describe, expect, test } from '@jest/globals';
import { compareReports } from '../../../analysis/comparison/compare.ts';
import type { FetchedPage, GapReport, Ports, Report, SerpSnapshot } from '../../../analysis/index.ts';
import { writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { renderComparison } from '../../../analysis/render/comparison.ts';
import { type Comparison, comparisonSchema } from '../../../analysis/report/comparison.ts';
import { differenceInterval } from '../../../analysis/statistics/newcombe.ts';
import { rateOf } from '../../../analysis/statistics/wilson.ts';
import { goldenPorts, smallReport } from '../../golden/reports.ts';

const ports = goldenPorts('small');
const before = gapReport(await smallReport());

function gapReport(report: Report): GapReport {
  if (!('gap' in report)) throw new Error('no gap audit');
  return report;
}

const withSerp = (change: (serp: SerpSnapshot) => SerpSnapshot): Ports => ({
  ...ports,
  search: async (query) => change(await ports.search(query)),
});
const withPage = (from: string, to: string): Ports => ({
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

const side = { ...compareReports(before, before).before };
const kept = (domain: string, path: string, rank: number) => ({
  ...{ url: `https://${domain}/${path}`, domain, rank_before: rank, rank_after: rank, flags: [] },
});
const rivals = [
  kept('kitchen.example', 'clean-cast-iron', 1),
  kept('pans.example', 'care', 2),
  kept('camp.example', 'cast-iron', 3),
  kept('gone.example', 'skillet', 4),
];
const cited = {
  engine: 'google_ai_overview',
  url: 'https://kitchen.example/clean-cast-iron',
  domain: 'kitchen.example',
};
const findings = before.gap.findings.map(({ rule_id, title, severity }) => ({ rule_id, title, severity, flags: [] }));
const measure = (name: string, values: Partial<Comparison['measures'][number]>) => ({
  ...{ name, difference: 0, flags: [], ...values },
});
const both = (value: number | null, of: number) => ({ before: value, after: value, before_of: of, after_of: of });
const counted = (rows: readonly { status: string }[], status: string) => ({
  ...{ k: rows.filter((row) => row.status === status).length, n: rows.length },
});
const topics = counted(before.gap.topic_coverage, 'covered');
const questions = counted(before.gap.question_answerability, 'answered');
/** Of no difference: as wide to both sides as the two rates are uncertain. */
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
/** What a comparison of the market before with itself holds. */
const unchanged = {
  before: side,
  after: side,
  changed: { rules: false, market: false, page: false },
  measures: [
    measure('score', { ...both(before.gap.scores.overall, 100), ci95: ownInterval(0) }),
    measure('topics', { ...both(topics.k, topics.n), ci95: ownInterval(1) }),
    measure('questions', { ...both(questions.k, questions.n), ci95: ownInterval(2) }),
    measure('citations', { ...both(0, 1), ci95: [-0.7935, 0.7935] }),
  ],
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

describe('between two audits', () => {
  test('nothing changed: no difference', async () => {
    expect(compareReports(before, await smallReport())).toEqual(unchanged);
  });

  test('the page was edited: what it won and solved, and nothing of the market', async () => {
    const answer =
      '<h2>Remove rust</h2><p>Rub the rust off the skillet with steel wool, wash it and dry it on the stove.</p>';
    const after = await smallReport(withPage('</article>', `${answer}</article>`));
    const difference = compareReports(before, after);
    const rust = before.market_serp.topics.find(({ label }) => /rust/iu.test(label))?.label;
    expect(difference).toEqual({
      ...unchanged,
      changed: { ...unchanged.changed, page: true },
      measures: difference.measures,
      page: {
        ...unchanged.page,
        edited: ['headings', 'text'],
        topics: { won: [{ text: rust, flags: [] }], lost: [] },
        findings: {
          solved: findings.filter(({ title }) => /rust/iu.test(title)),
          new: [],
          open: findings.filter(({ title }) => !/rust/iu.test(title)),
        },
      },
    });
    const [, topicsNow] = difference.measures;
    expect(topicsNow).toEqual(
      measure('topics', {
        ...{ before: topics.k, after: topics.k + 1, before_of: topics.n, after_of: topics.n },
        difference: Math.round(1e4 / topics.n) / 1e4,
        ci95: differenceInterval(rateOf(topics.k, topics.n), rateOf(topics.k + 1, topics.n)),
        flags: ['within_noise'],
      }),
    );
  });

  test('only the title was edited: the title', async () => {
    const after = await smallReport(
      withPage('<title>Our cast iron care tips for 2021', '<title>How to clean a cast iron skillet'),
    );
    expect(compareReports(before, after).page?.edited).toEqual(['title']);
  });

  test('a rival is gone: the result, and every difference of the page is the market’s', async () => {
    const without = (serp: SerpSnapshot) => ({
      ...serp,
      organic: serp.organic.filter(({ domain }) => domain !== 'camp.example'),
    });
    const difference = compareReports(before, await smallReport(withSerp(without)));
    expect(difference.changed).toEqual({ rules: false, market: true, page: false });
    expect(difference.results).toEqual({
      new: [],
      lost: [{ url: 'https://camp.example/cast-iron', domain: 'camp.example', rank: 3, flags: [] }],
      kept: rivals.filter(({ domain }) => domain !== 'camp.example'),
      share_kept: rateOf(3, 4),
    });
    expect(difference.citations).toEqual(unchanged.citations);
    const { edited, findings, topics, questions } = difference.page ?? {};
    expect(edited).toEqual([]);
    const changes = [
      findings?.solved,
      findings?.new,
      topics?.won,
      topics?.lost,
      questions?.won,
      questions?.lost,
    ].flat();
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change?.flags).toEqual(['market_moved']);
    for (const { difference: value, flags } of difference.measures) {
      expect(flags.includes('market_moved')).toBe(value !== 0 && value !== null);
    }
  });

  test('a citation is lost: it, within the noise of one more observation', async () => {
    const silent = (serp: SerpSnapshot): SerpSnapshot => ({
      ...serp,
      answers: serp.answers.map((answer) => ({
        ...answer,
        references: [],
        blocks: answer.blocks.map((block) => ({ ...block, refs: [] })),
      })),
    });
    const [score, ofTopics, ofQuestions] = unchanged.measures;
    expect(compareReports(before, await smallReport(withSerp(silent)))).toEqual({
      ...unchanged,
      measures: [
        ...[score, ofTopics, ofQuestions],
        measure('citations', { before: 0, after: null, before_of: 1, after_of: null, difference: null, ci95: null }),
      ],
      citations: {
        ...unchanged.citations,
        ...{ kept: [], lost: [{ ...cited, flags: ['within_noise'] }], share_kept: rateOf(0, 1) },
      },
    });
  });

  test('a rule changed: both versions, and nothing else while it decides nothing here', () => {
    const engine = { ...before.metadata.engine, ruleset_version: '000000000000' };
    const after = { ...before, metadata: { ...before.metadata, engine } } as Report;
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      after: { ...side, ruleset_version: '000000000000' },
      changed: { ...unchanged.changed, rules: true },
    });
  });

  test('a rule changed and with it a finding: the finding is flagged', () => {
    const engine = { ...before.metadata.engine, ruleset_version: '000000000000' };
    const gap = { ...before.gap, findings: before.gap.findings.slice(1) };
    const after = { ...before, gap, metadata: { ...before.metadata, engine } };
    expect(compareReports(before, after).page?.findings).toEqual({
      ...{ solved: [{ ...findings[0], flags: ['rules_changed'] }], new: [], open: findings.slice(1) },
    });
  });

  const failing: Ports['fetchPage'] = async (url) =>
    url === 'https://new.example/'
      ? { outcome: 'failed', requested_url: url, reason: 'timeout' }
      : ports.fetchPage(url);

  test('two results changed places, or the last one: within the noise', async () => {
    const swapped = (serp: SerpSnapshot): SerpSnapshot => ({
      ...serp,
      organic: serp.organic.map((result) => {
        const rank = { 1: 2, 2: 1 }[result.rank_group] ?? result.rank_group;
        return result.rank_group > 3
          ? { ...result, url: 'https://new.example/', domain: 'new.example' }
          : { ...result, rank_group: rank };
      }),
    });
    const { results } = compareReports(before, await smallReport({ ...withSerp(swapped), fetchPage: failing }));
    expect(results.kept.map(({ domain, flags }) => [domain, flags])).toEqual([
      ['kitchen.example', ['within_noise']],
      ['pans.example', ['within_noise']],
      ['camp.example', []],
    ]);
    expect(results.new).toEqual([
      { url: 'https://new.example/', domain: 'new.example', rank: 4, flags: ['within_noise'] },
    ]);
    expect(results.lost).toEqual([
      { url: 'https://gone.example/skillet', domain: 'gone.example', rank: 4, flags: ['within_noise'] },
    ]);
  });

  test('the page was not read twice: the market alone is compared', () => {
    const { page: _, gap: __, ...market } = before as Report & { page?: unknown; gap?: unknown };
    const difference = compareReports(market as Report, before);
    expect([difference.changed.page, difference.page, difference.measures]).toEqual([null, null, []]);
    expect(difference.results).toEqual(unchanged.results);
  });

  test('the keyword differs: they are not compared', () => {
    const keyword_analysis = { ...before.metadata.keyword_analysis, normalized: 'another' };
    const other = { ...before, metadata: { ...before.metadata, keyword_analysis } } as Report;
    expect(() => compareReports(before, other)).toThrow(RangeError);
  });
});

test('a comparison is of its schema, and reads as a document in every language', async () => {
  const without = (serp: SerpSnapshot) => ({ ...serp, organic: serp.organic.slice(1) });
  const difference = compareReports(before, await smallReport(withSerp(without)));
  expect(comparisonSchema.parse(difference)).toEqual(difference);
  for (const [language, { comparison: texts }] of Object.entries(writingPacks)) {
    const text = renderComparison(difference, 'cast iron', language);
    expect(text).toContain(`# ${texts.title('cast iron')}`);
    for (const head of [texts.heads.figures, texts.heads.results, texts.marketMoved]) expect(text).toContain(head);
    expect(text).toContain(`- **${texts.marks.lost}** kitchen.example (${texts.rank(1)})`);
    expect(renderComparison(compareReports(before, before), 'x', language)).toContain(`**${texts.nothingChanged}**`);
  }
});

test('the interval of a difference is that of the paper’s table', () => {
  // Newcombe 1998, table II: 56/70 against 48/80, method 10.
  const [low, high] = differenceInterval(rateOf(48, 80), rateOf(56, 70));
  expect(low).toBeCloseTo(0.0524, 3);
  expect(high).toBeCloseTo(0.3339, 3);
});
