/** What a tool encoded twice is read as it was; what a page writes itself stays. */
import { expect, test } from '@jest/globals';
import { encodedOnce } from '../../../../analysis/extract/parse/double-encoding.ts';

/** As a tool writes it that takes UTF-8 for ISO-8859-1. */
const twice = (text: string): string => new TextDecoder('latin1').decode(new TextEncoder().encode(text));
/** `latin1` is windows-1252 to a decoder (WHATWG encoding standard), which has printed characters for most controls. */
const asBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

test.each(['You’ll pay €300 – in New York', '“Käse” für 5 €… 🧀', 'Don’t'])('%s is read as it was', (text) => {
  expect(encodedOnce(asBytes(text))).toBe(text);
});

test('text that is encoded once stays, in whatever language', () => {
  for (const text of ['Größe, 20 °C – “naïve”', 'Â, â und Ã', '日本語', twice('You’ll')])
    expect(encodedOnce(text)).toBe(text);
});

test('what is no character stays beside what is mended', () => {
  expect(encodedOnce(`${asBytes('It’s')} \u00c2 \u00e0\u0080\u0080`)).toBe('It’s \u00c2 \u00e0\u0080\u0080');
});
