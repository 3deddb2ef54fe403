/** Words of a query and of a question that say what is wanted. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languagePacks } from '../../../analysis/languages/packs.ts';
import { queryWishes } from '../../../analysis/languages/titles.ts';
import { asksForSteps } from '../../../analysis/text/instruction-openings.ts';
import { wishesOf } from '../../../analysis/text/query-wishes.ts';
import { questionWordOf } from '../../../analysis/text/question-words.ts';
import { anyCharacter } from '../../any-character.ts';

const intentWords = Object.fromEntries(
  languagePacks.flatMap(({ code, searches }) => (searches === null ? [] : [[code, searches.wishes]])),
);

describe('wishes', () => {
  test.each([
    ['Standing Desk vs Converter', 'en', ['compare:vs']],
    ['difference between desk and table', 'en', ['tell_apart:difference']],
    ['desk best practices', 'en', ['learn:best practices']],
    ['top 10 desk trends', 'en', ['learn:trends', 'rate:top']],
    ['tendances bureau', 'fr', ['learn:tendances']],
    ['best cheap desk near me', 'en', ['rate:best', 'price:cheap', 'near:near me']],
    ['mode d’emploi bureau', 'fr', ["learn:mode d'emploi"]],
    ['bureau assis-debout : avis et prix', 'fr', ['rate:avis', 'price:prix']],
    ['günstige schreibtische', 'de', ['price:günstige']],
    ['gunstige schreibtische', 'de', ['price:günstige']],
    ['昇降デスク 比較 価格', 'ja', ['compare:比較', 'price:価格']],
    ['升降桌 哪个好', 'zh', ['rate:哪个好']],
    ['lease or buy a car', 'en', ['compare:or']],
    ['auto leasen oder finanzieren', 'de', ['compare:oder']],
    ['où acheter un vélo', 'fr', ['buy:acheter']],
    ['louer ou acheter', 'fr', ['compare:ou']],
  ])('of “%s” (%s)', (query, language, expected) => {
    expect(wishesOf(query, language).map(({ wish, words }) => `${wish}:${words}`)).toEqual(expected);
  });

  test('stand in every list as they would be found', () => {
    for (const [language, lists] of Object.entries(intentWords)) {
      for (const wish of queryWishes) {
        for (const phrase of lists[wish].split('|')) {
          expect(phrase.trim()).toBe(phrase);
          expect(phrase.length).toBeGreaterThan(1);
          expect(wishesOf(phrase.replace('^', ''), language).map((found) => found.wish)).toContain(wish);
        }
      }
    }
  });

  test('of any text are wishes of the list, and none in a language without one', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 80 }),
        fc.constantFrom(...Object.keys(intentWords)),
        (text, language) => {
          for (const { wish, words } of wishesOf(text, language))
            expect(intentWords[language]?.[wish]).toContain(words);
          expect(wishesOf(text, 'toString')).toEqual([]);
        },
      ),
    );
  });
});

describe('steps are asked for', () => {
  test.each([
    ['How to set up a standing desk', 'en'],
    ['How do I raise it?', 'en'],
    ['Comment choisir un bureau ?', 'fr'],
    ['Wie kann man den Tisch einstellen?', 'de'],
    ['Wie reinige ich den Tisch?', 'de'],
    ['¿Cómo montar un escritorio?', 'es'],
    ['Come montare una scrivania', 'it'],
    ['Como montar uma mesa', 'pt'],
    ['Hoe stel je een bureau in?', 'nl'],
    ['كيفية اختيار المكتب', 'ar'],
    ['डेस्क कैसे चुनें', 'hi'],
    ['デスクの選び方と使い方', 'ja'],
    ['如何选择升降桌', 'zh'],
    ['วิธีเลือกโต๊ะ', 'th'],
  ])('by “%s” (%s)', (question, language) => {
    expect(asksForSteps(question, language)).toBe(true);
  });

  test.each([
    ['How long does it last?', 'en'],
    ['How does it work?', 'en'],
    ['Comment ça marche ?', 'fr'],
    ['Wie lange hält er?', 'de'],
    ['Hoe lang duurt het?', 'nl'],
    ['怎么样', 'zh'],
    ['How to sit', 'xx'],
  ])('not by “%s” (%s)', (question, language) => {
    expect(asksForSteps(question, language)).toBe(false);
  });
});

test.each([
  ['How much is a desk?', 'en', 'how much is'],
  ['what is seo', 'en', 'what'],
  ['« Pourquoi se lever ? »', 'fr', 'pourquoi'],
  ['¿Cuánto cuesta?', 'es', 'cuánto cuesta'],
  ['怎么选升降桌', 'zh', '怎么'],
  ['standing desk', 'en', null],
  ['whatever', 'en', null],
])('the question word of “%s” (%s) is %s', (text, language, word) => {
  expect(questionWordOf(text, language)).toBe(word);
});
