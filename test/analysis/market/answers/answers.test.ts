/** Which passages answer a question, and how well. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerLimits, answerStatus } from '../../../../analysis/market/answers/answer-status.ts';
import { answerIndexOf } from '../../../../analysis/market/answers/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

const desks = [
  'Walnut tops resist scratches well, though they cost more than pine.',
  'The motor of a standing desk lifts 120 kg and lasts ten years.',
  'Most people stand for two hours a day. The back needs time to get used to it.',
  'Our shop opens at nine and closes at six.',
];

function ranked(question: string, texts: readonly string[], language = 'en') {
  const passages = texts.map((text, at) => ({ id: at, text, heading_path: [] }));
  return answerIndexOf(passages, analyzerFor(language)).rank(question);
}

function best(question: string, texts: readonly string[], language = 'en'): string | undefined {
  return ranked(question, texts, language)[0]?.passage.text;
}

describe('passages for a question', () => {
  test('come with the one that says most of its rarer words first', () => {
    const found = ranked('Does the motor of a standing desk last ten years?', desks);
    expect(found[0]?.passage.id).toBe(1);
    expect(found[0]?.score).toBeGreaterThan(2 * (found[1]?.score ?? 0));
  });

  test('are preferred where the words stand in one sentence', () => {
    const scattered = 'Pine is soft. The oil is clear. A table is old. Care is simple. The wood is local.';
    const together =
      'Care for pine with oil. A table is old. The wood is local. It is soft, it is clear, it is simple.';
    expect(best('How to care for pine with oil?', [scattered, together, ...desks])).toBe(together);
  });

  test('are found by inflected, compound and misspelt words, in any script', () => {
    expect(
      best('Welche Schreibtische gibt es?', ['Das Holz ist gut.', 'Ein Schreibtischgestell aus Stahl.'], 'de'),
    ).toBe('Ein Schreibtischgestell aus Stahl.');
    expect(best('ctenophhore fossils', ['Fish have bones.', 'Ctenophores are soft.'])).toBe('Ctenophores are soft.');
    expect(best('ما هي المكتبات؟', ['الطقس جميل اليوم.', 'توجد مكتبة كبيرة في المدينة.'], 'ar')).toBe(
      'توجد مكتبة كبيرة في المدينة.',
    );
    expect(best('站立式办公桌有什么好处？', ['今天天气很好。', '办公桌可以升降。'], 'zh')).toBe('办公桌可以升降。');
  });

  test('are lifted by the heading that stands right above them', () => {
    const page = measuredPage('s1', 'a.example', [
      '# Desks',
      '## What do they weigh?',
      'About forty kilos without the top, and more with it.',
      '## Warranty',
      'The frame is covered, and so is the motor.',
    ]);
    const [first] = answerIndexOf(passagesOf(page).passages, english).rank('What is the warranty?');
    expect(first?.passage.id).toBe('s1.p2');
  });

  test('that lack the figure asked for come after those that have it', () => {
    const vague = 'A desk costs little to ship abroad.';
    const exact = 'A desk costs 40 euros to ship abroad.';
    expect(ranked('How much does a desk cost to ship?', [vague, exact]).map(({ passage }) => passage.text)).toEqual([
      exact,
      vague,
    ]);
    expect(ranked('Does a desk cost a lot to ship?', [vague, exact])[0]?.passage.text).toBe(vague);
  });

  test('that say what a thing is come before those that only name it', () => {
    const naming = 'We sell every standing desk, standing desk frame and standing desk mat.';
    const defining = 'A standing desk is a table high enough to work at upright, with or without a motor.';
    expect(best('What is a standing desk?', [naming, defining])).toBe(defining);
  });

  test('are none for a question of stop words alone, in an empty index, and for words that stand nowhere', () => {
    expect(ranked('What is it?', desks)).toEqual([]);
    expect(ranked('', desks)).toEqual([]);
    expect(ranked('Which motor?', [])).toEqual([]);
    expect(ranked('Which zzyzx?', ['Qqq.', ''])).toEqual([]);
  });

  test('that score alike keep the order given', () => {
    const twins = ['The motor is quiet.', 'The motor is quiet.', 'The motor is quiet.'];
    expect(ranked('Is the motor quiet?', twins).map(({ passage }) => passage.id)).toEqual([0, 1, 2]);
  });

  test('score the same in whatever order they come, and whatever was asked before', () => {
    const asked = 'How long does the motor of a standing desk last?';
    const scores = (texts: readonly string[]) =>
      new Map(ranked(asked, texts).map(({ passage, score }) => [passage.text, score]));
    expect(scores([...desks].reverse())).toEqual(scores(desks));
    const index = answerIndexOf(
      desks.map((text) => ({ text, heading_path: [] })),
      english,
    );
    const before = index.rank(asked);
    index.rank('Who sells walnut tables with unheard-of zzyzx?');
    expect(index.rank(asked)).toEqual(before);
  });

  test('score from 0 to 1, best first, for any text', () => {
    const word = fc.constantFrom('desk', 'is', 'motor', '12', '办公桌', 'ที่นอน', 'é́', '\n', '. ', '𝒳', 'मेज़', '_');
    const text = fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 20 });
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        text,
        fc.constantFrom('en', 'zh', 'th', 'hi'),
        (texts, asked, language) => {
          const scores = ranked(
            asked.join(' '),
            texts.map((words) => words.join(' ')),
            language,
          ).map(({ score }) => score);
          expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('a score from the limits on is an answer, or one in part', () => {
  const { answered, partly } = answerLimits;
  expect([answered, answered - 0.01, partly, partly - 0.01].map(answerStatus)).toEqual([
    'answered',
    'partly',
    'partly',
    'missing',
  ]);
});
