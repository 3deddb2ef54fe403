/** What the other pages of a market say where they are nearest to a question. */
import { expect, test } from '@jest/globals';
import { sharedWords } from '../../../../analysis/market/answers/shared-words.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const stemsOf = (text: string) => new Set(english.analyze(text).map(({ stem }) => stem));

/** What pages of one paragraph each share, by source, for the question "How loud is a heat pump?". */
function shared(...texts: string[]) {
  const ranked = texts.flatMap((text, at) =>
    passagesOf(measuredPage(`s${at + 1}`, `${at}.example`, [text])).passages.map((passage) => ({ passage, score: 1 })),
  );
  return sharedWords(ranked, stemsOf('How loud is a heat pump?'), () => 1);
}

test('what other pages say counts, not what the page says itself or what the question has', () => {
  const of = shared('A heat pump makes forty decibels.', 'The garden should have room for it.');
  expect(of('s2')(stemsOf('forty decibels'))).toBeGreaterThan(0);
  expect(of('s1')(stemsOf('forty decibels'))).toBe(0);
  expect(of('s2')(stemsOf('loud heat pump'))).toBe(0);
});

test('a text with all of their words has all of it', () => {
  const said = 'It makes forty decibels.';
  expect(shared(said, 'The garden.')('s2')(stemsOf(said))).toBeCloseTo(1, 12);
});

test('what stands below the question itself counts more than what stands near it', () => {
  const cuts = ['The fan hums all day.', 'The garden rests all day.', 'There is more of it.'].map(
    (text, at) => passagesOf(measuredPage(`s${at + 1}`, `${at}.example`, [text])).passages,
  );
  const ranked = cuts.flat().map((passage) => ({ passage, score: 0.5 }));
  const sections = new Map([['s2', { passages: cuts[1] ?? [], isPair: true }]]);
  const of = sharedWords(ranked, stemsOf('How loud is a heat pump?'), () => 1, sections)('s3');
  expect(of(stemsOf('garden'))).toBeGreaterThan(of(stemsOf('fan')));
});

test('a market of one page shares nothing', () => {
  expect(shared('A heat pump makes forty decibels.')('s1')(stemsOf('forty decibels'))).toBe(0);
});
