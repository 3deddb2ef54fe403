/** What a report's view says and draws: its words, its evidence by id, its numbers, its geometry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { type GapReport, gapReportSchema, type MarketReport } from '../../analysis/index.ts';
import { hashOf, idsOfHash, indexOf, sourceOf } from '../../dashboard/src/report/evidence.ts';
import { boxPlot, differenceShown, place, scaleOf } from '../../dashboard/src/report/geometry.ts';
import { figure, intervalText, number, rateInWords } from '../../dashboard/src/report/numbers.ts';
import { sectionsOf } from '../../dashboard/src/report/sections.ts';
import { inWords, say, unitName, words } from '../../dashboard/src/report/words.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../golden', `${name}.golden.json`), 'utf8'));
const gap: GapReport = read('gap');
const market: MarketReport = read('market');

/** Every code of the closed lists in a JSON schema, wherever it stands. */
function codesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(codesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return [...own.filter((code) => typeof code === 'string'), ...Object.values(schema).flatMap(codesIn)];
}

describe('words', () => {
  const named = new Set(Object.values(words).flatMap((names) => Object.keys(names)));
  // Shown as they are, or said in the section itself.
  const saidElsewhere = new Set(['market', 'gap', 'up', 'read', 'absent', 'unreachable', 'not_asked', 'yes', 'no']);
  // Names of checks are sentences already: `date-old` is “date old”, and the finding has a title.
  const checks = new Set<string>(gap.gap.checks.map(({ rule_id }) => rule_id));

  test('every code of the schema has a name', () => {
    const codes = new Set(codesIn(z.toJSONSchema(gapReportSchema, { io: 'input' })));
    expect(codes.size).toBeGreaterThan(100);
    const unnamed = [...codes].filter((code) => !named.has(code) && !saidElsewhere.has(code) && !checks.has(code));
    expect(unnamed).toEqual([]);
  });

  test('measures of the content profile and parts of the difficulty have names', () => {
    const { content_profile: profile, difficulty } = market.market_serp;
    expect(Object.keys(profile).filter((metric) => !(metric in words.metric))).toEqual([]);
    expect(difficulty.components.filter(({ name }) => !(name in words.difficulty))).toEqual([]);
  });

  test('a code that nobody knows yet is shown as its words', () => {
    expect(say('contentType', 'live_stream')).toBe('live stream');
    expect(say('verdict', 'constructor')).toBe('constructor');
    expect(inWords('')).toBe('unnamed');
  });

  test('units are said in words, those that a page counts as it has them', () => {
    expect(unitName('a')).toBe('years');
    expect(unitName('USD/{location}')).toBe('USD per location');
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

  test('a difference is said only where its interval leaves zero out', () => {
    expect(differenceShown([0.1, 0.9])).toBe('more');
    expect(differenceShown([-0.9, -0.1])).toBe('less');
    expect(differenceShown([-0.1, 0.9])).toBe('none');
    expect(differenceShown([0, 1])).toBe('none');
  });
});

describe('numbers', () => {
  test('are short, and fine below one', () => {
    expect([1234.56, 0.333, 0, -64.25].map(number)).toEqual(['1,234.6', '0.33', '0', '-64.3']);
  });

  test('figures of claims keep their bounds and ranges', () => {
    expect(['15', '4000-7000', '>=30', '<=5', '2026-09-02', '2026-09', 'ten'].map(figure)).toEqual([
      '15',
      '4,000–7,000',
      'at least 30',
      'at most 5',
      '2026-09-02',
      '2026-09',
      'ten',
    ]);
  });

  test('a share says its counts and how far the truth may lie from it', () => {
    const rate = { k: 3, n: 6, ci95: [0.1876, 0.8124] as [number, number] };
    expect(intervalText(rate.ci95)).toBe('19–81%');
    expect(rateInWords(rate, 'pages')).toBe(
      '3 of 6 pages; among pages like these the share lies between 19% and 81% (95% interval)',
    );
  });
});

test('a gap report has the sections of the page before those of the market, each once', () => {
  for (const report of [gap, market]) {
    const ids = sectionsOf(report).flatMap(({ sections }) => sections.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.includes('verdict')).toBe('gap' in report);
    expect(ids).toContain('quality');
  }
});
