/** Figures that a writer recommends, and prices by month or by year. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const doubtOf = (text: string, language = 'en') =>
  claimsIn(language === 'de' ? 'laufschuhe' : 'running shoes', [[text]], { language })[0]?.first.doubt;

describe('what a writer advises', () => {
  test.each([
    ['We recommend 300 to 500 miles for running shoes.', 'en'],
    ['Wir empfehlen 500 bis 800 Kilometer für Laufschuhe.', 'de'],
  ])('is no case of their own: %s', (text, language) => {
    expect(doubtOf(text, language)).toBe(0);
  });

  test.each([
    'We wore our running shoes for 300 to 500 miles.',
    'All of our clients recommend our shoes for 300 miles.',
  ])('is told apart from their own case: %s', (text) => {
    expect(doubtOf(text) ?? 2).toBeGreaterThan(0);
  });
});

describe('prices by period', () => {
  test('a price paid by month or by year is told', () => {
    const claims = claimsIn('online courses', [['Skilldale subscriptions cost $14 a month or $168 per year.']]);
    expect(claims.map(({ subject, value, unit }) => [subject, value, unit])).toContainEqual([
      'Skilldale subscriptions',
      '14',
      'USD/mo',
    ]);
  });

  test('prices of one period are of several things', () => {
    expect(claimsIn('online courses', [['Skilldale subscriptions cost $14 a month or $18 a month.']])).toEqual([]);
  });
});
