/** What counts as a question in a heading. */
import { describe, expect, test } from '@jest/globals';
import { askedBy } from '../../../analysis/text/question-words.ts';

describe('a heading asks', () => {
  test.each([
    ['en', 'How to Choose a Desk', 'how'],
    ['en', '3. How much does it cost?', 'price'],
    ['fr', 'Comment choisir un bureau', 'how'],
    ['fr', 'Qu’est-ce qu’un bureau debout ?', 'what'],
    ['de', 'Was kostet ein Stehtisch?', 'price'],
    ['es', '¿Cuál es el mejor escritorio?', 'which'],
    ['ar', 'كيف تختار مكتبًا', 'how'],
    ['hi', 'मेज़ क्यों?', undefined],
    ['zh', '如何选择升降桌', 'how'],
    ['ja', '昇降デスクは必要ですか？', undefined],
    ['th', 'โต๊ะยืนดีไหม?', undefined],
    ['xx', 'Nini hii?', undefined],
  ])('%s: %s', (language, text, facet) => {
    expect(askedBy(text, language)).toEqual(facet === undefined ? {} : { facet });
  });

  test.each([
    ['en', 'Do your research'],
    ['en', 'Howard’s desks'],
    ['en', 'The best desks'],
    ['fr', 'Quelques conseils'],
    ['el', 'Τα γραφεία'],
  ])('%s: %s does not', (language, text) => {
    expect(askedBy(text, language)).toBeNull();
  });

  test('Greek by its own mark', () => {
    expect(askedBy('Τι είναι;'.normalize('NFC'), 'el')).toEqual({});
  });
});
