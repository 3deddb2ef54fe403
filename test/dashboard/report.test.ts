/** What a report's view says and draws: its words, its evidence by id, its numbers, its geometry. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { type GapReport, gapReportSchema, type MarketReport } from '../../analysis/index.ts';
import { inWords } from '../../analysis/languages/say.ts';
import { hashOf, idsOfHash, indexOf, sourceOf } from '../../dashboard/src/report/evidence.ts';
import { barAcross, boxPlot, differenceShown, place, scaleOf } from '../../dashboard/src/report/geometry.ts';
import {
  day,
  duration,
  intervalText,
  nameOfCountry,
  nameOfLanguage,
  number,
  percent,
  rateInWords,
  usd,
} from '../../dashboard/src/report/numbers.ts';
import { notMeasured, sectionsBelow, sectionsOf, titleOf } from '../../dashboard/src/report/sections.ts';
import {
  checkName,
  claimFigure,
  columnTitle,
  leads,
  say,
  sayFirst,
  saySign,
  showIn,
  unitName,
} from '../../dashboard/src/report/words.ts';
import { goldenReport } from '../golden/reports.ts';
import { shownPackOf, shownPacks } from './shown-packs.ts';

const gap = (await goldenReport('gap')) as GapReport;
const market = (await goldenReport('market')) as MarketReport;

/** Parts of a report that the dashboard does not show: what a language model was asked and answered. */
const notShown = new Set(['language_model', 'method']);

/** Every code of the closed lists in a JSON schema, wherever it is shown. */
function codesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(codesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  const inner = Object.entries(schema).flatMap(([name, value]) => (notShown.has(name) ? [] : codesIn(value)));
  return [...own.filter((code) => typeof code === 'string'), ...inner];
}

beforeEach(() => showIn(shownPackOf('en')));

describe.each(Object.entries(shownPacks))('words in %s', (_, pack) => {
  const named = new Set(Object.values(pack.words).flatMap((names) => Object.keys(names)));
  // Shown as they are, or said in the section itself.
  const saidElsewhere = new Set([
    'market',
    'gap',
    'structured_data',
    'up',
    'read',
    'absent',
    'unreachable',
    'not_asked',
    'yes',
    'no',
  ]);

  test('every code of the schema has a name', () => {
    const codes = new Set(codesIn(z.toJSONSchema(gapReportSchema, { io: 'input' })));
    expect(codes.size).toBeGreaterThan(100);
    const unnamed = [...codes].filter((code) => !named.has(code) && !saidElsewhere.has(code) && !(code in pack.checks));
    expect(unnamed).toEqual([]);
  });

  test('what no closed list holds has a name too', () => {
    const { intent, freshness, features } = market.market_serp;
    showIn(pack);
    for (const { signal } of intent.signals) expect(saySign(signal)).not.toContain('_');
    expect(freshness.signals.filter(({ signal }) => !(signal in pack.words.timeSign))).toEqual([]);
    expect(features.filter(({ type }) => !(type in pack.words.feature))).toEqual([]);
    const methods = Object.keys(gap.metadata.methods).map((id) => id.split('@')[0] ?? id);
    expect(methods.filter((name) => !(name in pack.methods))).toEqual([]);
    const units = gap.gap.findings.flatMap(({ observed }) => observed.unit ?? []);
    expect(units.filter((unit) => !(unit in pack.words.findingUnit))).toEqual([]);
    const metrics = gap.gap.findings.map(({ expected_effect }) => expected_effect.metric);
    expect(metrics.filter((metric) => !(metric in pack.words.effectMetric))).toEqual([]);
  });
});

describe('words', () => {
  test('are those of the report that is shown', () => {
    showIn(shownPackOf('de'));
    expect(say('verdict', 'behind')).toBe('hinter der Konkurrenz');
    expect(sayFirst('gate', 'indexable')).toBe('Darf indexiert werden');
    expect(checkName('date-missing')).toBe('Datum');
    expect(saySign('results_page:local_pack')).toBe('Ergebnisseite: lokale Ergebnisse');
    expect(sectionsOf(market)[0]?.[0]?.title).toBe('Überblick');
  });

  test('a code that nobody knows yet is shown as its words', () => {
    expect(say('contentType', 'live_stream')).toBe('live stream');
    expect(say('verdict', 'constructor')).toBe('constructor');
    expect(checkName('constructor')).toBe('constructor');
    expect(inWords('')).toBe('?');
  });

  test('units are said in words, those that a page counts as it has them', () => {
    expect(unitName('a')).toBe('years');
    expect(unitName('USD/{location}')).toBe('USD/location');
    expect(unitName('toString')).toBe('toString');
  });
});

describe('evidence', () => {
  const index = indexOf(gap);

  test('every id that the report gives as evidence is found', () => {
    const ids = new Set<string>();
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (typeof value === 'object' && value !== null) {
        for (const [name, member] of Object.entries(value)) {
          if (name === 'ev' && Array.isArray(member)) for (const id of member) ids.add(id);
          collect(member);
        }
      }
    };
    collect(gap);
    expect(ids.size).toBeGreaterThan(100);
    expect([...ids].filter((id) => index.find(id).kind === 'unknown')).toEqual([]);
  });

  test('a passage leads to its words, a page with a count to both', () => {
    const [passage] = gap.market_serp.passages;
    expect(index.find(passage?.id ?? '')).toEqual({ kind: 'passage', id: passage?.id, passage });
    expect(index.find('s3:12')).toMatchObject({ kind: 'source', id: 's3', count: 12 });
    expect(index.passagesOf('s3').every(({ source_id }) => source_id === 's3')).toBe(true);
  });

  test('passages of the audited page are found beside those of the market', () => {
    const [own] = gap.page.passages;
    expect(index.find(own?.id ?? '').kind).toBe('passage');
  });

  test('why a page is not counted is found by its address', () => {
    const [excluded] = gap.metadata.coverage.excluded;
    expect(index.excluded({ url: excluded?.url ?? '' })).toBe(excluded?.reason);
    expect(index.excluded({ url: 'https://nowhere.example/' })).toBeUndefined();
  });

  test('what is not in the report is unknown, whatever it is called', () => {
    for (const id of ['s999', 's1.p999', '__proto__', 'toString', '']) expect(index.find(id).kind).toBe('unknown');
  });

  test('the address keeps ids and nothing else', () => {
    expect(idsOfHash(hashOf(['s3.p4', 'a1.c2', 's5:7', 's5:7']))).toEqual(['s3.p4', 'a1.c2', 's5:7']);
    expect(idsOfHash('#ev=<img>,s1,javascript:1,s2.p')).toEqual(['s1']);
    expect(idsOfHash('#terms')).toEqual([]);
    expect(idsOfHash(`#ev=${Array.from({ length: 900 }, (_, at) => `s${at}`).join()}`)).toHaveLength(200);
  });

  test('an id of a page or passage names its page', () => {
    expect(['s3', 's3:12', 's3.p4', 'k1', 'a1.c2'].map(sourceOf)).toEqual(['s3', 's3', 's3', undefined, undefined]);
  });
});

describe('geometry', () => {
  test('a box plot stands in order on its scale', () => {
    const spread = { n: 6, min: 0, p10: 10, p25: 25, p50: 50, p75: 75, p90: 90, max: 100 };
    expect(boxPlot(spread, scaleOf([0, 200]))).toEqual({
      ends: [0, 50],
      whiskers: [5, 45],
      box: [12.5, 37.5],
      median: 25,
    });
  });

  test('equal values stand in the middle, none draws no impossible place', () => {
    expect(place(7, scaleOf([7, 7]))).toBe(50);
    expect(scaleOf([])).toEqual({ min: 0, max: 1 });
    expect(place(9, { min: 0, max: 3 })).toBe(100);
    expect(place(-9, { min: 0, max: 3 })).toBe(0);
  });

  test('a bar too narrow to see is widened on both sides, and stays within the drawing', () => {
    expect(barAcross([20, 60], 1)).toEqual({ x: '20%', width: '40%' });
    expect(barAcross([50, 50], 1)).toEqual({ x: '49.5%', width: '1%' });
    expect(barAcross([0, 0], 1)).toEqual({ x: '0%', width: '1%' });
    expect(barAcross([100, 100], 1)).toEqual({ x: '99%', width: '1%' });
  });

  test('a difference is said only where its interval leaves zero out', () => {
    expect(differenceShown([0.1, 0.9])).toBe('more');
    expect(differenceShown([-0.9, -0.1])).toBe('less');
    expect(differenceShown([-0.1, 0.9])).toBe('none');
    expect(differenceShown([0, 1])).toBe('none');
  });
});

describe('numbers', () => {
  test('are short, and fine below one', () => {
    expect([1234.56, 0.333, 0, -64.25].map(number)).toEqual(['1,234.6', '0.33', '0', '−64.3']);
  });

  test('a share says its counts and how far the truth may lie from it', () => {
    const rate = { k: 3, n: 6, ci95: [0.1876, 0.8124] as [number, number] };
    expect(intervalText(rate.ci95)).toBe('19–81%');
    expect(rateInWords(rate, 'pages')).toBe('3 of 6 pages, likely between 19% and 81%');
  });
});

describe('sections', () => {
  test('stand in the order of the written report: what to do, the brief, topics, facts, answer engines, the results page', () => {
    const led = [
      'overview',
      'findings',
      'brief',
      'topics',
      'claims',
      'answers',
      'results',
      'freshness',
      'terms',
      'how-made',
    ];
    for (const report of [gap, market]) {
      const ids: string[] = sectionsOf(report).flatMap((group) => group.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.includes('verdict')).toBe('gap' in report);
      expect(ids).toContain('quality');
      expect(ids.filter((id) => led.includes(id))).toEqual(led.filter((id) => 'gap' in report || id !== 'findings'));
      expect([ids[0], ...sectionsBelow(report), ids.at(-1)]).toEqual(ids);
    }
  });

  test('without content are left out', () => {
    const option: MarketReport['market_serp']['options'][number] = {
      name: 'Oakline Pro',
      type: 'product',
      listed_by: [{ source_id: 's1', position: 1, of: 5, where: 'heading' }],
      k: 1,
      n: 1,
      share_of_voice: 1,
      ev: ['s1'],
    };
    const withOptions = (options: (typeof option)[]): MarketReport => ({
      ...market,
      market_serp: { ...market.market_serp, options },
    });
    expect(sectionsBelow(withOptions([option]))).toContain('options');
    expect(sectionsBelow(withOptions([]))).not.toContain('options');
  });

  test('without content are named in one line', () => {
    const { market_serp } = market;
    const features = market_serp.features.map((feature) => ({ ...feature, state: 'unsupported' as const }));
    const bare: MarketReport = {
      ...market,
      market_serp: { ...market_serp, answer_engines: [], citation_landscape: null, opportunities: [], features },
    };
    const ids: string[] = sectionsBelow(bare);
    expect(ids.filter((id) => ['answers', 'citations', 'opportunities', 'features'].includes(id))).toEqual([]);
    const line = notMeasured(bare);
    for (const id of ['opportunities', 'answers', 'citations', 'features'] as const)
      expect(line).toContain(titleOf(id));
    expect(line).toMatch(/^Not measured or nothing found: /u);
  });
});

describe('another language', () => {
  test('has its own heads of columns, leads, numbers and days', () => {
    showIn(shownPackOf('de'));
    expect([columnTitle('pagesUsing'), number(1234.5), day('2026-10-05'), day('2026-10')]).toEqual([
      'Seiten, die ihn verwenden',
      '1.234,5',
      '05.10.2026',
      'Okt. 2026',
    ]);
    expect(claimFigure('>=4000', 'EUR')).toMatch(/^≥ 4\.000\s€$/u);
    expect(rateInWords({ k: 1, n: 1, ci95: [0.2, 1] }, 'sites')).toMatch(
      /^1 von 1 Website, wahrscheinlich zwischen 20\s% und 100\s%$/u,
    );
    expect([nameOfLanguage('fr'), nameOfLanguage('no code'), nameOfCountry('US')]).toEqual([
      'Französisch',
      'no code',
      'Vereinigte Staaten',
    ]);
    expect(duration(840)).toBe('840 ms');
    expect(leads().trust).toBe('Was Leser überprüfen können: Tatsachen ohne Punktwert.');
    showIn(shownPackOf('fr'));
    expect(percent(0.625)).toMatch(/^63\s%$/u);
    expect(usd(1.5)).toMatch(/^1,50\s\$US$/u);
  });
});
