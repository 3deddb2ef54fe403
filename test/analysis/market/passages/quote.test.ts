/** Quotes end where a reader would stop. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quoteOf } from '../../../../analysis/market/passages/quote.ts';

const languages = fc.constantFrom('en', 'ja', 'th', 'ar', 'und');

describe('a quote', () => {
  test('of a short passage is the passage', () => {
    expect(quoteOf('A desk.\n\nA chair.', 'en')).toBe('A desk.\n\nA chair.');
  });

  test('ends with the last sentence that fits', () => {
    const sentence = `${'word '.repeat(30)}end.`;
    expect(quoteOf(`${sentence} ${'More '.repeat(80)}`, 'en')).toBe(sentence);
  });

  test('ends with the last word where no sentence does', () => {
    expect(quoteOf('word '.repeat(100), 'en')).toMatch(/^(?:word )+word$/u);
  });

  test('of Japanese ends with the ideographic stop', () => {
    expect(quoteOf(`${'机'.repeat(200)}。${'椅'.repeat(400)}`, 'ja')).toBe(`${'机'.repeat(200)}。`);
  });

  test('does not end at an abbreviation', () => {
    const sentence = `Der Zähler ${'misst und '.repeat(14)}rechnet.`;
    expect(quoteOf(`${sentence} ${'Er zählt auch '.repeat(7)}z. B. ${'Strom oder '.repeat(20)}`, 'de')).toBe(sentence);
  });

  test('ends with a sentence rather than with the label below it, and with a line where no sentence ends', () => {
    const sentence = `${'Word '.repeat(40)}end.`;
    expect(quoteOf(`${sentence}\nSnacks:\n2 plums\n${'More '.repeat(80)}`, 'en')).toBe(sentence);
    const item = 'salt and pepper '.repeat(3).trim();
    expect(quoteOf(Array(20).fill(item).join('\n'), 'en', 450)).toBe(Array(9).fill(item).join('\n'));
  });

  test('of a list with a lead-in holds the items that fit, not the lead-in alone', () => {
    const lead = `${'Word '.repeat(25)}end.`;
    const items = Array(20).fill('salt and pepper from the sea').join('\n');
    expect(quoteOf(`${lead}\n${items}`, 'en', 450)).toMatch(/(?:\nsalt and pepper from the sea){9}$/u);
  });

  test('of Thai ends between two clauses', () => {
    const sentence = 'ข้าวหอมมะลิเป็นข้าวที่มีกลิ่นหอมคล้ายใบเตยและนุ่มเมื่อหุงสุก';
    expect(quoteOf(Array(9).fill(sentence).join(' '), 'th', 450)).toBe(Array(7).fill(sentence).join(' '));
  });

  test('of Chinese without marks ends with a word', () => {
    expect(quoteOf('空气净化器的价格'.repeat(80), 'zh', 450)).toBe(`${'空气净化器的价格'.repeat(56)}空气`);
  });

  test('is at most 300 characters of the passage’s beginning, and whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 400, maxLength: 900 }), languages, (text, language) => {
        const quote = quoteOf(text.toWellFormed(), language);
        expect(quote.length).toBeLessThanOrEqual(300);
        expect(text.toWellFormed().startsWith(quote)).toBe(true);
        expect(quote.isWellFormed()).toBe(true);
      }),
    );
  });
});
