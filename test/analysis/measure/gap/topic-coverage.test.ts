/** Topics of the market on one page: covered, touched, missing. */
import { expect, test } from '@jest/globals';
import { coverTopics, sentenceAbout } from '../../../../analysis/measure/gap/topic-coverage.ts';
import { passagesOf } from '../../../../analysis/measure/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const warranty = 'The warranty of the frame lasts for five years, and the warranty of the motor for two years.';
const noise = 'The motor is quiet: at work it makes about fifty decibels, as a fridge does in the kitchen.';
const market = ['s1', 's2', 's3'].flatMap(
  (id) => passagesOf(measuredPage(id, `${id}.example`, ['# Desk', warranty, '## Noise', noise])).passages,
);
const topics = [
  { label: ['warranti'], terms: ['year'], covering: ['s1', 's2', 's3'] },
  { label: [], terms: ['nois', 'quiet', 'decibel'], covering: ['s1', 's2'] },
  { label: ['zebra'], terms: [], covering: [] },
];

function coverageBy(...blocks: string[]) {
  const { passages } = passagesOf(measuredPage('s9', 'own.example', blocks));
  return coverTopics(topics, passages, market, new Set(market.map(({ id }) => id)));
}

test('a page with a passage as good as theirs covers the topic, and says where', () => {
  const [covered, missing] = coverageBy(
    warranty,
    '## Else',
    'Something else altogether stands in this paragraph of ours.',
  );
  expect(covered).toMatchObject({ status: 'covered', score: expect.any(Number) });
  expect(covered?.passages[0]?.id).toBe('s9.p1');
  expect(covered?.example?.source_id).toBe('s1');
  expect(missing).toMatchObject({ status: 'missing', passages: [], score: 0 });
});

test('a passing word touches it', () => {
  const long = `${'You can raise it and lower it as often as you like during the day, at home and at the office alike. '.repeat(2)} It comes with a warranty.`;
  const [touched] = coverageBy(long);
  expect(touched?.score).toBeGreaterThan(0);
  expect(touched?.score).toBeLessThan(1);
});

test('a topic that nobody treats is missing, and nothing divides by zero', () => {
  expect(coverageBy(warranty)[2]).toMatchObject({ status: 'missing', passages: [], score: 0, example: null });
});

test('a passage that names the topic is never told that it is missing', () => {
  const sold = 'The shop on the corner also sells all kinds of other things for which it gives some warranty or other.';
  const [named] = coverTopics(
    [{ label: ['warranti'], terms: ['year', 'frame', 'motor'], covering: ['s1', 's2', 's3'] }],
    passagesOf(measuredPage('s9', 'own.example', [sold])).passages,
    market,
    new Set(),
  );
  expect(named).toMatchObject({ status: 'partial', example: null });
  expect(named?.score).toBeLessThan(0.5);
  expect(named?.passages.map(({ id }) => id)).toEqual(['s9.p1']);
});

test('the market’s pages are judged alike, and an example is a passage that may be quoted', () => {
  const [covered] = coverageBy(warranty);
  expect(covered?.statuses).toEqual(
    new Map([
      ['s1', 'covered'],
      ['s2', 'covered'],
      ['s3', 'covered'],
    ]),
  );
});

test('the sentence about a topic is the one that says most of it', () => {
  const [passage] = passagesOf(
    measuredPage('s1', 'a.example', ['The desk is made of oak. Its warranty lasts for five years. It weighs a lot.']),
  ).passages;
  if (passage === undefined) throw new Error('a passage');
  expect(sentenceAbout(passage, ['warranti', 'year'], analyzerFor('en'))).toBe('Its warranty lasts for five years.');
});
