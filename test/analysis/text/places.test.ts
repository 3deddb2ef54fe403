/** Which names are those of places, in several languages. */
import { expect, test } from '@jest/globals';
import { isPlace, placeIn } from '../../../analysis/text/places.ts';

test.each([
  ['Ethiopia', 'en', true],
  ['new york city', 'en', true],
  ['Österreich', 'de', true],
  ['États-Unis', 'fr', true],
  ['日本', 'ja', true],
  ['Köln', 'de', true],
  ['Yonkers', 'en', true],
  ['Reading', 'en', false],
  ['Salesforce', 'en', false],
  ['', 'en', false],
])('%s (%s): %s', (name, language, is) => {
  expect(isPlace(name, language)).toBe(is);
});

test.each([
  ['Low-cost moving company in NJ', 'NJ'],
  ['Movers of New York City and beyond', 'New York City'],
  ['Now or never, call us', null],
  ['OR gates explained', null],
  ['', null],
])('%s: %s', (text, place) => {
  expect(placeIn(text, 'en')).toBe(place);
});
