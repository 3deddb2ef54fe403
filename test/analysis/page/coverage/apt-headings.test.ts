/** Which headings of other pages show what a topic is. */
import { describe, expect, test } from '@jest/globals';
import { aptHeadings } from '../../../../analysis/page/coverage/apt-headings.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const analyzer = analyzerFor('en');
const query = ['travel', 'insur'];

function judge(label: string, ...texts: string[]): [string[], boolean] {
  const headings = texts.map((text, at) => ({ text, site: `s${at}.example` }));
  const { apt, isHeaded } = aptHeadings(label, { headings, headed: texts.length }, query, analyzer);
  return [apt.map(({ text }) => text), isHeaded];
}

describe('a heading shows what a topic is', () => {
  test('if it has all words of the label and hardly more', () => {
    expect(judge('Trip cancellation', '3. Trip Cancellation Coverage')).toEqual([
      ['3. Trip Cancellation Coverage'],
      true,
    ]);
    expect(judge('Trip cancellation', 'What to know about trips')).toEqual([[], false]);
  });

  test('or is the label itself, where several sites head it', () => {
    expect(judge('Trip delays', 'Trip delays')).toEqual([[], false]);
    expect(judge('Trip delays', 'Trip delays', 'Delays on a trip')[0]).toHaveLength(2);
  });

  test('but not if the topic is a small part of it', () => {
    expect(judge('Options for insurance', 'Career Options for Insurance Professionals')).toEqual([[], false]);
  });

  test('nor if the label is the end of a compound with a hyphen', () => {
    expect(judge('Sponsored plans', 'Employer-Sponsored Plans')).toEqual([[], false]);
    expect(judge('Employer plans', 'Employer-Plans')[1]).toBe(true);
  });

  test('words of the keyword aside', () => {
    expect(judge('Baggage', 'Travel insurance for baggage')).toEqual([['Travel insurance for baggage'], true]);
  });

  test('and a single word has to stand alone, or in two headings', () => {
    expect(judge('Risk', 'Risk of disease')).toEqual([['Risk of disease'], false]);
    expect(judge('Risk', 'Risk of disease', 'Weather risk')[1]).toBe(true);
    expect(judge('Risk', '2. Risks')[1]).toBe(true);
  });
});
