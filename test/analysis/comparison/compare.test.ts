/** Two audits between which exactly one thing changed: the whole difference, and nothing besides. */
import { describe, expect, test } from '@jest/globals';
import { compareReports } from '../../../analysis/comparison/compare.ts';
import type { GapReport, Ports, Report, SerpSnapshot } from '../../../analysis/index.ts';
import { writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { renderComparison } from '../../../analysis/render/comparison.ts';
import { comparisonSchema } from '../../../analysis/report/comparison.ts';
import { differenceInterval } from '../../../analysis/statistics/newcombe.ts';
import { rateOf } from '../../../analysis/statistics/wilson.ts';
import { smallReport } from '../../golden/reports.ts';
import {
  before,
  cited,
  findings,
  gapReport,
  measure,
  measuresTo,
  ports,
  rivals,
  side,
  topics,
  unchanged,
  withPage,
  withSerp,
} from './small-market.ts';

const onlyIn = (these: readonly string[], others: readonly string[]) => these.filter((one) => !others.includes(one));

describe('between two audits', () => {
  test('nothing changed: no difference', async () => {
    expect(compareReports(before, await smallReport())).toEqual(unchanged);
  });

  test('the page was edited: what it won and solved, and nothing of the market', async () => {
    const answer =
      '<h2>Soap on cast iron</h2><p>A little mild soap does not harm cast iron: rinse the soap off and dry the pan.</p>';
    const after = gapReport(await smallReport(withPage('</article>', `${answer}</article>`)));
    const soap = before.market_serp.topics.find(({ label }) => /soap/iu.test(label))?.label;
    const asked = before.market_serp.questions.find(({ text }) => /soap/iu.test(text))?.text;
    const solved = findings.filter(({ title }) => /soap/iu.test(title));
    expect(solved).not.toEqual([]);
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      changed: { ...unchanged.changed, page: true },
      measures: measuresTo(after, []),
      page: {
        ...unchanged.page,
        edited: ['headings', 'text'],
        topics: { won: [{ text: soap, flags: [] }], lost: [] },
        questions: { won: [{ text: asked, flags: [] }], lost: [] },
        findings: {
          solved,
          new: [],
          open: findings.filter(({ title }) => !/soap/iu.test(title)),
        },
      },
    });
    expect(compareReports(before, after).measures[1]).toEqual(
      measure('topics', {
        ...{ before: topics.k, after: topics.k + 1, before_of: topics.n, after_of: topics.n },
        difference: Math.round(1e4 / topics.n) / 1e4,
        ci95: differenceInterval(rateOf(topics.k, topics.n), rateOf(topics.k + 1, topics.n)),
        flags: ['within_noise'],
      }),
    );
  });

  test('only the title was edited: the title, and nothing else while no check reads it', async () => {
    const after = gapReport(
      await smallReport(withPage('<title>Our cast iron care tips for 2021', '<title>Cast iron care tips for 2021')),
    );
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      changed: { ...unchanged.changed, page: true },
      measures: measuresTo(after, []),
      page: { ...unchanged.page, edited: ['title'] },
    });
  });

  test('a rival is gone: the result, and every difference of the page is the market’s', async () => {
    const without = (serp: SerpSnapshot) => ({
      ...serp,
      organic: serp.organic.filter(({ domain }) => domain !== 'camp.example'),
    });
    const found = gapReport(await smallReport(withSerp(without)));
    // Two rivals show no topic that a market shares, so no new finding; then as if none were left.
    const titles = findings.map(({ title }) => title);
    expect(found.gap.findings.filter(({ title }) => !titles.includes(title))).toEqual([]);
    const after: GapReport = { ...found, gap: { ...found.gap, findings: [] } };
    const named = (texts: string[]) => texts.map((text) => ({ text, flags: [] }));
    const labels = ({ market_serp }: GapReport) => market_serp.topics.map(({ label }) => label);
    const asked = ({ market_serp }: GapReport) => market_serp.questions.map(({ text }) => text);
    const namedDifference = (textsOf: (report: GapReport) => string[]) => ({
      new: named(onlyIn(textsOf(after), textsOf(before))),
      lost: named(onlyIn(textsOf(before), textsOf(after))),
    });
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      changed: { rules: false, market: true, page: false },
      measures: measuresTo(after, ['market_moved']),
      results: {
        new: [],
        lost: [{ url: 'https://camp.example/cast-iron', domain: 'camp.example', rank: 3, flags: [] }],
        kept: rivals.filter(({ domain }) => domain !== 'camp.example'),
        share_kept: rateOf(3, 4),
      },
      market: { topics: namedDifference(labels), questions: namedDifference(asked) },
      page: {
        ...unchanged.page,
        findings: {
          solved: findings.map((finding) => ({ ...finding, flags: ['market_moved'] })),
          new: [],
          open: [],
        },
      },
    });
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
    const difference = compareReports(before, await smallReport(withSerp(silent)));
    expect(renderComparison(difference, 'cast iron', 'en')).toContain('The same pages rank in the same order.');
    expect(renderComparison(difference, 'cast iron', 'en')).not.toContain('Nothing changed.');
    expect(difference).toEqual({
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
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      after: { ...side, ruleset_version: '000000000000' },
      changed: { ...unchanged.changed, rules: true },
      page: {
        ...unchanged.page,
        findings: { solved: [{ ...findings[0], flags: ['rules_changed'] }], new: [], open: findings.slice(1) },
      },
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
    const difference = compareReports(before, await smallReport({ ...withSerp(swapped), fetchPage: failing }));
    const [first, second, third] = rivals;
    const place = (rank_before: number, rank_after: number) => ({ rank_before, rank_after, flags: ['within_noise'] });
    const result = (domain: string, path: string) => [
      { url: `https://${domain}/${path}`, domain, rank: 4, flags: ['within_noise'] },
    ];
    // The page that cannot be had takes the place of one that could not be had either.
    expect(difference).toEqual({
      ...unchanged,
      changed: { ...unchanged.changed, market: true },
      results: {
        new: result('new.example', ''),
        lost: result('gone.example', 'skillet'),
        kept: [{ ...first, ...place(1, 2) }, { ...second, ...place(2, 1) }, third],
        share_kept: rateOf(3, 4),
      },
    });
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
