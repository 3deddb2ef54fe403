/** Figures that a heading states itself. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn, shown } from './market-claims.ts';

const told = (heading: string) =>
  shown(claimsIn('trail shoes', [[`## ${heading}`, 'It stands out among all that were worn in the hills this year.']]));

describe('figures of headings', () => {
  test('a heading that is a sentence', () => {
    expect(told('The average price of trail shoes is $82.66')).toEqual([
      ['average price of trail shoes', '82.66', 'USD'],
    ]);
  });

  test('a name with its price in brackets', () => {
    expect(told('Best for mud: Corvane Slim 3 ($275)')).toEqual([['Corvane Slim 3', '275', 'USD']]);
  });

  test.each([
    'How to train for a marathon in over 5 hours',
    'Trail shoes for $500',
    'The under $50 starter kit',
    'Corvane Slim 3 (2024)',
    'What do trail shoes cost ($50 or more)?',
  ])('no fact: %s', (heading) => {
    expect(told(heading)).toEqual([]);
  });
});
