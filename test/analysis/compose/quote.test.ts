/** Quotes end where a reader would stop. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quoteOf } from '../../../analysis/compose/quote.ts';

describe('a quote', () => {
  test('of a short passage is the passage', () => {
    expect(quoteOf('A desk.\n\nA chair.')).toBe('A desk.\n\nA chair.');
  });

  test('ends with the last sentence that fits', () => {
    const sentence = `${'word '.repeat(30)}end.`;
    expect(quoteOf(`${sentence} ${'more '.repeat(80)}`)).toBe(sentence);
  });

  test('ends with the last word where no sentence does', () => {
    expect(quoteOf('word '.repeat(100))).toMatch(/^(?:word )+word$/u);
  });

  test('of Japanese ends with the ideographic stop', () => {
    expect(quoteOf(`${'机'.repeat(200)}。${'椅'.repeat(200)}`)).toBe(`${'机'.repeat(200)}。`);
  });

  test('is at most 300 characters of the passage’s beginning, and whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 250, maxLength: 700 }), (text) => {
        const quote = quoteOf(text.toWellFormed());
        expect(quote.length).toBeLessThanOrEqual(300);
        expect(text.toWellFormed().startsWith(quote)).toBe(true);
        expect(quote.isWellFormed()).toBe(true);
      }),
    );
  });
});
