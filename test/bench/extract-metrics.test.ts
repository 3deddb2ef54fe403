/** The metrics of the extraction sets are those of the corpora's README; the shape of the truth chooses one. */
import { describe, expect, test } from '@jest/globals';
import type { TruthRow } from '../../bench/corpora.ts';
import { type Mean, meterFor } from '../../bench/extract-metrics.ts';

function measured(...pages: [Partial<TruthRow>, string][]): Mean {
  const rows = pages.map(([row]): TruthRow => ({ id: 'x', url: '', ...row }));
  const meter = meterFor(rows);
  pages.forEach(([, text], index) => {
    meter.add(rows[index] as TruthRow, text);
  });
  return meter.mean();
}

describe('words, where pages have a type', () => {
  test('F1 of the multisets in lower case, mean over pages and by type', () => {
    const mean = measured(
      [{ page_type: 'article', main_content: 'One two two' }, 'ONE two three'],
      [{ page_type: 'forum', main_content: 'a_b é 中文' }, 'a_b é 中文'],
    );
    expect(mean).toEqual({ f1: 0.8333, precision: 0.8333, recall: 0.8333, by_type: { article: 0.6667, forum: 1 } });
  });

  test('nothing found, or nothing to find, is 0', () => {
    expect(measured([{ page_type: 'article', main_content: 'a' }, '']).f1).toBe(0);
    expect(measured([{ page_type: 'article', main_content: '' }, 'a']).f1).toBe(0);
  });
});

describe('shingles, where there is main content alone', () => {
  test('runs of four words, case kept; F1 of the mean precision and the mean recall', () => {
    const mean = measured([{ main_content: 'a b c d e' }, 'a b c d'], [{ main_content: 'A b c d' }, 'a b c d']);
    expect(mean).toEqual({ precision: 0.5, recall: 0.25, f1: 0.3333, by_type: {} });
  });

  test('a text of fewer words is one shingle, two empty texts agree', () => {
    expect(measured([{ main_content: 'a b' }, 'a b'], [{ main_content: '' }, '']).f1).toBe(1);
  });
});

test('segments, where there is no main content: micro F1, white space folded', () => {
  const mean = measured(
    [{ with: ['one  two', 'gone'], without: ['menu'] }, 'x one\ntwo menu'],
    [{ with: ['yes'], without: ['no'] }, 'yes'],
  );
  expect(mean).toEqual({ f1: 0.6667, precision: 0.6667, recall: 0.6667, by_type: {} });
});
