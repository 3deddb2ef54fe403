/** Typing errors are words one error away from what the market writes, and function words that stand twice. */
import { expect, test } from '@jest/globals';
import { isOneErrorAway } from '../../../../analysis/page/spelling/one-error.ts';
import { typingErrors } from '../../../../analysis/page/spelling/typing-errors.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const market = ['a', 'b', 'c'].map((id) =>
  measuredPage(id, `${id}.example`, ['We add threat intelligence to every assessment of your architecture.']),
);

function found(...blocks: string[]): string[] {
  const page = measuredPage('own', 'own.example', blocks);
  return typingErrors(page, [page, ...market], analyzerFor('en')).map(({ written, meant }) => `${written}: ${meant}`);
}

test.each([
  ['intellegence', 'intelligence', true],
  ['architecure', 'architecture', true],
  ['recieve', 'receive', true],
  ['decant', 'decent', false],
  ['testing', 'resting', false],
  ['desks', 'desk', false],
  ['desk', 'desk', false],
  ['chairs', 'tables', false],
])('%s for %s: %s', (written, meant, is) => {
  expect(isOneErrorAway(written, meant)).toBe(is);
});

test('a word that only this page writes so is one', () => {
  expect(found('THREAT INTELLEGENCE', 'An architecure that lasts.')).toEqual([
    'INTELLEGENCE: intelligence',
    'architecure: architecture',
  ]);
});

test('a word that the page itself writes right elsewhere is one', () => {
  expect(found('A bookshelf here, a bookshelf there, a bookshelf anywhere.', 'One bokshelf more.')).toEqual([
    'bokshelf: bookshelf',
  ]);
});

test('who is called after a listed word is none', () => {
  const partners = 'A list of partners here, some partners there, all partners everywhere.';
  expect(found(partners, 'We meet parttners.')).toEqual(['parttners: partners']);
  expect(found(partners, 'We meet partiers.')).toEqual([]);
});

test.each([
  ['a name', 'Ask Intellegence Ltd.'],
  ['a quotation', '“Their intellegence helped us.”'],
  ['what the page writes time and again', 'An intellegence, an intellegence, an intellegence.'],
  ['another form of a word', 'Assessments of architectures.'],
  ['words that may stand twice', 'We know that that is so. The The are a band.'],
])('%s is none', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('a word that stands twice is told with the words around it', () => {
  const page = measuredPage('own', 'own.example', ['It sends reports on on new leads to you.']);
  expect(typingErrors(page, [page], analyzerFor('en'))).toEqual([
    { written: 'on on', meant: null, around: 'It sends reports on on new leads to you.' },
  ]);
});

test('without lists of words only such are found', () => {
  const page = measuredPage('own', 'own.example', ['intellegence intelligence'], { language: 'pl' });
  expect(typingErrors(page, [page, ...market], analyzerFor('pl'))).toEqual([]);
});
