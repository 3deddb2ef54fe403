/** The key phrases of one page, and how prominent its terms are. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keyPhraseScore, keyPhrasesOf } from '../../../../analysis/market/terms/key-phrases.ts';
import { consensusProminence, prominenceOf } from '../../../../analysis/market/terms/prominence.ts';
import type { Occurrence } from '../../../../analysis/market/terms/term-occurrences.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { backgroundFor } from '../../../../analysis/text/background.ts';
import { measuredPage } from '../../measured-page.ts';

const nowhere = { title: 0, h1: 0, h2_h3: 0, intro: 0, body: 0 };
const occurrence = (more: Partial<Occurrence> = {}): Occurrence => ({
  count: 3,
  free: 1,
  cut: 0,
  first: 40,
  zones: nowhere,
  ...more,
});

describe('prominence', () => {
  test('of three occurrences, one of them free, in the first word is 4 / (6 + 4)', () => {
    expect(prominenceOf(occurrence({ first: 0 }))).toBeCloseTo(0.4, 10);
  });

  test('is halved to the fourth root by standing first after a hundred words', () => {
    expect(prominenceOf(occurrence({ first: 100 }))).toBeCloseTo(0.4 * 2 ** -0.25, 10);
  });

  test('of the same in a page of twice the usual length has its frequency divided by 1.75', () => {
    const weighted = 4 / 1.75;
    expect(prominenceOf(occurrence({ first: 0 }), 2)).toBeCloseTo(weighted / (6 + weighted), 10);
  });

  test('counts the title and the main heading four times, other headings twice', () => {
    const of = (zones: Partial<Occurrence['zones']>) =>
      prominenceOf(occurrence({ count: 1, free: 0, first: 0, zones: { ...nowhere, ...zones } }));
    expect(of({ title: 1 })).toBeCloseTo(4 / 10, 10);
    expect(of({ h1: 1 })).toBeCloseTo(4 / 10, 10);
    expect(of({ h2_h3: 1 })).toBeCloseTo(2 / 8, 10);
    expect(of({ body: 1, intro: 1 })).toBeCloseTo(1 / 7, 10);
  });

  test('lies between 0 and 1 and grows with every occurrence, and shrinks with the length of the page', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(5000),
        fc.nat(100_000),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (count, free, first, length) => {
          const one = prominenceOf(occurrence({ count, free, first }), length);
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThan(1);
          expect(prominenceOf(occurrence({ count: count + 1, free, first }), length)).toBeGreaterThan(one);
          expect(prominenceOf(occurrence({ count, free, first }), length * 2)).toBeLessThanOrEqual(one);
        },
      ),
    );
  });

  test('in a market leaves out the page that dwells on it most, unless there is no other', () => {
    const [low, high] = [occurrence({ first: 0 }), occurrence({ count: 100, first: 0 })].map((use) => ({
      occurrence: use,
      relativeLength: 1,
    }));
    if (low === undefined || high === undefined) throw new Error('two uses were made');
    expect(consensusProminence([high, low])).toBeCloseTo(0.4, 10);
    expect(consensusProminence([high])).toBeGreaterThan(0.9);
  });
});

describe('key phrases', () => {
  const english = analyzerFor('en');
  const phrases = (blocks: string[], language = 'en') =>
    keyPhrasesOf(measuredPage('s1', 'a.example', blocks, { language }), backgroundFor(analyzerFor(language)));

  test('name what a page is about, by itself', () => {
    const found = phrases([
      'A heat pump moves warmth. The heat pump works in winter; a heat pump needs a fan.',
      'The family bought one and the family is warm. People say so.',
    ]);
    expect(found[0]?.key).toBe('heat pump');
    expect(found.map(({ key }) => key).indexOf('heat pump')).toBeLessThan(
      found.map(({ key }) => key).indexOf('famili'),
    );
  });

  test('are found in other languages and scripts', () => {
    const pump = analyzerFor('fr')
      .analyze('pompe à chaleur')
      .map(({ stem }) => stem);
    const found = phrases(
      ['La pompe à chaleur, une pompe à chaleur, leur pompe à chaleur. Votre famille aussi.'],
      'fr',
    );
    expect(found.slice(0, 2).map(({ key }) => key)).toContain(pump.join(' '));
    expect(phrases(['热泵很安静。热泵适合冬天。我们喜欢热泵。'], 'zh').length).toBeGreaterThan(0);
  });

  test('come in the same order however often they are asked for', () => {
    const blocks = ['Oak and pine. Pine and oak.', 'Ash; elm; yew.'];
    expect(phrases(blocks)).toEqual(phrases(blocks));
  });

  test('score rarer words higher, and all alike without a background', () => {
    const background = backgroundFor(english);
    const score = (stem: string) => keyPhraseScore([stem], occurrence(), background);
    expect(score('grommet')).toBeGreaterThan(score('famili'));
    expect(keyPhraseScore(['famili'], occurrence(), null)).toBe(keyPhraseScore(['grommet'], occurrence(), null));
  });

  test('score between 0 and 1, a lone word three quarters of what a run scores', () => {
    const use = occurrence({ count: 1e6, free: 1e6, first: 0 });
    expect(keyPhraseScore(['grommet', 'clamp'], use, backgroundFor(english))).toBeCloseTo(1, 4);
    expect(keyPhraseScore(['grommet'], use, backgroundFor(english))).toBeCloseTo(0.75, 4);
  });
});
