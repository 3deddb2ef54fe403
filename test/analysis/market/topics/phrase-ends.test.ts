/** A label that cuts a phrase short takes the word by which texts end it. */
import { expect, test } from '@jest/globals';
import { phraseEnds } from '../../../../analysis/market/topics/labels/phrase-ends.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** The end of a phrase on pages of a site each. */
function endOf(phrase: string, language: string, ...pages: string[][]): string | null {
  const analyzer = analyzerFor(language);
  const all = pages.map((blocks, at) =>
    measuredPage(`s${at}`, `site${at}.example`, blocks, { title: 'Heat', language }),
  );
  return phraseEnds(all, language)(analyzer.analyze(phrase));
}

test('is the word that follows nearly always', () => {
  const page = ['A tankless water heater saves room.', 'The tankless water heaters are small.'];
  expect(endOf('tankless water', 'en', page, page)).toBe(' heater');
});

test('is none for a phrase that also stands alone', () => {
  expect(
    endOf('water heater', 'en', ['Your water heater leaks.', 'Buy a water heater.'], ['A water heater tank.']),
  ).toBe('');
  expect(endOf('water', 'en', ['Water heaters.', 'Water heaters.'], ['Water heaters.', 'Water heaters.'])).toBe('');
});

test('is unknown for a part of names, which no label is', () => {
  const names = ['Buy the Zoom Rival Fly.', 'Run in the Zoom Rival Distance.', 'See the Zoom Rival Sprint.'];
  expect(endOf('zoom rival', 'en', names, ['A Zoom Rival Waffle.'])).toBe(null);
  const firm = ['Advantage Rent a Car is cheap.', 'Book at Advantage Rent a Car.'];
  expect(endOf('advantage rent', 'en', firm, firm)).toBe(null);
});

test('is none where nouns come first', () => {
  const page = ['Un chauffe-eau électrique instantané coûte cher.', 'Le chauffe-eau électrique instantané.'];
  expect(endOf('eau électrique', 'fr', page, page)).toBe('');
});
