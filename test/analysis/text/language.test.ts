/** Telling languages apart, on our own sentences and on a corpus of them. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { contradictsLanguage, detectLanguage, primaryLanguage, sameLanguage } from '../../../analysis/text/language.ts';

const corpus = '../shared/corpora/language-id/sentences.jsonl.gz';

/** Languages that the corpus has and the engine does not claim to recognise. */
const unclaimed = new Set('eu kk la lg mi mn sn so st tn ts xh yo zu'.split(' '));

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

  test('contradicts the one wanted only when it is surely another', () => {
    expect(contradictsLanguage('en', undefined, 'fr')).toBe(true);
    expect(contradictsLanguage('fr', 'en', 'fr')).toBe(false);
    expect(contradictsLanguage(null, undefined, 'fr')).toBe(false);
    expect(contradictsLanguage(null, 'en-US', 'fr')).toBe(true);
    expect(contradictsLanguage('da', undefined, 'no')).toBe(false);
    // Kinyarwanda is not among the languages that are recognised: what it is taken for proves nothing.
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

  (existsSync(corpus) ? test : test.skip)(
    'is right for 98 % of texts of ten sentences (skipped without ../shared/corpora/language-id)',
    () => {
      const byLanguage = new Map<string, string[]>();
      for (const line of gunzipSync(readFileSync(corpus)).toString('utf8').trim().split('\n')) {
        const { language, text }: { language: string; text: string } = JSON.parse(line);
        byLanguage.set(language, [...(byLanguage.get(language) ?? []), text]);
      }
      let right = 0;
      let all = 0;
      for (const [language, texts] of byLanguage) {
        if (unclaimed.has(language)) continue;
        for (let first = 0; first + 10 <= texts.length; first += 10) {
          const detected = detectLanguage(
            texts
              .slice(first, first + 10)
              .join(' ')
              .normalize('NFC'),
          );
          all++;
          if (detected !== null && sameLanguage(detected, language)) right++;
        }
      }
      expect(right / all).toBeGreaterThan(0.98);
    },
  );
});
