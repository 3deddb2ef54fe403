/** BM25F over the pages of a market. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { relevanceOf, zoneWeights } from '../../../../analysis/market/relevance/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { measuredPage } from '../../measured-page.ts';

function relevance(pages: readonly ReturnType<typeof measuredPage>[], query: string[]) {
  return relevanceOf(
    pages,
    pages.flatMap((page) => passagesOf(page).passages),
    query,
  );
}
const filler = 'It stands in the room and nobody moves it at all.';

describe('relevance', () => {
  test('is the same by hand: one word once in the opening of one of two equal pages', () => {
    const pages = [
      measuredPage('s1', 'a.example', ['walnut tops last for many years']),
      measuredPage('s2', 'b.example', ['maple tops last for many years']),
    ];
    // One of two passages holds it: ln(1 + 1.5/1.5); one occurrence at weight 1.5 and mean length saturates by k1 1.2.
    const score = Math.log(2) * ((zoneWeights.intro * 2.2) / (zoneWeights.intro + 1.2));
    const found = relevance(pages, ['walnut']);
    expect(found.get('s1')?.bm25f_raw).toBeCloseTo(score, 4);
    expect(found.get('s1')).toMatchObject({ bm25f: 1, query_term_coverage: 1 });
    expect(found.get('s2')).toEqual({ bm25f: 0, bm25f_raw: 0, query_term_coverage: 0 });
  });

  test('weighs the title above headings and headings above the text', () => {
    const pages = [
      measuredPage('s1', 'a.example', [filler], { title: 'walnut' }),
      measuredPage('s2', 'b.example', ['# walnut', filler], { title: 'desk' }),
      measuredPage('s3', 'c.example', ['## walnut', filler], { title: 'desk' }),
      measuredPage('s4', 'd.example', [`walnut ${filler}`], { title: 'desk' }),
    ];
    const scores = [...relevance(pages, ['walnut']).values()].map(({ bm25f_raw }) => bm25f_raw);
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
    expect(new Set(scores).size).toBe(4);
  });

  test('covers more with a rare word of the keyword than with a common one', () => {
    const pages = [
      measuredPage('s1', 'a.example', ['The desk is made of walnut, which is a wood.']),
      measuredPage('s2', 'b.example', ['The desk is made of steel, which is no wood.']),
      measuredPage('s3', 'c.example', ['The chair is made of walnut and of nothing else.']),
      measuredPage('s4', 'd.example', ['The desk is made of glass, which is no wood.']),
    ];
    const found = relevance(pages, ['desk', 'walnut']);
    expect(found.get('s1')?.query_term_coverage).toBe(1);
    expect(found.get('s3')?.query_term_coverage).toBeGreaterThan(0.5);
    expect(found.get('s2')?.query_term_coverage).toBeLessThan(0.5);
  });

  test('is not told where no page holds a word, or there is none to look for', () => {
    const pages = [measuredPage('s1', 'a.example', [filler])];
    expect(relevance(pages, ['walnut']).get('s1')).toEqual({ bm25f: null, bm25f_raw: 0, query_term_coverage: 0 });
    expect(relevance(pages, []).get('s1')).toMatchObject({ bm25f: null, query_term_coverage: null });
  });

  test('is 1 for the best page and within 0 and 1 for all', () => {
    const words = fc.array(fc.constantFrom('desk', 'walnut', 'chair', 'the', 'steel'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (texts) => {
        const pages = texts.map((text, i) => measuredPage(`s${i + 1}`, `${i}.example`, [`${text.join(' ')}.`]));
        const shares = [...relevance(pages, ['desk', 'walnut']).values()].flatMap(({ bm25f }) => bm25f ?? []);
        if (shares.length === 0) return true;
        return Math.max(...shares) === 1 && Math.min(...shares) >= 0;
      }),
      { numRuns: 50 },
    );
  });
});
