/** The market's terms, on pages small enough to count by hand. */
import { describe, expect, test } from '@jest/globals';
import { termsOf } from '../../../analysis/measure/terms.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { measuredPage } from '../measured-page.ts';

const english = analyzerFor('en');
const byTerm = (terms: ReturnType<typeof termsOf>) => new Map(terms.map((term) => [term.term, term]));

describe('terms', () => {
  const pages = [
    // 8 words; "walnut desk" twice, once in a heading
    measuredPage('s1', 'a.example', ['## Walnut desks', 'A walnut desk, oiled and polished'], { title: 'Walnut desk' }),
    // 10 words; once
    measuredPage('s2', 'b.example', ['Our walnut desk has drawers and ships from Portland weekly']),
    // 5 words; "walnut" alone
    measuredPage('s3', 'c.example', ['Walnut shelves, oiled by hand']),
  ];
  const terms = byTerm(termsOf(pages, ['desk'], english));

  test('count pages, with the interval of their rate', () => {
    expect(terms.get('walnut')).toMatchObject({ key: 'walnut', n: 3, df: 3, df_rate: 1, ci95: [0.4385, 1] });
    expect(terms.get('walnut desk')).toMatchObject({ key: 'walnut desk', df: 2, df_rate: 0.6667 });
  });

  test('name the pages and their counts, most first', () => {
    expect(terms.get('walnut')?.counts).toEqual([
      { source_id: 's1', count: 2 },
      { source_id: 's2', count: 1 },
      { source_id: 's3', count: 1 },
    ]);
  });

  test('keep the forms in which they are written', () => {
    expect(terms.get('walnut desk')?.forms).toEqual(['walnut desk', 'walnut desks']);
  });

  test('tell the share of pages that have them in each zone', () => {
    expect(terms.get('walnut')?.zones).toEqual({ title: 0.3333, h1: 0, h2_h3: 0.3333, intro: 1, body: 1 });
  });

  test('give densities among the pages that hold them: 250, 100 and 200 per thousand words', () => {
    expect(terms.get('walnut')?.per_1000).toEqual({ p25: 150, p50: 200, p75: 225 });
  });

  test('give no densities where fewer than three pages hold them', () => {
    expect(terms.get('oiled')).toMatchObject({ df: 2, per_1000: null, per_1000_p95: null });
  });

  test('leave out what one site alone says', () => {
    expect([...terms.keys()]).not.toContain('drawers');
  });

  test('drop what stands inside a longer term alone', () => {
    expect([...terms.keys()]).not.toContain('desk');
  });

  test('neither begin nor end with stop words, cross punctuation, nor are figures, letters or everyday words', () => {
    const text = 'The price of oak, pine and 2,000 nails: x is a good idea for type 2 diabetes';
    const found = termsOf(
      ['a', 'b', 'c'].map((name, i) => measuredPage(`s${i + 1}`, `${name}.example`, [text])),
      [],
      english,
    ).map((term) => term.term);
    expect(found).toEqual(['nails', 'pine', 'price of oak', 'type 2 diabetes']);
  });
});

describe('noise', () => {
  const three = (text: string, more = '') =>
    ['oakhouse.example', 'b.example', 'c.example'].map((domain, i) =>
      measuredPage(`s${i + 1}`, domain, [`${text}. Oak house. Varnish ${more}`]),
    );

  test('of navigation and brands of the ranking sites is left out', () => {
    expect(termsOf(three('Accept cookies'), [], english).map((term) => term.term)).toEqual([
      'accept cookies',
      'varnish',
    ]);
    expect(termsOf(three('Cookies. Newsletter'), [], english).map((term) => term.term)).toEqual(['varnish']);
  });

  test('is a term where it is the keyword', () => {
    expect(termsOf(three('Cookies'), ['cooki'], english).map((term) => term.term)).toContain('cookies');
  });

  test('is a term where pages dwell on it', () => {
    const terms = termsOf(three('Cookies', 'with cookies. More cookies'), [], english).map((term) => term.term);
    expect(terms).toContain('cookies');
  });
});

describe('below three usable pages', () => {
  test('terms are counted and statistics are null', () => {
    const page = measuredPage('s1', 'a.example', ['Walnut shelves. Walnut boards']);
    expect(termsOf([page], [], english)).toMatchObject([
      { term: 'walnut', n: 1, df: 1, df_rate: null, ci95: null, zones: null, per_1000: null },
    ]);
  });
});

describe('terms of scripts without spaces', () => {
  test.each([
    ['zh', '这张桌子很稳固', '桌子'],
    ['ja', '机の高さを調整する', '机'],
    ['th', 'ประกันบ้าน', 'ประกัน'],
  ])('%s', (language, text, expected) => {
    const pages = ['a', 'b', 'c'].map((name, i) => measuredPage(`s${i + 1}`, `${name}.example`, [text], { language }));
    const terms = termsOf(pages, [], analyzerFor(language));
    expect(terms.flatMap((term) => term.term)).toContainEqual(expect.stringContaining(expected));
    expect(terms.every((term) => !term.term.includes(' '))).toBe(true);
  });
});
