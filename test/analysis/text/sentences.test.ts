/** Sentences of texts in several scripts. */
import { describe, expect, test } from '@jest/globals';
import { sentencesOf } from '../../../analysis/text/sentences.ts';

const sentences = (text: string, language: string): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  test.each([
    ['en', 'It stands. Does it sit?  Yes!', ['It stands.', 'Does it sit?', 'Yes!']],
    ['hi', 'यह मेज़ है। वह कुर्सी है।', ['यह मेज़ है।', 'वह कुर्सी है।']],
    ['ja', '机です。椅子です。', ['机です。', '椅子です。']],
    ['ar', 'ما هذا؟ هذا مكتب.', ['ما هذا؟', 'هذا مكتب.']],
  ])('%s: %s', (language, text, expected) => {
    expect(sentences(text, language)).toEqual(expected);
  });

  test('do not end at abbreviations and initials', () => {
    expect(sentences('Ask Dr. Smith about it. He knows.', 'en')).toEqual(['Ask Dr. Smith about it.', 'He knows.']);
    expect(sentences('By the J.D. Power study, it leads. He knows J.D. The desk stands.', 'en')).toEqual([
      'By the J.D. Power study, it leads.',
      'He knows J.D.',
      'The desk stands.',
    ]);
    expect(sentences('Es gibt z. B. Tische. Und Stühle.', 'de')).toEqual(['Es gibt z. B. Tische.', 'Und Stühle.']);
  });
});
