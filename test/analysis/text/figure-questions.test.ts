/** Questions that a figure answers. */
import { describe, expect, test } from '@jest/globals';
import { asksForFigure, figuresOf } from '../../../analysis/text/figure-questions.ts';

describe('a question asks for a figure', () => {
  test.each([
    ['en', 'In what year was it sold?', 'Whenever is it sold?'],
    ['en', 'When is it sold?', 'How do I save when I buy one?'],
    ['fr', 'Combien coûte un bureau ?', 'Comment choisir un bureau ?'],
    ['de', 'Seit WANN gibt es das?', 'Wie funktioniert das?'],
    ['es', '¿Cuántas patas tiene?', '¿Cómo se monta?'],
    ['it', 'Quanto costa?', 'Come si monta?'],
    ['pt', 'Em que ano?', 'Como montar?'],
    ['nl', 'Hoe lang duurt het?', 'Hoe werkt het?'],
    ['ar', 'كم عدد الأرجل؟', 'كيف يعمل التحكم؟'],
    ['hi', 'यह कब बना?', 'यह कैसे बना?'],
    ['zh', '它有多少条腿？', '它怎么用？'],
    ['ja', '値段はいくらですか', 'どう使いますか'],
    ['th', 'ราคาเท่าไร', 'ใช้อย่างไร'],
  ])('in %s: %s, and not: %s', (language, asking, other) => {
    expect([asksForFigure(asking, language), asksForFigure(other, language)]).toEqual([true, false]);
  });

  test('not in a language without a list', () => {
    expect(asksForFigure('how many', 'xx')).toBe(false);
  });
});

test('figures are whole, with their separators, in any digits', () => {
  expect([...figuresOf('1,000.50 € in 2019, ٣ or ½.')]).toEqual(['1,000.50', '2019', '٣', '½']);
});
