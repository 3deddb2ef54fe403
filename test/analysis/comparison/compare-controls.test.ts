/** Control pages in two audits: what they change in the comparison of the page, as a whole. */
import { describe, expect, test } from '@jest/globals';
import { compareReports } from '../../../analysis/comparison/compare.ts';
import { compareControls, withControls } from '../../../analysis/comparison/controls.ts';
import { type GapReport, type Ports, renderMarkdown } from '../../../analysis/index.ts';
import { writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { renderComparison } from '../../../analysis/render/comparison.ts';
import { comparisonSchema } from '../../../analysis/report/comparison.ts';
import { gapReportSchema } from '../../../analysis/report/report.ts';
import { smallReport } from '../../golden/reports.ts';
import { before as alone, gapReport, measuresTo, ports, unchanged } from './small-market.ts';

const [guide, missing, rival] = [
  'https://scrubber.example/pan-guide',
  'https://scrubber.example/missing',
  'https://pans.example/care',
] as const;
const rust = '<h2>Remove rust</h2><p>Rub the rust off the skillet with steel wool, wash it and dry it.</p>';

/** The small market with a second page of the user's site, whose article ends with `added`. */
const withGuide = (added: string): Ports => ({
  ...ports,
  fetchPage: async (url) => {
    if (url === missing) return { outcome: 'failed', requested_url: url, reason: 'timeout' };
    if (url !== guide) return ports.fetchPage(url);
    const page = await ports.fetchPage('https://scrubber.example/cast-iron-care');
    if (page.outcome === 'failed') throw new Error('the market has no page of the user');
    const body = Buffer.from(Buffer.from(page.body).toString().replace('</article>', `${added}</article>`));
    return { ...page, requested_url: url, final_url: url, redirects: [url], body };
  },
});
const controls = [guide, missing, rival];
const before = gapReport(await smallReport(withGuide(rust), controls));
const [ofGuide, ofMissing, ofRival] = before.gap.controls ?? [];

describe('an audit with control pages', () => {
  test('has for each what it has for the page, or why it could not be read', () => {
    expect(before.gap.controls).toEqual([
      {
        ...{ url: guide, unread: null, organic_rank: null, cited_by: [], verdict: 'behind', score: expect.any(Number) },
        ...{ topics: { k: 2, n: 4 }, questions: { k: 1, n: 3 }, text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      },
      {
        ...{ url: missing, unread: 'timeout', organic_rank: null, cited_by: [], verdict: null, score: null },
        ...{ topics: null, questions: null, text_sha256: null },
      },
      {
        ...{ url: rival, unread: null, organic_rank: 2, cited_by: [], verdict: 'competitive' },
        ...{ score: expect.any(Number), topics: { k: 4, n: 4 }, questions: { k: 3, n: 3 } },
        text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
      },
    ]);
    expect(before.metadata.control_urls).toEqual(controls);
    expect(gapReportSchema.parse(before)).toEqual(before);
  });

  test('says nothing else of market and page than without them', () => {
    const { controls: _, ...gap } = before.gap;
    expect(gap).toEqual(alone.gap);
    expect(before.market_serp).toEqual(alone.market_serp);
    expect(before.page).toEqual(alone.page);
  });

  test('lists them in Markdown', () => {
    const text = renderMarkdown(before);
    expect(text).toContain('### Control pages');
    expect(text).toMatch(/\| \[scrubber\.example\/pan-guide\].* \| [\d.]+ \| 2 \/ 4 \| 1 \/ 3 \|/u);
    expect(text).toMatch(/\| \[scrubber\.example\/missing\].* \| –/u);
  });
});

describe('between two audits with control pages', () => {
  const compared = (control: NonNullable<typeof ofGuide> | undefined, edited: boolean | null) => ({
    ...{ url: control?.url, edited, verdict_before: control?.verdict, verdict_after: control?.verdict },
    ...{ score_before: control?.score, score_after: control?.score },
  });
  const still = (pages: number) =>
    ['score', 'topics', 'questions'].map((name) => ({ name, pages, difference: 0, net: 0 }));

  test('nothing changed: nothing on the control pages either', async () => {
    expect(compareReports(before, await smallReport(withGuide(rust), controls))).toEqual({
      ...unchanged,
      controls: {
        pages: [compared(ofGuide, false), compared(ofMissing, null), compared(ofRival, false)],
        measures: still(2),
      },
    });
  });

  test('a control page was edited: it counts no longer', async () => {
    const after = gapReport(await smallReport(withGuide(''), controls));
    const { verdict, score } = after.gap.controls?.[0] ?? {};
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      controls: {
        pages: [
          { ...compared(ofGuide, true), verdict_after: verdict, score_after: score },
          compared(ofMissing, null),
          compared(ofRival, false),
        ],
        measures: still(1),
      },
    });
  });

  test('only one audit had control pages: they are not compared', () => {
    expect(compareReports(alone, before)).toEqual(unchanged);
    expect(compareReports(before, alone)).toEqual(unchanged);
  });

  test.each<[change: string, guideBy: number, pageBy: number, net: number, flags: string[]]>([
    ['the control page moved as far', 10, 10, 0, ['controls_moved']],
    ['the control page moved most of the way', 6, 10, 4, ['controls_moved']],
    ['the page moved much further', 4, 10, 6, []],
    ['the control page moved the other way', -5, 10, 15, []],
    ['the page alone moved', 0, 10, 10, []],
  ])('%s: what is left to the page, and the flag', (_change, guideBy, pageBy, net, flags) => {
    const after = moved(before, { guideBy, pageBy });
    const [score, ...others] = measuresTo(after, []);
    expect(compareReports(before, after)).toEqual({
      ...unchanged,
      measures: [{ ...score, flags: [...flags, ...(score?.flags ?? [])] }, ...others],
      controls: {
        pages: [
          { ...compared(ofGuide, false), score_after: (ofGuide?.score ?? 0) + guideBy },
          compared(ofMissing, null),
        ],
        measures: [
          { name: 'score', pages: 1, difference: guideBy, net },
          { name: 'topics', pages: 1, difference: 0, net: 0 },
          { name: 'questions', pages: 1, difference: 0, net: 0 },
        ],
      },
    });
  });
});

test('a figure of the page that is unknown leaves no net change and no flag', () => {
  const [score] = unchanged.measures as Parameters<typeof withControls>[0];
  if (score === undefined) throw new Error('no score');
  const unknown = [{ ...score, after: null, difference: null, ci95: null }];
  const found = compareControls({ before, after: moved(before, { guideBy: 3, pageBy: 0 }) }, unknown);
  expect(found?.measures[0]).toEqual({ name: 'score', pages: 1, difference: 3, net: null });
  expect(withControls(unknown, found)).toEqual(unknown);
});

test('the comparison is of its schema, and says in every language what is left to the page', () => {
  const difference = compareReports(before, moved(before, { guideBy: 6, pageBy: 10 }));
  expect(comparisonSchema.parse(difference)).toEqual(difference);
  for (const [language, { comparison: texts }] of Object.entries(writingPacks)) {
    const text = renderComparison(difference, 'cast iron', language);
    expect(text).toContain(`## ${texts.heads.controls}`);
    expect(text).toContain(texts.controls({ pages: 1, difference: '+6', net: '+4' }));
    expect(text).toContain(texts.edited.unknown);
  }
});

/** The audit with other scores of its page and of the first control page; of the others only the unread one is left. */
function moved(report: GapReport, { guideBy, pageBy }: { guideBy: number; pageBy: number }): GapReport {
  const { scores, controls = [], ...gap } = report.gap;
  const by = (score: number | null, change: number) => (score === null ? null : score + change);
  return {
    ...report,
    gap: {
      ...gap,
      scores: { ...scores, overall: by(scores.overall, pageBy) },
      controls: controls.slice(0, 2).map((control) => ({ ...control, score: by(control.score, guideBy) })),
    },
  };
}
