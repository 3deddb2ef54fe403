/** How the user's page answers the market's questions. */
import { expect, test } from '@jest/globals';
import type { ToldInText } from '../../../../analysis/market/questions/question-asks.ts';
import { answerQuestions } from '../../../../analysis/page/answers/question-answerability.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const analyzer = analyzerFor('en');

function cut(id: string, ...blocks: string[]) {
  const page = measuredPage(id, `${id}.example`, blocks, { title: 'Heat pumps', language: 'en' });
  return { page, cut: passagesOf(page) };
}

function statusOf(...blocks: string[]): string | undefined {
  const rival = cut('s1', '## Are heat pumps dead?', 'No. Sales of heat pumps grow, and grants pay half of the price.');
  const vocabulary = new Set(
    'sale grow grant pay half price install compressor furnac winter climat electr subsidi owner tariff rebat cold effici home season warm'.split(
      ' ',
    ),
  );
  const question = { text: 'Are heat pumps dead?', scores: new Map([['s1', 0.9]]) };
  const asked = [{ question, vocabulary, usualWords: null }];
  return answerQuestions(asked, cut('s9', ...blocks), [rival], ['heat', 'pump'], analyzer)[0]?.status;
}

test('a heading with all words of the question shows a section on it, whatever that says', () => {
  const rival = cut('s1', '## Are heat pumps dead?', 'No. Sales of heat pumps grow.');
  const question = { text: 'How do you choose the right heat pump?', scores: new Map<string, number>() };
  const headed = (heading: string) =>
    answerQuestions(
      [{ question, vocabulary: new Set(), usualWords: null }],
      cut('s9', heading, 'Read on.'),
      [rival],
      ['heat', 'pump'],
      analyzer,
    )[0]?.isHeaded;
  expect(headed('## Choosing the right heat pump for you')).toBe(true);
  expect(headed('## The right heat pump')).toBe(false);
});

test.each([
  ['Are heat pumps cheaper to run than gas boilers?', '## What about running costs?', true],
  ['When to call an installer', '## When should I see a professional?', true],
  ['Are heat pumps being banned?', '## What about running costs?', false],
])('%s may be answered below %s: %s', (text, heading, isHeaded) => {
  const rival = cut('s1', '## Are heat pumps dead?', 'No. Sales of heat pumps grow.');
  const asked = [{ question: { text, scores: new Map<string, number>() }, vocabulary: new Set(''), usualWords: null }];
  const page = cut('s9', heading, 'Read on.');
  expect(answerQuestions(asked, page, [rival], ['heat', 'pump'], analyzer)[0]?.isHeaded).toBe(isHeaded);
});

test('a short first sentence below the question is its answer where the next ones go on from it', () => {
  const lead = ['## Are heat pumps dead?', '> Heat pumps are not dead.'];
  expect(statusOf(...lead, 'Sales grow each winter, and grants still pay half of the price.')).toBe('answered');
  expect(statusOf(...lead, 'We are often asked this. Call us!')).toBe('missing');
});

test('what the text tells of a question that no heading asks counts as on the pages of the market', () => {
  const rival = cut('s1', '## Are heat pumps dead?', 'No. Sales of heat pumps grow.');
  const own = cut('s9', '## Our offer', 'Setting one up takes an afternoon, and the app guides you.');
  const question = { text: 'How easy is it to set up and use a heat pump?', scores: new Map<string, number>() };
  const judged = (told: Partial<ToldInText> | null) =>
    answerQuestions(
      [
        {
          question: { ...question, ...(told && { told: { sectionOn: () => own.cut.passages, ...told } }) },
          vocabulary: new Set(),
          usualWords: null,
        },
      ],
      own,
      [rival],
      ['heat', 'pump'],
      analyzer,
    )[0]?.status;
  expect(judged(null)).toBe('missing');
  expect(judged({})).not.toBe('missing');
  // A page without the signs of what is asked does not tell of it.
  expect(judged({ isShownOn: () => false })).toBe('missing');
});
