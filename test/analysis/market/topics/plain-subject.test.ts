/** Which topics stand for themselves with a word that only judges them. */
import { expect, test } from '@jest/globals';
import type { Candidate } from '../../../../analysis/market/topics/candidate.ts';
import { plainSubjects } from '../../../../analysis/market/topics/labels/plain-subject.ts';
import { subjectIndex } from '../../../../analysis/market/topics/subject-index.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const keyword = new Set(english.analyze('website builder').map(({ stem }) => stem));

function candidate(text: string): Candidate {
  const words = english.analyze(text);
  const stems = words.flatMap(({ stem, stop }) => (stop || keyword.has(stem) ? [] : [stem]));
  const name = { stems, isAsked: false };
  const support = { headed: 1, wholeSites: 1, clauses: [], bestHeading: 1, score: 1, keywordLikeness: 0, rarity: 0 };
  const found = { treated: [], named: 0, passages: new Set<string>() };
  return { name, names: [name], form: { text, words, weight: 1 }, ...support, ...found };
}

/** The text of the candidate that stands for the first of `phrases`, all of which are candidates. */
function plainOf(phrases: readonly string[], text: string): string | undefined {
  const page = measuredPage('s1', 'a.example', [text]);
  const candidates = phrases.map(candidate);
  const indexes = [subjectIndex({ page, cut: passagesOf(page) }, keyword, english)];
  const [first] = candidates;
  return first && plainSubjects(candidates, indexes, keyword, 'en')(first).form.text;
}

const phrases = ['Steeper learning curve', 'Learning curve'];

test('texts say it without the word as well', () => {
  expect(plainOf(phrases, 'A steeper learning curve. The learning curve is low.')).toBe('Learning curve');
});

test('a word that texts never leave out belongs to it', () => {
  expect(plainOf(['Real estate agent', 'Estate agent'], 'Ask a real estate agent.')).toBe('Real estate agent');
  expect(plainOf(phrases, 'A steeper learning curve.')).toBe('Steeper learning curve');
});

test('what is no candidate, one word, or described by nothing stays', () => {
  const text = 'A steeper learning curve. The learning curve. Smart locks. Locks and locks. Online shop. A shop.';
  expect(plainOf(['Steeper learning curve'], text)).toBe('Steeper learning curve');
  expect(plainOf(['Smart locks', 'Locks'], text)).toBe('Smart locks');
  expect(plainOf(['Learning curve', 'Curve'], text)).toBe('Learning curve');
});
