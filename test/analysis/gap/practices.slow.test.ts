/** Practices that were tested and do nothing, or harm, move no score upward, and are named where they are seen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { GapReport } from '../../../analysis/index.ts';
import { placesOf } from '../report-walk.ts';
import { audited } from './audited.ts';
import { differenceOf } from './difference.ts';
import { modelWord, type Practised, practised } from './practices.ts';
import { strongPage } from './strong-page.ts';

const golden = join(import.meta.dirname, '../../golden/market/pages/html');

/** A page that leads, one with gaps where a practice could pretend to fill them, and one that is weak in all. */
const pages = {
  leading: strongPage(),
  gaping: strongPage({ answer: '', comparison: '', rebates: '', date: '' }),
  weak: readFileSync(join(golden, 'own.html'), 'utf8'),
};
type PageName = keyof typeof pages;

const names = Object.keys(practised) as Practised[];
const cases = (Object.keys(pages) as PageName[]).flatMap((page) =>
  names.map((practice): [Practised, PageName] => [practice, page]),
);

const reports = new Map<string, Promise<GapReport>>();
function reportOf(page: PageName, practices: readonly Practised[] = []): Promise<GapReport> {
  const name = [page, ...practices].join(' ');
  const known = reports.get(name) ?? audited(practices.reduce((html, each) => practised[each](html), pages[page]));
  reports.set(name, known);
  return known;
}

function rowOf({ gap }: GapReport, practice: string) {
  return gap.not_recommended.find((row) => row.practice === practice);
}

describe.each(cases)('%s, added to the %s page', (practice, page) => {
  test('lifts no score, brings no gate and covers nothing more', async () => {
    const [before, after] = await Promise.all([reportOf(page), reportOf(page, [practice])]);
    const { gates, scores } = differenceOf(before, after);
    expect(scores.filter((line) => !line.endsWith('falls'))).toEqual([]);
    expect(gates).toEqual([]);
    const percentiles = (report: GapReport) => report.gap.scores.components.map(({ percentile }) => percentile ?? 0);
    percentiles(after).forEach((percentile, index) => {
      expect(percentile).toBeLessThanOrEqual(percentiles(before)[index] ?? 0);
    });
  });

  test('is detected, with studies that can be read', async () => {
    const report = await reportOf(page, [practice]);
    const row = rowOf(report, practice);
    expect(row).toMatchObject({ detected_on_page: true, why: expect.stringMatching(/\w/u) });
    const studies = report.metadata.evidence_base.filter(({ id }) => row?.evidence_ids.includes(id));
    // Deception needs no study against it: the search engine's policy is enough.
    if (practice === 'hidden_text_for_models')
      expect(row).toMatchObject({ grade: null, evidence_ids: ['google-spam-policies'] });
    else {
      expect(row?.grade).toBe('X');
      expect(studies.length).toBeGreaterThan(0);
      expect(studies.length).toBe(row?.evidence_ids.length);
      for (const { url } of studies) expect(url).toMatch(/^https:\/\//u);
    }
  });
});

test('all of them together lift nothing either', async () => {
  for (const page of Object.keys(pages) as PageName[]) {
    const { scores } = differenceOf(await reportOf(page), await reportOf(page, names));
    expect(scores.filter((line) => !line.endsWith('falls'))).toEqual([]);
  }
});

test('nobody looks for llms.txt or measures speed: neither is detected, and neither could count', async () => {
  const report = await reportOf('leading');
  for (const practice of ['llms_txt', 'page_speed_beyond_reachability']) {
    expect(rowOf(report, practice)).toMatchObject({ detected_on_page: null, grade: 'X' });
  }
});

test('what a page does not do is not detected on it', async () => {
  const { gap } = await reportOf('leading');
  expect(gap.not_recommended.filter(({ detected_on_page }) => detected_on_page === true)).toEqual([]);
});

test.each(Object.keys(pages) as PageName[])(
  'text that addresses a model, on the %s page, is a risk and stands nowhere else',
  async (page) => {
    const report = await reportOf(page, ['hidden_text_for_models']);
    const risks = report.gap.findings.filter(({ rule_id }) => rule_id === 'model-instructions');
    expect(risks).toMatchObject([{ category: 'risk', severity: 'high' }]);
    const at = report.gap.findings.findIndex(({ rule_id }) => rule_id === 'model-instructions');
    const places = [...placesOf(report)].filter(
      ({ value }) => typeof value === 'string' && value.toLowerCase().includes(modelWord),
    );
    // The finding itself says which text, and so does the action of the overview that is made of it.
    const others = places.filter((place) => !/^\/overview\/actions\/\d\/why$/u.test(place.at));
    expect(others.map((place) => place.at)).toEqual([`/gap/findings/${at}/observed/value`, `/gap/findings/${at}/why`]);
  },
);
