/** The days of a page and its age. */

import { expect, test } from '@jest/globals';
import { pageDates, visibleAge, visibleDate } from '../../../analysis/read/page-dates.ts';
import type { PageKind } from '../../../analysis/report/vocabulary.ts';
import { measuredPage } from '../measured-page.ts';

const fact = (day: string, confidence: number) => ({ day, confidence, evidence: [] });

function datesOf(published: ReturnType<typeof fact> | null, modified: ReturnType<typeof fact> | null, kind: PageKind) {
  const page = measuredPage('s1', 'a.example', [], {
    facts: { dates: { published, modified, shown: [], shownChange: null } },
    kind,
  });
  return pageDates(page, '2026-11-20T23:59:59.000Z');
}

test('the age counts from the later day, and its confidence is that day’s', () => {
  expect(datesOf(fact('2026-01-01', 0.9), fact('2026-11-10', 0.5), 'article')).toEqual({
    published_at: '2026-01-01',
    modified_at: '2026-11-10',
    shown_at: null,
    date_confidence: 0.5,
    age_days: 10,
  });
  expect(datesOf(fact('2026-11-19', 0.9), null, 'article')).toMatchObject({ date_confidence: 0.9, age_days: 1 });
});

test('the age counts from what visitors see, and from the markup only if they see nothing', () => {
  const age = (shown: string[], atHeading: string[] = []) => {
    const dates = { published: fact('2026-01-01', 0.9), modified: fact('2026-11-10', 0.9), shown, shownChange: null };
    const facts = { dates, shortLines: { figures: [], atHeading, dated: [] } };
    return pageDates(measuredPage('s1', 'a.example', [], { facts }), '2026-11-20T23:59:59.000Z').age_days;
  };
  expect(age([])).toBe(10);
  expect(age(['2026-10-21'])).toBe(30);
  expect(age([], ['October 2026'])).toBe(20);
});

test('a day that is not sure is none, and a shop’s has to be surer', () => {
  const unknown = { published_at: null, modified_at: null, shown_at: null, date_confidence: null, age_days: null };
  expect(datesOf(fact('2026-01-01', 0.19), null, 'article')).toEqual(unknown);
  expect(datesOf(fact('2026-01-01', 0.3), null, 'collection')).toEqual(unknown);
  expect(datesOf(fact('2026-01-01', 0.3), null, 'forum').age_days).toBe(323);
  expect(datesOf(null, null, 'article')).toEqual(unknown);
});

test('a day ahead of ours is today', () => {
  expect(datesOf(fact('2026-11-21', 1), null, 'article').age_days).toBe(0);
});

test('a visitor’s page is as old as the latest day on it that can be seen', () => {
  const of = (day: string, place: 'visible' | 'json-ld', confidence = 0.9) => ({
    day,
    confidence,
    evidence: [{ day, role: 'published' as const, place, where: '', raw: day, weight: 1, precision: 'day' as const }],
  });
  const age = (
    published: ReturnType<typeof of> | null,
    modified: ReturnType<typeof of> | null,
    shown: readonly string[] = [],
  ) =>
    visibleAge(
      measuredPage('s1', 'a.example', [], {
        facts: { dates: { published, modified, shown, shownChange: null } as never },
      }),
      '2026-11-20T23:59:59.000Z',
    );
  expect(age(of('2026-11-10', 'visible'), of('2026-11-19', 'json-ld'))).toBe(10);
  expect(age(of('2026-11-10', 'visible'), of('2026-11-19', 'visible'))).toBe(1);
  expect(age(of('2026-11-10', 'visible', 0.1), null)).toBeNull();
  expect(age(of('2026-11-10', 'json-ld'), null)).toBeNull();
  expect(age(of('2026-11-10', 'json-ld'), null, ['2026-11-10'])).toBe(10);
});

test('the day that a page shows is its latest sure one, or else the latest that stands in a place for dates', () => {
  const of = (day: string, place: 'visible' | 'json-ld', confidence: number) => ({
    ...fact(day, confidence),
    evidence: [{ place }],
  });
  const day = (published: unknown, shown: string[]) =>
    visibleDate(
      measuredPage('s1', 'a.example', [], {
        facts: { dates: { published, modified: null, shown, shownChange: null } as never },
      }),
    );
  expect(day(of('2026-11-10', 'visible', 0.9), ['2026-11-10', '2026-11-12'])).toBe('2026-11-10');
  expect(day(of('2026-11-10', 'json-ld', 0.9), ['2026-10-01', '2026-10-12'])).toBe('2026-10-12');
  expect(day(of('2026-11-10', 'json-ld', 0.9), [])).toBeNull();
});

test.each([
  ['April 2024 (document history)', '2024-04'],
  ['Last updated: April 2024', '2024-04'],
  ['Published January 2021 | Reviewed March 2024', '2024-03'],
  ['Best desks of April 2024', null],
  ['April 3, 2024', null],
  ['Update, February 2023', '2023-02'],
])('%s beside the heading is the month %s', (line, month) => {
  const shortLines = { figures: [], atHeading: [line], dated: [] };
  expect(visibleDate(measuredPage('s1', 'a.example', [], { facts: { shortLines } }))).toBe(month);
});

test('a page that shows a month alone is as old as its end, and one that shows a day too has that day', () => {
  const facts = { shortLines: { figures: [], atHeading: ['October 2026'], dated: [] } };
  const dates = { published: null, modified: null, shown: ['2026-03-01'], shownChange: null };
  expect(visibleAge(measuredPage('s1', 'a.example', [], { facts }), '2026-11-20T00:00:00.000Z')).toBe(20);
  expect(visibleAge(measuredPage('s1', 'a.example', [], { facts }), '2026-10-20T00:00:00.000Z')).toBe(0);
  expect(visibleDate(measuredPage('s1', 'a.example', [], { facts: { ...facts, dates } }))).toBe('2026-03-01');
});

test.each([
  ['updated in November 2026', '2026-11'],
  ['updated in March 2026', '2026-03-01'],
  ['updated in January 2026', '2026-03-01'],
])('of a day and "%s", the later one is the date', (line, expected) => {
  const shortLines = { figures: [], atHeading: [], dated: [line] };
  const dates = { published: null, modified: null, shown: ['2026-03-01'], shownChange: null };
  expect(visibleDate(measuredPage('s1', 'a.example', [], { facts: { shortLines, dates } }))).toBe(expected);
});
