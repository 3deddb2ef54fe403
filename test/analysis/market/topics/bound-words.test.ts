/** A label takes the word that its phrase is hardly ever written without. */
import { expect, test } from '@jest/globals';
import { boundWords } from '../../../../analysis/market/topics/labels/bound-words.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** The word before a phrase on pages of a site each. */
function before(phrase: string, ...pages: string[][]): string | null {
  const all = pages.map((blocks, at) => measuredPage(`s${at}`, `site${at}.example`, blocks, { title: 'Packing' }));
  return boundWords(all, english)(english.analyze(phrase));
}

test('is what several sites write there', () => {
  const page = ['Pack a first aid kit.', 'Your first aid kit needs plasters.'];
  expect(before('aid kit', page, page)).toBe('first ');
  expect(before('aid kit', [...page, ...page], ['We pack light.'])).toBe('');
});

test('is none where different words stand there, or too few', () => {
  expect(before('kit', ['A first kit, a sewing kit.', 'A new kit.'], ['A small kit, a toy kit.'])).toBe('');
  expect(before('aid kit', ['Pack a first aid kit.'], ['Take a first aid kit.'])).toBe('');
});

test('is one that a hyphen joins, even a small word', () => {
  const page = ['An off-road trip is short.', 'Off-road trips are cheap, off road trips as well.'];
  expect(before('road trips', page, page)).toBe('off-');
  const year = ['A 12-month plan.', 'Your 12-month plan.'];
  expect(before('month plan', year, year)).toBe('12-');
});

test('is never one of several measures', () => {
  expect(before('month plan', ['A 12-month plan.', 'A 6-month plan.'], ['A 12-month plan, a 12-month plan.'])).toBe(
    null,
  );
});

test('is never one of several halves of a compound', () => {
  expect(before('light tropicals', ['Low-light tropicals.'], ['High-light tropicals.'])).toBe(null);
  expect(before('light tropicals', ['Low-light tropicals.'], ['High-light tropicals. Light tropicals.'])).toBe('');
});

test.each([
  ['an article', ['Pack the tent.', 'The tent is wet.']],
  ['a word of another line', ['It stays warm. Tent poles bend.', 'It was warm. Tent pegs hold.']],
  ['half of a measure', ['A 60-day tent guarantee.', 'Our 60-day tent is good.']],
  ['a figure', ['Pack 2 tent poles.', 'We had 2 tent poles.']],
])('is not %s', (_, page) => {
  expect(before('tent', page, page)).toBe('');
});
