/** The table of characters: it tells of each what patterns would. */

import { describe, expect, test } from '@jest/globals';
import { countCharacters, kinds, kindsAt } from '../../../analysis/extract/content/characters.ts';

describe('the characters of a text', () => {
  test.each([
    'Größe, Äpfel; 3 Stück: 4,50 €',
    'HTML5 für Anfänger… (2. Auflage)',
    '東京は2024年です。はい！',
    'ที่ ๑๒ บาท',
    'x²𝔸𝟘 😀𠀀b 𐐀a',
    'a\udc00b\ud800 c',
    'Wait... "What?" he said.No [1].',
    '',
  ])('are counted as patterns count them: %j', (text) => {
    const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    const spaceless =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;
    expect(countCharacters(text)).toMatchObject({
      words: words.length,
      capitals: words.filter((word) => /^\p{Lu}/u.test(word)).length,
      spaceless: /[\u0e00-\u0eff\u3040-\u9fff]/u.test(text) ? count(spaceless) : 0,
      digits: count(/\p{N}/gu),
      pauses: count(/[,:;،؛、，；：]/gu),
      sentenceMarks: count(/[.!?。！？।؟…](?=\s|$|["'”’»)\]]|[\u3000-\u9fff])/gu),
    });
  });

  test('are told by a look at their place, and nothing stands behind the end', () => {
    expect(kindsAt('ß', 0) & (kinds.lower | kinds.upper)).toBe(kinds.lower);
    expect(kindsAt('😀', 0) & kinds.isPair).toBe(kinds.isPair);
    expect(kindsAt('a', 1)).toBe(0);
  });
});
