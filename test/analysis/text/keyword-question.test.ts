/** How a keyword becomes a question for answer engines. */
import { describe, expect, test } from '@jest/globals';
import { languagePacks } from '../../../analysis/languages/packs.ts';
import { keywordQuestion } from '../../../analysis/text/keyword-question.ts';
import { askedBy } from '../../../analysis/text/question-words.ts';

describe('a keyword', () => {
  test.each([
    ['en', 'standing  desk ', 'What should I know about standing desk?', 'as_question'],
    ['en', 'how much does a heat pump cost', 'how much does a heat pump cost', 'as_written'],
    ['en', '100 $1 bills', 'What should I know about 100 $1 bills?', 'as_question'],
    [
      'fr',
      'bureau assis-debout',
      'Que faut-il savoir sur le sujet suivant\u00a0: bureau assis-debout\u00a0?',
      'as_question',
    ],
    ['fr', 'pourquoi isoler sa maison', 'pourquoi isoler sa maison', 'as_written'],
    ['de', 'Wärmepumpe', 'Was sollte man zum Thema „Wärmepumpe“ wissen?', 'as_question'],
    ['es', 'bomba de calor', '¿Qué hay que saber sobre bomba de calor?', 'as_question'],
    ['ja', '電気自動車', '「電気自動車」について、どのようなことを知っておくべきですか？', 'as_question'],
    ['fi', 'lämpöpumppu', 'lämpöpumppu', 'no_rule'],
    ['fi', 'mikä on lämpöpumppu?', 'mikä on lämpöpumppu?', 'as_written'],
  ])('in %s: %s', (language, keyword, text, form) => {
    expect(keywordQuestion(keyword, language)).toEqual({ text, form });
  });
});

test('the general question of every language is a question there, and names its subject once', () => {
  const asking = languagePacks.filter(({ questions }) => questions?.about !== undefined);
  expect(asking.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'fr', 'de', 'es']));
  for (const { code, questions } of asking) {
    expect(questions?.about?.split('$1')).toHaveLength(2);
    expect([code, askedBy(keywordQuestion('Xyz', code).text, code)]).not.toEqual([code, null]);
  }
});
