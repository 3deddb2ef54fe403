/** What the headings above a passage say of it, and how a question's figures compare. */
import { expect, test } from '@jest/globals';
import { figureAbove, figuresAsked } from '../../../../../analysis/market/answers/headings/asked-figures.ts';
import { headingsAbove } from '../../../../../analysis/market/answers/headings/headings-above.ts';
import { signReader } from '../../../../../analysis/market/answers/sentence-signs.ts';
import { passagesOf } from '../../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../../measured-page.ts';

const english = analyzerFor('en');

/** The headings above the passage that is `text`, on a page below a title of twelve months. */
function above(heading: string) {
  const blocks = [
    '# Your 12-month plan',
    'It starts now for all.',
    `## ${heading}`,
    'Do it while you can.',
    '## Rest',
    'Sleep as long as you can.',
    '## End',
    'Go when you are ready.',
  ];
  const { passages } = passagesOf(measuredPage('s1', 'plan.example', blocks));
  const passage = passages.find(({ text }) => text === 'Do it while you can.');
  if (passage === undefined) throw new TypeError('no passage');
  return headingsAbove(passages, signReader('en'), english)(passage);
}

test('the title of the page places nothing on it', () => {
  expect(above('Book a hall')).toHaveLength(1);
  expect(above('Book a hall')[0]?.signs.has('duration')).toBe(false);
  expect(above('6–8 weeks to go')[0]?.signs.has('duration')).toBe(true);
});

test('the number of a heading is none of its figures', () => {
  expect(above('3. Call 4 halls')[0]?.figures).toEqual([4]);
});

test.each([
  ['1 week before', '1 Week Before, Rest', 1],
  ['12 months before', '14 to 12 Months Out', 1],
  ['13 months before', '14 to 12 Months Out', 1],
  ['1 week before', '4 Weeks Before', -1],
  ['1 week before', '12 Months Before', 0],
  ['1 week before', 'The Last Days', 0],
])('“%s” below “%s”: %d', (words, heading, sign) => {
  const asked = figuresAsked(english.analyze(`What should you do ${words} the feast?`));
  expect(asked).toHaveLength(1);
  expect(figureAbove(asked, above(heading))).toBe(sign);
});

test('a figure that counts nothing is not compared', () => {
  expect(figuresAsked(english.analyze('Which desk is best under 500?'))).toEqual([]);
});
