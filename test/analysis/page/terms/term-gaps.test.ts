/** A page against its market's terms, and what pages are made of. */
import { describe, expect, test } from '@jest/globals';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { termUse, usualZone } from '../../../../analysis/page/terms/term-gaps.ts';
import { numbersPer100Words } from '../../../../analysis/read/structure.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** A page of 100 words, so many of which are "walnut". */
const walnut = (id: string, count: number) =>
  measuredPage(id, `${id}.example`, [`${'walnut; '.repeat(count)}${'and '.repeat(100 - count)}`]);

describe('the use of a term', () => {
  const terms = termsOf([walnut('s1', 2), walnut('s2', 4), walnut('s3', 6)], [], analyzerFor('en'));

  test.each([
    [0, 0, 'missing'],
    [2, 20, 'under'],
    [3, 30, 'in_range'],
    [5, 50, 'in_range'],
    [7, 70, 'over'],
  ])('%i times in 100 words, where the market has 20, 40 and 60 per thousand', (count, per_1000, status) => {
    expect(termUse(walnut('s9', count), terms)).toMatchObject([{ count, per_1000, status }]);
  });

  test('is enough from five on, however long the text is', () => {
    const long = (count: number) =>
      measuredPage('s9', 's9.example', [`${'walnut; '.repeat(count)}${'and '.repeat(1000)}`]);
    expect([4, 5].map((count) => termUse(long(count), terms)[0]?.status)).toEqual(['under', 'in_range']);
  });

  test('has no density on a page without words, and lacks every term', () => {
    expect(termUse(measuredPage('s9', 's9.example', []), terms)).toMatchObject([
      { count: 0, per_1000: null, status: 'missing' },
    ]);
  });

  test('cannot be compared where fewer than three pages hold the term', () => {
    const few = termsOf([walnut('s1', 2), walnut('s2', 4), walnut('s3', 0)], [], analyzerFor('en'));
    expect(termUse(walnut('s9', 3), few)).toMatchObject([{ count: 3, status: null }]);
  });
});

describe('the usual place of a term', () => {
  const zones = { title: 0, h1: 0, h2_h3: 0, intro: 0, body: 0.8 };

  test.each([
    ['the most prominent one that half of the pages with it use', { ...zones, h2_h3: 0.4, intro: 0.8 }, 'h2_h3'],
    ['the text, where no other is usual', { ...zones, h2_h3: 0.3 }, 'body'],
    ['the title before all', { ...zones, title: 0.5, intro: 0.8 }, 'title'],
  ])('is %s', (_, rates, expected) => {
    expect(usualZone({ zones: rates, df_rate: 0.8 })).toBe(expected);
  });

  test('is not known in a small market', () => {
    expect(usualZone({ zones: null, df_rate: null })).toBeNull();
  });
});

describe('the make-up of pages', () => {
  test('counts figures per hundred words', () => {
    expect(numbersPer100Words(measuredPage('s1', 'a.example', ['It costs 1,200 or 900 dollars']))).toBe(33.3333);
    expect(numbersPer100Words(measuredPage('s1', 'a.example', []))).toBeNull();
  });
});
