/** What commands print of text from outside cannot steer a terminal, and JSON stays the same value. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printable, printableJson } from '../../cli/terminal.ts';

const steering = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

test('sequences that clear the screen, colour, name the window or turn the text are shown', () => {
  expect(printable('\u001b[2J\u001b]0;x\u0007')).toBe('\\u001b[2J\\u001b]0;x\\u0007');
  expect(printable('a\u009b31m\u202eb\u2066\u2028c\r\b')).toBe('a\\u009b31m\\u202eb\\u2066\\u2028c\\u000d\\u0008');
  expect(printable('Büro – 站立式办公桌 👩‍💻\tkept\n')).toBe('Büro – 站立式办公桌 👩‍💻\tkept\n');
});

test('any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text)).not.toMatch(steering);
      const json = printableJson({ [text]: [text] });
      expect(json).not.toMatch(steering);
      expect(JSON.parse(json)).toEqual({ [text]: [text] });
    }),
  );
});
