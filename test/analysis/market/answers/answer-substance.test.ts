/** Whether a passage says something on a question. */
import { describe, expect, test } from '@jest/globals';
import { substanceOf } from '../../../../analysis/market/answers/answer-substance.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const english = analyzerFor('en');
const stemsOf = (text: string) => english.analyze(text).map(({ stem }) => stem);
const vocabulary = new Set(
  stemsOf(
    'refrigerant technician certified permit warranty winter compressor ducts thermostat rebate contractor filter outdoor unit air handler panel capacity service furnace oil geothermal labor',
  ),
);
const says = (text: string, question: string) =>
  substanceOf({ text }, question, { keyword: stemsOf('heat pump'), vocabulary }, english);

describe('on the subject', () => {
  test.each([
    [
      'words of the market',
      'No: a certified technician has to fill in the refrigerant.',
      'Can I install a heat pump myself?',
      true,
    ],
    ['a figure where one is asked for', 'About 15.', 'How long does a heat pump last?', true],
    ['the question’s own figure', 'In 2026, as ever.', 'How much does a heat pump cost in 2026?', false],
    [
      'small talk',
      'We are often asked this. Call us, our friendly team is happy to help!',
      'Can I install a heat pump myself?',
      false,
    ],
    [
      'the keyword and the question again',
      'Heat pump install yourself, heat pump, heat pump.',
      'Can I install a heat pump?',
      false,
    ],
  ])('%s', (_, text, question, expected) => {
    expect(says(text, question).onTheSubject).toBe(expected);
  });
});

test('of its own is any text that does not only repeat', () => {
  expect(says('Our neighbors in Vermont wonder about this.', 'Can I install a heat pump?').ofItsOwn).toBe(true);
  expect(says('Heat pump, install, heat pump.', 'Can I install a heat pump?').ofItsOwn).toBe(false);
});

test('a market with hardly a word to compare with holds nothing against a text', () => {
  const few = { keyword: [], vocabulary: new Set(['motor']) };
  expect(
    substanceOf({ text: 'Our neighbors in Vermont wonder about this.' }, 'Is it loud?', few, english).onTheSubject,
  ).toBe(true);
});
