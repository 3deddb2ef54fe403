/** Words that name a topic only with another, and the halves of hyphenated words. */
import { expect, test } from '@jest/globals';
import { boundPrefixes } from '../../../../analysis/market/topics/labels/bound-prefixes.ts';
import { notSubjects } from '../../../../analysis/market/topics/not-subjects.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** Says which of `phrases` are no subjects of a market on "cleaning services"; each is the whole heading of `heads` sites. */
function rejected(
  phrases: readonly string[],
  blocks: readonly string[],
  heads = 1,
  title = 'Cleaning services',
  names: { written: readonly string[]; offered: readonly string[] } = { written: [], offered: [] },
  uses: readonly { text: number; inSentence: number; capital: number }[] = [],
) {
  const page = measuredPage('s1', 'a.example', blocks, { title });
  const keyword = ['clean', 'servic'];
  const market = {
    pages: [{ page, cut: passagesOf(page) }],
    keyword,
    naturalCase: naturalCaseOf([page], english),
    analyzer: english,
  };
  const isNoSubject = notSubjects(
    market,
    new Set(keyword),
    (stem) => names.written.includes(stem),
    new Set(['boston']),
    (stem) => names.offered.includes(stem),
  );
  return phrases.filter((text) => {
    const words = english.analyze(text);
    const stems = words.flatMap(({ stem, stop }) => (stop || keyword.includes(stem) ? [] : [stem]));
    const headings = new Map(Array.from({ length: heads }, (_, at) => [`${at}.example`, 1]));
    const form = { text, words, weight: 1, isAsked: false };
    const unused = { items: new Map(), forms: new Map(), clauses: new Map(), questions: [], salience: 0 };
    return isNoSubject({ stems, headings, ...unused }, form, uses);
  });
}

test('a general or a describing word names no subject alone', () => {
  const text = ['We clean windows and carpets.'];
  expect(rejected(['Strategies', 'Efficient', 'Professional', 'Benefit', 'Windows', 'Carpet stains'], text)).toEqual([
    'Strategies',
    'Efficient',
    'Professional',
    'Benefit',
  ]);
  expect(rejected(['Strategies', 'Windows'], text, 2)).toEqual([]);
});

test('two general words name a subject where a heading says no more', () => {
  const text = ['We clean windows and carpets.'];
  expect(rejected(['Free trial', 'Trial'], text)).toEqual(['Trial']);
  expect(rejected(['Free trial'], text, 0)).toEqual(['Free trial']);
});

test('words that only describe name nothing, though a heading says no more', () => {
  expect(rejected(['Expertly crafted cleaning', 'Expert crafts', 'Furry friend'], ['We clean.'], 1)).toEqual([
    'Expertly crafted cleaning',
  ]);
  expect(rejected(['Furry friend'], ['We clean.'], 0)).toEqual(['Furry friend']);
});

test('nor do they where they stand beside the keyword as kinds of it do', () => {
  const kinds = ['Crafted cleaning, crafted cleaning, crafted cleaning, crafted cleaning.'];
  expect(rejected(['Expertly crafted cleaning', 'Crafted cleaning'], kinds)).toEqual(['Expertly crafted cleaning']);
});

test('what only counts something names nothing', () => {
  const phrases = [
    'Thousands of carpets',
    'Pair of carpets',
    'Vast array',
    'Array',
    'Array of carpets',
    'Carpet pairs',
  ];
  expect(rejected(phrases, ['We clean.'])).toEqual([
    'Thousands of carpets',
    'Pair of carpets',
    'Vast array',
    'Array of carpets',
  ]);
});

test('an abbreviation beside the keyword is no name, though sentences write it in capitals', () => {
  const uses = [{ text: 4, inSentence: 4, capital: 4 }];
  expect(rejected(['ZZ cleaning', 'Zyra cleaning', 'GOTS'], ['We clean.'], 1, undefined, undefined, uses)).toEqual([
    'Zyra cleaning',
  ]);
});

test('a thing called after a name that nobody offers is a subject; a name, and what is offered, is none', () => {
  const names = { written: ['linkedin', 'swiffer'], offered: ['swiffer'] };
  const phrases = ['LinkedIn profile', 'LinkedIn', 'Swiffer mops', 'Mops of LinkedIn'];
  const said = (heads: number) => rejected(phrases, ['We clean.'], heads, undefined, names);
  expect(said(1)).toEqual(['LinkedIn', 'Swiffer mops', 'Mops of LinkedIn']);
  expect(said(0)).toEqual(phrases);
});

test('what belongs to the keyword or to something general is no subject', () => {
  expect(rejected(['Cleaning’s approach', 'Organization’s floors', 'Women’s shelter'], ['We clean.'], 2)).toEqual([
    'Cleaning’s approach',
    'Organization’s floors',
  ]);
});

test('a word that mostly stands beside the keyword is a kind of it', () => {
  const text = Array(4).fill('A deep cleaning takes a day, and we are efficient.');
  expect(rejected(['Deep cleaning', 'Efficient cleaning'], text)).toEqual(['Efficient cleaning']);
});

test('the town in the title of a page is no subject, another is', () => {
  expect(rejected(['Boston'], ['We clean.'], 1, 'Cleaning services in Boston')).toEqual(['Boston']);
  expect(rejected(['Boston'], ['We clean.'])).toEqual([]);
});

test('a half of a hyphenated word is shown with the other half, or not at all where there are many', () => {
  const prefixOf = boundPrefixes(
    [
      measuredPage('s1', 'a.example', [
        ...Array(4).fill('In-person lessons and a best-of-breed piano.'),
        ...Array(4).fill('Tax for the self-employed, and a number for the employer.'),
        ...['A long-form text.', 'A short-form text.', 'A free-form text.', 'A fixed-form text.'],
      ]),
    ],
    'en',
  );
  expect(['person', 'breed', 'form', 'lessons', 'employed', 'employer'].map(prefixOf)).toEqual([
    'in-',
    'best-of-',
    null,
    '',
    'self-',
    '',
  ]);
});

test('what is "zu versteuern" is shown with its "zu"', () => {
  const text = 'Das zu versteuernde Einkommen und die laufenden Kosten.';
  const prefixOf = boundPrefixes([measuredPage('s1', 'a.example', Array(4).fill(text), { language: 'de' })], 'de');
  expect(['versteuerndem', 'laufende'].map(prefixOf)).toEqual(['zu ', '']);
});
