/** Stems, stop words and everyday words by language, and what the report says of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { stemmedLanguages } from '../../../analysis/text/stemmers.ts';

const stems = (text: string, language: string): string[] =>
  analyzerFor(language)
    .analyze(text)
    .map((word) => word.stem);

describe('the analyser', () => {
  test.each([
    ['en', 'desks standing desk’s', ['desk', 'stand', 'desk']],
    ['fr', 'assurances écoles', ['assur', 'écol']],
    ['de', 'Häuser Versicherungen', ['haus', 'versicher']],
    ['es', 'escritorios', ['escritori']],
    ['ar', 'الكتاب', ['كتاب']],
    ['hi', 'किताबें', ['किताब']],
    ['ja', '机', ['机']],
    ['zh', '桌子', ['桌子']],
    ['th', 'บ้าน', ['บ้าน']],
  ])('stems %s where a stemmer is kept, and leaves words as they are elsewhere', (language, text, expected) => {
    expect(stems(text, language)).toEqual(expected);
  });

  test('knows stop words, and that "home" is none though the list has it', () => {
    const words = analyzerFor('en').analyze('the cost of home insurance');
    expect(words.filter((word) => word.stop).map((word) => word.text)).toEqual(['the', 'of']);
  });

  test('finds Greek stop words with and without their accents', () => {
    expect(
      analyzerFor('el')
        .analyze('είναι ειναι γραφείο')
        .map((word) => word.stop),
    ).toEqual([true, true, false]);
  });

  test.each([
    ['ar', 'لأنّ وهذا القهوة', [true, true, false]],
    ['hi', 'क्या क्यूँकि दूध', [true, false, false]],
    ['hi', 'सिर्फ़ सिर्फ घर', [true, true, false]],
    ['ja', '返礼品が届きました', [false, true, false, true, true]],
    ['ja', 'そばとうどん', [false, true, false]],
    ['zh', '我们没有净化器', [true, true, false]],
    ['th', 'สําหรับข้าวไหม', [true, false, true]],
    ['fr', 'là où'.normalize('NFD'), [true, true]],
  ])('%s: which words of %s are stop words, in any spelling', (language, text, expected) => {
    expect(
      analyzerFor(language)
        .analyze(text)
        .map(({ stop }) => stop),
    ).toEqual(expected);
  });

  test.each([
    ['en', 'sixteen kwh march kettle', [true, true, true, false]],
    ['de', 'Euro März Heizung', [true, true, false]],
    ['es', 'años enero batería', [true, true, false]],
    ['ar', 'خمس يناير هيل', [true, true, false]],
    ['zh', '元、甲醛', [true, false]],
    ['ja', '円、税', [true, false]],
  ])('%s: numbers, months, currencies and units of %s are everyday words', (language, text, expected) => {
    expect(
      analyzerFor(language)
        .analyze(text)
        .map(({ everyday }) => everyday),
    ).toEqual(expected);
  });

  test('says what it used, by the versions installed', () => {
    const version = (name: string) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
    const { stemmer, stopWords } = analyzerFor('en');
    expect(stemmer).toEqual({ name: '@orama/stemmers', version: version('@orama/stemmers') });
    expect(stopWords).toMatchObject({ name: 'stopwords-iso', version: version('stopwords-iso') });
  });

  test.each([
    ['es', ['pared paredes', 'humedad humedades', 'luz luces', 'imagen imágenes', 'huésped huéspedes']],
    ['fr', ['cheveu cheveux', 'travail travaux', 'lieu lieux', 'vœu vœux']],
    ['de', ['auto autos', 'elektroauto elektroautos', 'tipp tipps', 'hobby hobbys', 'kamera kameras', 'büro büros']],
  ])('gives a noun and its plural one stem: %s %s', (language, pairs) => {
    for (const pair of pairs) expect(new Set(stems(pair, language)).size).toBe(1);
    expect(new Set(stems('gips', 'de'))).toEqual(new Set(['gips']));
  });

  test('stems any word of any script in every language without throwing', () => {
    const letters = [
      'abcdeérstz',
      'абвгдеиноищятсюжвц',
      'αβγδεοςικ',
      'ابتكلمنوي',
      'कखगतनािों',
      'தமிழ்கள்',
      'աբգերություն',
      '漢字かな',
      'กขคงา',
    ];
    const words = letters.flatMap((alphabet) =>
      Array.from({ length: 300 }, (_, seed) => {
        const chars = [...alphabet];
        return Array.from(
          { length: 1 + (seed % 14) },
          (__, index) => chars[(seed * 7 + index * (1 + (seed % 5))) % chars.length],
        ).join('');
      }),
    );
    for (const language of stemmedLanguages) {
      const analyzer = analyzerFor(language);
      expect(() => analyzer.analyze([...words, 'обединени', 'сюжети', 'градовете'].join(' '))).not.toThrow();
    }
  });

  test('says that it has nothing for a language without lists', () => {
    expect(analyzerFor('xx')).toMatchObject({ stemmer: null, stopWords: null });
    expect(analyzerFor('__proto__')).toMatchObject({ stemmer: null, stopWords: null });
  });
});
