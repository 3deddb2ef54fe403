/** What is quoted of a passage that answers: on into its section, and once where it answers several questions. */
import { expect, test } from '@jest/globals';
import { answerStarts, composeAnswer } from '../../../../analysis/market/passages/section.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { longestAnswerChars } from '../../../../analysis/report/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** Two paragraphs too long to be one passage, below a heading, and one below another. */
const long = Array.from(
  { length: 4 },
  (_, at) => `A mover of class ${at} asks for a deposit before the day of the move.`,
);
const page = measuredPage('s1', 'movers.example', [
  '## What affects the price?',
  `Four things affect what movers ask for. ${long.join(' ')} Weight and distance come first in every offer that you will get.`,
  `The season comes next. ${long.join(' ')} Summer weekends cost more than a day in winter.`,
  '## Who we are',
  'We move houses and have done so for many years in this town and around it.',
]);
const { passages } = passagesOf(page);
const [first] = passages;
if (first === undefined) throw new Error('the page has passages');

test('an answer goes on in the next passage of its section, not in the next section', () => {
  expect(passages.length).toBe(3);
  const at = first.text.indexOf('Weight and distance');
  const { quote, offsets, words } = composeAnswer(first, at, page.document, english);
  expect(quote).toMatch(/Weight and distance come first.*Summer weekends cost more than a day in winter\.$/su);
  expect(quote.length).toBeLessThanOrEqual(longestAnswerChars);
  expect(offsets).toEqual({ start: first.start, end: passages[1]?.end });
  expect(words).toBe(first.words + (passages[1]?.words ?? 0));
});

test('an answer that fits its passage has the offsets and words of the passage', () => {
  const last = passages.at(-1);
  if (last === undefined) throw new Error('the page has passages');
  const { quote, offsets, words } = composeAnswer(last, 0, page.document, english);
  expect(quote).toBe(last.text);
  expect(offsets).toEqual({ start: last.start, end: last.end });
  expect(words).toBe(last.words);
});

test('a passage that answers several questions is quoted from where most answers begin, else for the first', () => {
  const answers = (...starts: number[]) => starts.map((at) => ({ passage: first, at }));
  expect(answerStarts(answers(900, 100, 200)).get(first.id)).toBe(100);
  expect(answerStarts(answers(900, 100)).get(first.id)).toBe(900);
});
