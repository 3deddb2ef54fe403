/** Detects the language of sentences that were written for these tests. */
import { describe, expect, test } from '@jest/globals';
import { identifyLanguage } from '../../../analysis/text/identify-language.ts';
import { contradictsLanguage, detectLanguage, primaryLanguage, sureLanguage } from '../../../analysis/text/language.ts';

describe('the language of a text', () => {
  test.each([
    ['en', 'A standing desk is a desk that lets you stand while you work, and it is easy to use for most of the day.'],
    [
      'fr',
      'Le bureau assis-debout est un meuble qui permet de travailler debout, et il est facile à régler dans la pièce.',
    ],
    ['ja', '机の高さを調整できます。'],
    ['zh', '升降桌可以调整高度。'],
    [
      'ar',
      'المكتب الواقف هو مكتب يسمح لك بالعمل من وضعية الوقوف، وهو من أفضل الحلول التي يمكن استخدامها في المنزل على مدار اليوم',
    ],
    ['th', 'โต๊ะยืนทำงานปรับระดับได้'],
  ])('%s is recognised', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('is not guessed from a few words', () => {
    expect(detectLanguage('Standing desk')).toBeNull();
    expect(detectLanguage('')).toBeNull();
  });

  test('a list of products that repeats a brand does not contradict the tag of the page', () => {
    const names = ['AX 200', 'AX 300', 'Pulse 4', 'BT 90', 'Studio 60', 'Wire 12', 'Duo 7', 'Duo 8', 'Trio 2'];
    const filters = 'Product type\nCup style\nWearing style\nConnectivity\nRequires amplifier\nAvailability\nSort by:';
    const list = [
      filters,
      ...names.map((name) => `Moralenzo ${name}\nMoralenzo ${name}\nBack-order\nRegular price $99 Sale price $79`),
    ].join('\n');
    expect(sureLanguage(identifyLanguage(list), list)).toBe('ro');
    expect(sureLanguage(identifyLanguage(list), list, 'en-US')).toBeNull();
    const french = 'Le bureau assis-debout permet de travailler debout, et il est facile à régler dans la pièce.';
    expect(sureLanguage(identifyLanguage(french), french, 'en')).toBe('fr');
  });

  test('contradicts the wanted language only if it is certainly another', () => {
    expect(contradictsLanguage('en', undefined, 'fr')).toBe(true);
    expect(contradictsLanguage('fr', 'en', 'fr')).toBe(false);
    expect(contradictsLanguage(null, undefined, 'fr')).toBe(false);
    expect(contradictsLanguage(null, 'en-US', 'fr')).toBe(true);
    expect(contradictsLanguage('da', undefined, 'no')).toBe(false);
    // Kinyarwanda cannot be recognized, so the language that is detected instead proves nothing.
    expect(contradictsLanguage('en', undefined, 'rw')).toBe(false);
    expect(contradictsLanguage('en', 'en', 'rw')).toBe(true);
  });

  test('is the first part of a tag', () => {
    expect(['en-US', 'PT_br', ' fr ', 'zh-Hant-TW', '', 'english language'].map(primaryLanguage)).toEqual([
      'en',
      'pt',
      'fr',
      'zh',
      null,
      null,
    ]);
  });
});
