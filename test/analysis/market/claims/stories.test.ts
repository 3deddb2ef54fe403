/** What holds for one customer, or tells of a writer's life, is no fact of the market, and comes last if at all. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const fact = 'The retention rate of the market is 60%.';
const values = (blocks: readonly string[], language = 'en') =>
  claimsIn('data analytics', [blocks], { language }).map(({ value }) => value);

describe('stories', () => {
  test.each([
    ['en', 'Customer success stories'],
    ['en', 'What our customers say'],
    ['en', 'About the author'],
    ['de', 'Kundenbeispiele'],
    ['fr', 'Études de cas'],
    ['es', 'Casos de éxito'],
  ])('in %s, what stands below “%s” comes after what stands elsewhere', (language, heading) => {
    const below = [`## ${heading}`, 'The retention rate: 72%', '## Market', 'The retention rate: 60%'];
    expect(values(below, language)[0]).toBe('60');
    expect(values(['## Numbers', ...below.slice(1)], language)[0]).toBe('72');
  });

  test('a biography is left out', () => {
    const life =
      'This tip is by Ann Lee, co-author of two books and 15-year college counselor (28 years in the office).';
    expect(values([fact, life])).toEqual(['60']);
  });

  test('what the author of a book did comes after what holds for the market', () => {
    const of = (writer: string) => values([`${writer}, saw a retention rate of 72%.`, fact])[0];
    expect(of('Ann Lee, co-author of two books')).toBe('60');
    expect(of('Ann Lee, who owns two shops')).toBe('72');
  });
});

test('what tells a searcher nothing is left out', () => {
  const found = claimsIn('marathon training', [
    ['## Plan for 24 weeks', 'Follow the plans below to get through the 24 weeks of marathon training.'],
  ]);
  expect(found).toEqual([]);
});

test('a figure that is the heading of its card is not given by that heading', () => {
  const found = claimsIn('online therapy', [['## 98%', 'of patients recommend online therapy']]);
  expect(found.map(({ value }) => value)).toEqual(['98']);
});
