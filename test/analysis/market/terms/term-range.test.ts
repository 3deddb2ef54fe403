/** The range in which the market's pages use a term. */

import { describe, expect, test } from '@jest/globals';
import { rangeOf, type TermDensity, typicalPage } from '../../../../analysis/market/terms/term-range.ts';
import type { PageKind } from '../../../../analysis/report/vocabulary.ts';
import { measuredPage } from '../../measured-page.ts';

const use = (per_1000: number, words: number, kind: PageKind = 'article'): TermDensity => {
  const { document } = measuredPage('s1', 'a.example', []);
  return { per_1000, page: { words, document: { ...document, page_kind: { kind, confidence: 1, evidence: [] } } } };
};

describe('the range of a term', () => {
  test('is of pages of the commonest kind and of similar length, where there are three', () => {
    const uses = [use(1, 900), use(2, 1000), use(3, 1100), use(50, 1000, 'product'), use(90, 5000)];
    expect(rangeOf(uses, typicalPage(uses.map(({ page }) => page)))).toEqual({
      min_useful: 1,
      p25: 1.5,
      p75: 2.5,
      basis: 'kind_and_length',
      basis_n: 3,
    });
  });

  test('is of pages of similar length where too few are of the kind', () => {
    const uses = [use(1, 900), use(2, 1000), use(3, 1100, 'product'), use(90, 5000)];
    expect(rangeOf(uses, { kind: 'article', words: 1000 })).toMatchObject({ basis: 'length', basis_n: 3, p25: 1.5 });
  });

  test('is of all that hold the term where too few are of similar length', () => {
    const uses = [use(1, 300), use(2, 1000), use(3, 5000, 'product')];
    expect(rangeOf(uses, { kind: 'article', words: 1000 })).toMatchObject({ basis: 'all', basis_n: 3 });
  });

  test('is null where fewer than three pages hold it', () => {
    expect(rangeOf([use(1, 1000), use(2, 1000)], { kind: 'article', words: 1000 })).toBeNull();
    expect(rangeOf([], { kind: 'article', words: 1000 })).toBeNull();
  });

  test('takes the first kind by name where two are as common', () => {
    const pages = [use(1, 100, 'product'), use(1, 300, 'article')].map(({ page }) => page);
    expect(typicalPage(pages)).toEqual({ kind: 'article', words: 200 });
  });
});
