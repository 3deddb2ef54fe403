/** Thousands grouped by spaces. */
import { describe, expect, test } from '@jest/globals';
import { languagePack } from '../../../../../analysis/languages/packs.ts';
import { figureText } from '../../../../../analysis/market/claims/figures/figure.ts';
import { figureReader } from '../../../../../analysis/market/claims/figures/measure.ts';

const read = (text: string) => figureReader('en', 'US', languagePack('en').statements)(text).map(figureText);

describe('thousands with spaces', () => {
  test('after a sign of money', () => {
    expect(read('Costs range from $10 000 to $50 000 for an app.')).toEqual(['10000-50000']);
  });

  test('not between two numbers', () => {
    expect(read('In room 5 100 guests ate.')).not.toContain('5100');
  });
});
