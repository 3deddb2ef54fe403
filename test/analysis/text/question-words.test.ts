/** What asks, and what for. */
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
    ['en', 'How much weight does it carry?', 'how'],
    ['en', 'How much is a desk?', 'price'],
    ['en', 'What does a desk cost?', 'price'],
    ['en', 'How to cut the cost of a desk', 'how'],
    ['en', 'What is the difference between oak and ash?', 'compare'],
    ['en', 'Is it cheaper to buy or to rent a desk?', 'compare'],
    ['en', 'Is a standing desk safe?', 'risk'],
    ['en', 'Why is oak so expensive?', 'why'],
    ['fr', 'Combien de temps tient un bureau ?', 'how'],
    ['fr', 'Combien coûte un bureau ?', 'price'],
    ['de', 'Wie viel Platz braucht ein Stehtisch?', 'how'],
    ['es', '¿Cuánto cuesta un escritorio?', 'price'],
    ['hi', 'मेज़ क्यों?', 'why'],
    ['zh', '如何选择升降桌', 'how'],
    ['zh', '升降桌多少钱', 'price'],
    ['ja', '昇降デスクは必要ですか？', undefined],
    ['ja', 'SEOとは', undefined],
    ['ja', '昇降デスクと普通の机の違いは何ですか', 'compare'],
    ['th', 'โต๊ะยืนดีไหม', undefined],
    ['th', 'SEO คืออะไร', 'what'],
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
