/** The market's terms, on pages small enough to count by hand. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

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
    expect(found.sort()).toEqual(['nails', 'pine', 'price of oak', 'type 2 diabetes']);
  });
});

describe('noise', () => {
  const three = (text: string, more = '') =>
    ['oakhouse.example', 'b.example', 'c.example'].map((domain, i) =>
      measuredPage(`s${i + 1}`, domain, [`${text}. Oak house. Varnish ${more}`]),
    );

  test('of navigation and brands of the ranking sites is left out', () => {
    expect(
      termsOf(three('Accept cookies'), [], english)
        .map((term) => term.term)
        .sort(),
    ).toEqual(['accept cookies', 'varnish']);
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
      {
        term: 'walnut',
        n: 1,
        df: 1,
        df_rate: null,
        ci95: null,
        keyness_g2: null,
        salience: null,
        zones: null,
        per_1000: null,
        range: null,
        class: null,
      },
    ]);
  });

  test('terms are ordered by how well they tell what the pages are about', () => {
    const page = measuredPage('s1', 'a.example', [
      'A heat pump is quiet. The heat pump lasts; a heat pump saves. Our family and your family agree.',
    ]);
    expect(termsOf([page], [], english).map(({ term }) => term)).toEqual(['heat pump', 'family']);
  });

  test('there are none without pages', () => {
    expect(termsOf([], [], english)).toEqual([]);
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

describe('salience', () => {
  const page = (id: number, text: string, language = 'en') =>
    measuredPage(`s${id}`, `site${id}.example`, [text], { language });
  /** Words that every page has, so that pages are of one length. */
  const filler = (words: number) => 'and '.repeat(words);
  const market = (texts: string[], language = 'en') =>
    byTerm(
      termsOf(
        texts.map((text, i) => page(i + 1, text, language)),
        [],
        analyzerFor(language),
      ),
    );

  test('is the share of the pages × keyness / (keyness + 15.13) × prominence × ¾ for a lone word', () => {
    const text = `walnut, ${filler(99)}`;
    const walnut = market([text, text, `nothing, ${filler(99)}`]).get('walnut');
    // Two of 300 words where .0045 are expected; f = 1 + 1 free in pages of mean length, in the first word: 2 / 8.
    const g2 = 2 * (2 * Math.log(2 / 0.0045) - (2 - 0.0045));
    expect(walnut?.keyness_g2).toBeCloseTo(g2, 1);
    expect(walnut?.salience).toBeCloseTo((2 / 3) * (g2 / (g2 + 15.13)) * 0.25 * 0.75, 4);
    expect(walnut?.class).toBe('core');
  });

  test('ranks what is special to the market before what is common in the language', () => {
    const text = `The family and the grommet; the family and the grommet, ${filler(80)}`;
    const terms = market([text, text, text]);
    expect([...terms.keys()]).toEqual(['grommet', 'family']);
    expect(terms.get('family')?.keyness_g2).toBeLessThan(terms.get('grommet')?.keyness_g2 ?? 0);
  });

  test('grows with the pages that hold a term, and with how often they do', () => {
    const of = (...counts: number[]) =>
      market([...counts, 0, 0].map((count) => `${'walnut, '.repeat(count)}${filler(100 - count)}`)).get('walnut')
        ?.salience ?? 0;
    expect(of(2, 2, 2)).toBeGreaterThan(of(2, 2, 0));
    expect(of(4, 4, 4)).toBeGreaterThan(of(2, 2, 2));
  });

  test('goes without keyness in a language that has no word list', () => {
    const terms = market(['โต๊ะทำงาน', 'โต๊ะทำงาน', 'โต๊ะทำงาน'], 'th');
    expect([...terms.values()].every(({ keyness_g2, salience }) => keyness_g2 === null && (salience ?? 0) > 0)).toBe(
      true,
    );
  });

  test('lies between 0 and 1, in the order of the list, and comes out the same each time', () => {
    const word = fc.constantFrom(
      'walnut',
      'oak',
      'desk',
      'the',
      'and',
      'family',
      'cookies',
      'SEO',
      '2024',
      'légal',
      '桌子',
      '. ',
    );
    const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 3, maxLength: 6 }), (texts) => {
        const once = [...market(texts).values()];
        expect(JSON.stringify([...market(texts).values()])).toBe(JSON.stringify(once));
        const saliences = once.map(({ salience }) => salience ?? Number.NaN);
        expect(saliences.every((salience) => salience >= 0 && salience <= 1)).toBe(true);
        expect(saliences).toEqual([...saliences].sort((a, b) => b - a));
      }),
      { numRuns: 50 },
    );
  });
});
