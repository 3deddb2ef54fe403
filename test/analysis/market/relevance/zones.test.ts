/** Which zone of a page its headings and words belong to. */
import { describe, expect, test } from '@jest/globals';
import { headingZone } from '../../../../analysis/market/relevance/zones.ts';
import { occurrencesIn } from '../../../../analysis/market/terms/term-occurrences.ts';
import { measuredPage } from '../../measured-page.ts';

test.each([
  [1, 'h1'],
  [2, 'h2_h3'],
  [3, 'h2_h3'],
  [4, null],
  [undefined, 'h2_h3'],
])('a heading of level %p is in %p', (level, zone) => {
  expect(headingZone(level)).toBe(zone);
});

describe('a word', () => {
  const zonesAfter = (words: number) => {
    const page = measuredPage('s1', 'a.example', [`${'oak '.repeat(words)}walnut`]);
    return occurrencesIn(page).get('walnut')?.zones;
  };

  test.each([
    [149, 1],
    [150, 0],
  ])('after %d others is in the introduction %d times', (words, intro) => {
    expect(zonesAfter(words)).toMatchObject({ intro, body: 1 });
  });
});
