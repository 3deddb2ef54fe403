/** Which texts of other pages are quoted as examples. */
import { expect, test } from '@jest/globals';
import { judgePage } from '../../../analysis/checks/judge.ts';
import { fromStatement, isQuotable, isStatement } from '../../../analysis/checks/quotable.ts';
import { answerRow, ordinary } from './ordinary.ts';

test.each([
  ['A desk lasts ten years.', true],
  ['“Rated 4.8 of 5”, says a customer.', true],
  ['¿Cuánto dura?', true],
  ['$400 buys a desk.', true],
  ['Âge minimal : 18 ans', true],
  ['» » Read our informative article: How to choose a desk', false],
  ['It has what you need.Â This includes the motor.', false],
  ['The deskâ€™s motor is quiet.', false],
  ['Rating: â\u00ad\u0090â\u00ad\u0090 (5/5 stars)', false],
  ['› Home', false],
  ['Price per desk for offices $845 $832.80 $786', false],
  ['Gain = ($5,000 / $10,000) x 100 = 50%', false],
])('%s: %s', (text, is) => {
  expect(isQuotable(text)).toBe(is);
});

test('a finding stands without an example that no reader can make sense of', () => {
  const open = { question_answerability: [{ ...answerRow, status: 'missing' as const, passage_id: null }] };
  const examples = (quote: string) => {
    const { passages } = ordinary();
    const quoted = new Map([...passages].map(([id, passage]) => [id, { ...passage, quote }]));
    const { found } = judgePage(ordinary({ ...open, answer_examples: new Map(), passages: quoted }), {
      isCompared: true,
      isOffTopic: false,
    });
    return found.flatMap((each) => (each.id === 'question-unanswered' ? [each.found.params.example?.quote] : []));
  };
  expect(examples('A desk lasts ten years.')).toEqual(['A desk lasts ten years.']);
  expect(examples('» » Read our article')).toEqual([undefined]);
});

test('a quote leaves out the lines that only call or name before its first statement', () => {
  expect(fromStatement('Learn more about insurance\nTypically, yes. Most plans pay.')).toBe(
    'Typically, yes. Most plans pay.',
  );
  expect(fromStatement('Examples of light wines:\nPinot Grigio')).toBe('Examples of light wines:\nPinot Grigio');
  expect(fromStatement('Learn more about insurance')).toBe('Learn more about insurance');
  expect(isStatement('Learn more about insurance')).toBe(false);
});
