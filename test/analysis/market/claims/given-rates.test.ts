/** Prices have the rate of the heading above them, or of the price before them in a list. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const unitsOf = (...blocks: string[]) =>
  claimsIn('project software', [['# Project software', ...blocks]])
    .map(({ value, unit }) => `${value} ${unit}`)
    .sort();

describe('the rate of a price', () => {
  test('stands in the heading', () => {
    expect(unitsOf('## Monthly pricing', '* Team plan: $43', '* Solo plan: $23 a year')).toEqual([
      '23 USD/a',
      '43 USD/mo',
    ]);
    expect(unitsOf('## Price per hour', '* Junior rate: $43', '* Senior rate: $87')).toEqual(['43 USD/h', '87 USD/h']);
  });

  test('is that of the price before it in a list', () => {
    expect(unitsOf('The software has three plans: Solo ($15 per month), Team ($25), and Office ($50).')).toEqual([
      '15 USD/mo',
      '25 USD/mo',
      '50 USD/mo',
    ]);
  });

  test('is none where nothing tells it', () => {
    expect(unitsOf('## Pricing of the software', '* Team plan: $43')).toEqual(['43 USD']);
    expect(unitsOf('The team plan costs $20 a month, and the setup costs $199.')).toEqual(['199 USD', '20 USD/mo']);
  });
});
