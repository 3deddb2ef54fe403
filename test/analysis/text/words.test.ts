/** Words of texts in many scripts. */
import { describe, expect, test } from '@jest/globals';
import { isFigure, wordsOf } from '../../../analysis/text/words.ts';

const texts = (text: string, language: string): string[] => wordsOf(text, language).map((word) => word.text);

describe('words', () => {
  test.each([
    ['en', "Don't pay $1,299.50 for sit-stand desks!", ["don't", 'pay', '1,299.50', 'for', 'sit', 'stand', 'desks']],
    ['fr', 'L’assurance d’habitation, aujourd’hui', ['l', 'assurance', 'd', 'habitation', "aujourd'hui"]],
    ['it', "dell'acqua e un'altra", ['dell', 'acqua', 'e', 'un', 'altra']],
    ['de', 'Größe über 120 cm', ['größe', 'über', '120', 'cm']],
    ['es', '¿Cuánto cuesta el niño?', ['cuánto', 'cuesta', 'el', 'niño']],
    ['ar', 'كَمْ سعر المكتب؟', ['كَمْ', 'سعر', 'المكتب']],
    ['hi', 'किताबें और हिन्दी।', ['किताबें', 'और', 'हिन्दी']],
    ['fa', 'می‌خواهم', ['می‌خواهم']],
    ['tr', 'ISPARTA İzmir', ['ısparta', 'izmir']],
    ['ja', '東京で机を買う。', ['東京', 'で', '机', 'を', '買う']],
    ['zh', '如何选择升降桌？', ['如何', '选择', '升降桌']],
    ['th', 'ราคาประกันบ้าน', ['ราคา', 'ประกัน', 'บ้าน']],
  ])('%s: %s', (language, text, expected) => {
    expect(texts(text, language)).toEqual(expected);
  });

  test('stand where their offsets say', () => {
    const text = 'L’eau, «Größe» 机 1.5';
    for (const word of wordsOf(text, 'fr')) {
      expect(text.slice(word.start, word.end).toLowerCase()).toBe(word.text);
    }
  });

  test('are joined by spaces and single hyphens, and parted by punctuation and line breaks', () => {
    const joined = (text: string) => wordsOf(text, 'en').map((word) => word.joined);
    expect(joined('sit-stand desk')).toEqual([false, true, true]);
    expect(joined('desks, chairs')).toEqual([false, false]);
    expect(joined('desks - chairs')).toEqual([false, false]);
    expect(joined('desks\nchairs')).toEqual([false, false]);
  });

  test('are figures when made of digits and their separators alone', () => {
    expect(['1,000', '१२', '2026', '3d', 'ten'].map(isFigure)).toEqual([true, true, true, false, false]);
  });
});
