/** What of a market's words is noise, in several languages. */
import { describe, expect, test } from '@jest/globals';
import { isSiteName, siteNamesOf } from '../../../../analysis/market/names/site-names.ts';
import { isDate, isFurniture } from '../../../../analysis/market/names/term-noise.ts';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

describe('dates', () => {
  test.each([
    ['en', 'january 2024'],
    ['en', 'sep 2023'],
    ['en', 'monday'],
    ['fr', 'janvier 2024'],
    ['fr', 'mardi'],
    ['de', '3 märz 2024'],
    ['es', 'enero'],
    ['it', 'gennaio 2024'],
    ['pt', 'fevereiro'],
    ['nl', 'maandag'],
    ['pl', 'stycznia 2024'],
    ['ru', 'января 2024'],
    ['ar', 'يناير 2024'],
    ['hi', 'जनवरी'],
  ])('%s: %s', (language, words) => {
    expect(isDate(words.split(' '), language)).toBe(true);
  });

  test.each([
    ['en', 'sun'],
    ['en', 'solar 2024'],
    ['en', 'january sale'],
    ['fr', 'mar'],
    ['xx', 'january'],
  ])('no date in %s: %s', (language, words) => {
    expect(isDate(words.split(' '), language)).toBe(false);
  });
});

describe('furniture', () => {
  test.each([
    ['en', 'min read'],
    ['en', 'posted january 2024'],
    ['fr', 'temps lecture'],
    ['de', 'lesezeit'],
    ['es', 'publicado enero'],
    ['it', 'leggi tutto'],
    ['nl', 'lees verder'],
  ])('%s: %s', (language, words) => {
    expect(isFurniture(words.split(' '), language)).toBe(true);
  });

  test('is no word that has a subject of its own', () => {
    const subjects = ['table', 'image', 'lecture', 'foto', 'índice', 'accept cookies', 'march of progress'];
    expect(subjects.filter((words) => isFurniture(words.split(' '), 'en'))).toEqual([]);
  });
});

describe('names of sites', () => {
  const names = (domain: string, facts: Parameters<typeof measuredPage>[3] = {}, language = 'en') =>
    siteNamesOf([measuredPage('s1', domain, [], facts)], language);
  const plain = () => ({ isCapitalised: false, isRare: false });
  const name = () => ({ isCapitalised: true, isRare: true });

  test('are the labels of domains, however the text spaces them', () => {
    expect(isSiteName('oak house', names('shop.oak-house.example'), 'en', plain)).toBe(true);
    expect(isSiteName('oak', names('shop.oak-house.example'), 'en', plain)).toBe(false);
  });

  test('are publishers, site names and authors, and their words where they are rare and capitalised', () => {
    const fact = (value: string) => ({ value, where: 'test' });
    const found = names('nowhere.example', {
      facts: {
        publisher: fact('Uplift Desk'),
        author: fact('Ann Okoro, Jo Braithwaite'),
        metas: [{ name: 'og:site_name', content: 'Éclair Maison' }],
      },
    });
    expect(['uplift desk', 'ann okoro', 'éclair maison'].map((form) => isSiteName(form, found, 'en', plain))).toEqual([
      true,
      true,
      true,
    ]);
    const known = (word: string) => (word === 'desk' ? plain() : name());
    expect(
      ['uplift', 'uplift frame', 'braithwaite', 'desk'].map((form) => isSiteName(form, found, 'en', known)),
    ).toEqual([true, true, true, false]);
  });

  test('are the end of a title that spells the domain or its initials, and no other', () => {
    const title = 'Home insurance | Blue Hill Mutual';
    expect(isSiteName('blue hill mutual', names('bhm.example', { title }), 'en', plain)).toBe(true);
    expect(isSiteName('home insurance', names('bhm.example', { title }), 'en', plain)).toBe(false);
  });

  test('of one word are names only where the market writes them so', () => {
    const found = names('earth.example');
    expect(isSiteName('earth', found, 'en', plain)).toBe(false);
    expect(isSiteName('earth', found, 'en', () => ({ isCapitalised: true, isRare: false }))).toBe(true);
  });
});

describe('a market in', () => {
  const market = (language: string, text: string) =>
    termsOf(
      ['a', 'b', 'c'].map((label, i) =>
        measuredPage(`s${i + 1}`, `${label}${label}${label}.example`, [text], { language }),
      ),
      [],
      analyzerFor(language),
    ).map(({ term }) => term.toLowerCase());

  test.each([
    ['en', 'The grommet. Updated january 2024. Share. Newsletter. 5 min read', ['grommet']],
    ['fr', 'Le plateau. Publié en janvier 2024. Partager. Mentions légales. Temps de lecture', ['plateau']],
    ['de', 'Die Tischplatte. Veröffentlicht am 3. Januar 2024. Teilen. Warenkorb. Lesezeit', ['tischplatte']],
    ['es', 'El tablero. Publicado en enero de 2024. Compartir. Carrito. Leer más', ['tablero']],
    ['it', 'Il tavolo. Pubblicato a gennaio 2024. Condividi. Carrello. Leggi tutto', ['tavolo']],
    ['nl', 'Het tafelblad. Gepubliceerd in januari 2024. Delen. Winkelwagen. Lees verder', ['tafelblad']],
  ])('%s has no furniture among its terms', (language, text, expected) => {
    expect(market(language, text)).toEqual(expected);
  });
});
