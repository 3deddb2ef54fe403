/** Where a cited page ranks, and which source it is. */
import { expect, test } from '@jest/globals';
import { placeOf, placesOf } from '../../../../analysis/market/citations/page-places.ts';

const organic = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://r${index + 1}.example/`, rank_group: index + 1 }));
const sources = [
  { id: 's1', urls: ['https://r1.example/', 'https://r1.example/moved'] },
  { id: 's2', urls: ['https://r2.example/', 'https://r1.example/moved'] },
];

test('an address is looked up as the page that it leads to', () => {
  const places = placesOf(organic(100), sources);
  expect(placeOf('http://www.r1.example?utm_source=x#top', places)).toEqual({
    source_id: 's1',
    organic_rank: 1,
    serp_overlap: 'top10',
  });
  expect(placeOf('https://r1.example/moved', places)).toEqual({ source_id: 's1', serp_overlap: 'none' });
});

test.each([
  [10, 'top10'],
  [11, '11_100'],
  [100, '11_100'],
  [101, 'none'],
])('rank %i is %s', (rank, overlap) => {
  const places = placesOf(organic(120), []);
  expect(placeOf(`https://r${rank}.example/`, places)).toEqual({ organic_rank: rank, serp_overlap: overlap });
});

test('where few results were had, that a page is not among them tells nothing of the rest', () => {
  expect(placeOf('https://other.example/', placesOf(organic(10), [])).serp_overlap).toBeNull();
  expect(placeOf('https://other.example/', placesOf(organic(90), [])).serp_overlap).toBeNull();
  expect(placeOf('https://other.example/', placesOf(organic(91), [])).serp_overlap).toBe('none');
  expect(placeOf('https://other.example/', placesOf([], [])).serp_overlap).toBeNull();
});

test('the best of several ranks counts, and what is no address is looked up as it stands', () => {
  const twice = [
    { url: 'https://a.example/', rank_group: 7 },
    { url: 'https://www.a.example', rank_group: 3 },
    { url: 'not an address', rank_group: 1 },
  ];
  expect(placeOf('https://a.example/', placesOf(twice, [])).organic_rank).toBe(3);
  expect(placeOf('not an address', placesOf(twice, [])).organic_rank).toBe(1);
});
