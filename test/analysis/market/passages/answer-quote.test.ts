/** What is quoted of a passage that answers: on into its section, and once for each place that answers. */
import { expect, test } from '@jest/globals';
import { answerQuotes } from '../../../../analysis/market/passages/answer-quotes.ts';
import { composeAnswer, composeQuotes } from '../../../../analysis/market/passages/section.ts';
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

test('a lead-in goes on in the sub-sections of its section', () => {
  const types = measuredPage('s2', 'cloud.example', [
    '## What types of service are there?',
    'There are two main types of service that differ in what the provider takes care of for you:',
    '### Platforms',
    'A platform runs your programs without servers of your own, and is paid for by use.',
    '## Who we are',
    'We have written about services of this kind since the very first of them was sold.',
  ]);
  const [lead] = passagesOf(types).passages;
  if (lead === undefined) throw new Error('the page has passages');
  const { quote } = composeAnswer(lead, 0, types.document, english);
  expect(quote).toMatch(/^There are two main types.*paid for by use\.$/su);
});

test('an answer that fits its passage has the offsets and words of the passage', () => {
  const last = passages.at(-1);
  if (last === undefined) throw new Error('the page has passages');
  const { quote, offsets, words } = composeAnswer(last, 0, page.document, english);
  expect(quote).toBe(last.text);
  expect(offsets).toEqual({ start: last.start, end: last.end });
  expect(words).toBe(last.words);
});

test('a passage that answers in several places is quoted once for each; answers close together share a quote', () => {
  const answers = [900, 100, 200].map((at) => ({ passage: first, at }));
  const quotes = answerQuotes(answers, new Map([['s1', passages.length]]));
  expect(quotes.quotesOf(first).map(({ id, at }) => [id, at])).toEqual([
    ['s1.p1', 100],
    ['s1.p4', 900],
  ]);
  expect(answers.map((answer) => quotes.idOf(answer))).toEqual(['s1.p4', 's1.p1', 's1.p1']);
});

test('a further quote has its own place on the page and its own words', () => {
  const at = first.text.indexOf('Weight and distance');
  const quotes = [
    { id: first.id, passage: first, at: 0 },
    { id: 's1.p4', passage: first, at },
  ];
  const [whole, part] = composeQuotes(first, quotes, page.document, english);
  expect(whole?.id).toBe(first.id);
  expect(part?.id).toBe('s1.p4');
  expect(part?.quote).toMatch(/^Weight and distance/u);
  expect(page.document.text.slice(part?.offsets.start, part?.offsets.end)).toBe(part?.quote);
  expect(part?.words).toBe(english.analyze(part?.quote ?? '').length);
});

test('a passage that answers nothing is quoted from its beginning', () => {
  expect(composeQuotes(first, [], page.document, english)).toMatchObject([{ id: first.id, words: first.words }]);
});

test('below its question, an answer ends before the next question of a list, and leaves its own out', () => {
  const list = measuredPage('s3', 'gym.example', [
    '## Questions about home gyms',
    'How much space do I need?',
    'A corner of a room is enough if you choose equipment that folds away.',
    'How can I save money?',
    'Buy equipment that covers a range of exercises, and buy it used.',
  ]);
  const [answer] = passagesOf(list).passages;
  if (answer === undefined) throw new Error('the page has passages');
  const quoteAt = (sentence: string) =>
    composeAnswer(answer, answer.text.indexOf(sentence), list.document, english).quote;
  expect(answer.text).toContain('How can I save money?');
  expect(quoteAt('A corner')).toBe('A corner of a room is enough if you choose equipment that folds away.');
  expect(quoteAt('Buy')).toBe('Buy equipment that covers a range of exercises, and buy it used.');
});

test('an answer below no question keeps the questions that it puts to the reader', () => {
  const guide = measuredPage('s4', 'wedding.example', [
    '## Style',
    'Define your style before you book. Ask yourselves what you like best of all:',
    'Elegant or rustic?',
    'Your taste will guide every decision from there.',
  ]);
  const [answer] = passagesOf(guide).passages;
  if (answer === undefined) throw new Error('the page has passages');
  expect(composeAnswer(answer, 0, guide.document, english).quote).toMatch(/Elegant or rustic\?.*from there\.$/su);
});
