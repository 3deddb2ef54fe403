/** The headings that show what a topic is. */
import { expect, test } from '@jest/globals';
import type { Candidate } from '../../../../analysis/market/topics/candidate.ts';
import { headingsOf } from '../../../../analysis/market/topics/labels/topic-headings.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const { analyze } = analyzerFor('en');

function headings(label: string, ...texts: readonly string[]): string[] {
  const clauses = texts.map((text, at) => ({
    ...{ text, words: analyze(text), isAsked: false, sites: new Set([`${at}.example`]) },
  }));
  return headingsOf({ clauses } as unknown as Candidate, analyze(label), analyze(label)).map(({ text }) => text);
}

test.each([
  ['Travel tips', ['Tipping while you travel', 'A travel tip'], ['A travel tip']],
  ['Rail pass', ['Navigating the rail stations', 'Buy your rail pass', 'Passing by rail'], ['Buy your rail pass']],
  ['Batteries', ['The battery', 'Battered fish'], ['The battery']],
  ['Community', ['Their ability to communicate', 'Communities'], ['Communities']],
  ['', ['Tipping', 'Long rail pass'], ['Tipping', 'Long rail pass']],
])('“%s” is shown by those of %j that have its words', (label, texts, shown) => {
  expect(headings(label, ...texts)).toEqual(shown);
});

test('of headings that may put it otherwise, those with most words of the label come first', () => {
  const clauses = ['Changing trains', 'How to change trains in Bern', 'What Bern trains change'].map((text, at) => ({
    ...{ text, words: analyze(text), isAsked: false, sites: new Set([`${at}.example`]) },
  }));
  const [first] = headingsOf({ clauses } as unknown as Candidate, analyze('trains Bern'), []);
  expect(first).toEqual({ text: 'What Bern trains change', site: '2.example' });
});
