/** Passages that answer a question from elsewhere on a page, under no heading on it. */
import { expect, test } from '@jest/globals';
import { strayJudge } from '../../../../analysis/page/answers/stray-answers.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const analyzer = analyzerFor('en');
const keyword = ['heat', 'pump'];

function judge(question: string, blocks: string[], score: number, isOnSubject = true): string {
  const [passage] = passagesOf(measuredPage('s1', 'a.example', blocks, { title: 'Heating', language: 'en' })).passages;
  if (passage === undefined) throw new Error('no passage');
  return strayJudge({ keyword, isOnSubject }, analyzer)({ passage, score, at: 0 }, question);
}

test.each([
  [0.6, 'answered'],
  [0.4, 'partly'],
  [0.2, 'missing'],
])('a score of %s is enough for: %s', (score, status) => {
  const text = 'A heat pump suits an old house where its radiators are large enough for a low flow temperature.';
  expect(judge('Does a heat pump suit an old house?', ['## Old houses', text], score)).toBe(status);
});

test.each([
  [
    'How much space does a heat pump need?',
    'The unit needs little space and costs about $4,000 with all of its pipes.',
    'partly',
  ],
  ['How many fans does a heat pump have?', 'Most have two fans, which are about as loud as a fridge.', 'answered'],
  ['When was the heat pump invented?', 'The heat pump was invented in Vienna by an engineer of salt works.', 'partly'],
  ['When was the heat pump invented?', 'The heat pump was invented in Vienna in 1856 by an engineer.', 'answered'],
])('an answer to “%s” has what it asks for: %s', (question, text, status) => {
  expect(judge(question, ['## About them', text], 0.7)).toBe(status);
});

test('a page on something else answers only where it names the subject of the question', () => {
  const boiler = ['## Noise', 'A gas boiler is about as loud as a fridge while it is running at full power.'];
  const pump = ['## Noise', 'A heat pump is about as loud as a fridge while it is running at full power.'];
  expect(judge('Is a heat pump loud?', boiler, 0.7, false)).toBe('missing');
  expect(judge('Is a heat pump loud?', boiler, 0.7)).toBe('answered');
  expect(judge('Is a heat pump loud?', pump, 0.7, false)).toBe('answered');
});
