/** Which questions of the market are on the keyword, and which the page's title asks. */
import { expect, test } from '@jest/globals';
import { composeSuit } from '../../../analysis/page/suit.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const texts = ['What are the best desk tips?', 'Which tips help my back?', 'How do I calm down?', 'How are you?'];

test('questions are on the keyword by one of its words, and in a title by all of theirs', () => {
  const analyzer = analyzerFor('en');
  const [desk] = analyzer.analyze('desk');
  const questions = texts.map((text, at) => ({ id: `q${at + 1}`, text }));
  const suit = composeSuit(
    ['Ten Tips for Your Desk', 'Desks'],
    [],
    { pages: [] },
    { results: [], questions } as unknown as Parameters<typeof composeSuit>[3],
    [desk?.stem ?? ''],
    analyzer,
  );
  expect([...suit.questions_on_keyword]).toEqual(['q1']);
  expect([...suit.questions_in_title]).toEqual(['q1']);
});

test('what asks no more than the keyword is answered by the page as a whole, in however many steps', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('start llc').map(({ stem }) => stem);
  const asked = [
    'How to open an LLC',
    'How to start an LLC in 7 simple steps',
    'How much does it cost to start an LLC?',
  ];
  const questions = asked.map((text, at) => ({ id: `q${at + 1}`, text }));
  const market = { results: [], questions } as unknown as Parameters<typeof composeSuit>[3];
  const suit = composeSuit([], [], { pages: [] }, market, query, analyzer);
  expect([...suit.questions_in_title]).toEqual(['q1', 'q2']);
});
