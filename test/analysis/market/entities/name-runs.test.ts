/** Names within sentences, by what stands beside their capitals, on blocks short enough to check by hand. */
import { describe, expect, test } from '@jest/globals';
import { knownType } from '../../../../analysis/market/entities/evidence/known-names.ts';
import {
  areOrdinary,
  isPlainWord,
  isRareWord,
  isStrange,
  isWordOfLanguage,
} from '../../../../analysis/market/entities/evidence/lone-words.ts';
import { headsOf, makersIn } from '../../../../analysis/market/entities/evidence/makers.ts';
import { withoutNouns } from '../../../../analysis/market/entities/evidence/names-of-nouns.ts';
import { nameRuns } from '../../../../analysis/market/entities/name-runs.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** The names within the sentences of a text. */
function insideIn(text: string): string[] {
  const [block] = measuredPage('s1', 'site1.example', [text], { language: 'en' }).blocks;
  if (block === undefined) throw new Error('no block');
  return nameRuns(block)
    .filter(({ isInside }) => isInside)
    .map(({ first, last }) => block.block.text.slice(block.words[first]?.start, block.words[last]?.end));
}

describe('a run of capitals is a name within a sentence', () => {
  test.each([
    ['after a word in small letters', 'We bought it from Tarn Valley once.', ['Tarn Valley']],
    ['after a comma behind such a word', 'Look at our shops, Vantro, and others.', ['Vantro']],
    ['in brackets after such a word', 'Take a pillow (Fjell Aeros) with you.', ['Fjell Aeros']],
    ['after an article with a capital', 'It is light, as The Tarnlund put it.', ['The Tarnlund']],
    ['after a dash behind such a word', 'It grew out of these—Tarn of Lund, an insurer, is one.', ['Tarn of Lund']],
    ['with a particle after a date', 'They met, and in 1723, Jan de Tarn sailed.', ['Jan de Tarn']],
    ['after a year', 'She won the 2025 Tarn Report Award for it.', ['Tarn Report Award']],
    [
      'after another one, an article between them',
      'It was in CNBC, The Tarns, Lund and others.',
      ['CNBC', 'Tarns', 'Lund'],
    ],
    ['with a possessive of several', 'Ask the Workers’ Compensation Board for it.', ['Workers’ Compensation Board']],
    ['with two fields of one body', 'Ask the Department of Tarns and Finance.', ['Department of Tarns and Finance']],
    [
      'and what a person made is another one',
      'He read William Lund’s Tarnmancer twice.',
      ['William Lund’s', 'Tarnmancer'],
    ],
  ])('%s', (_, text, names) => {
    expect(insideIn(text)).toEqual(names);
  });

  test.each([
    ['at the start of a sentence', 'Tarn Valley is far.'],
    ['after a sentence within brackets', 'It is far. (Tarn Valley.)'],
    ['after an article that opens the sentence', 'The Tarnlund is far.'],
    ['after a figure that is no year', 'Step 20 Tarn Valley'],
  ])('but not %s', (_, text) => {
    expect(insideIn(text)).toEqual([]);
  });

  test('two bodies are two names, and so is an abbreviation', () => {
    expect(insideIn('It is the Department of Tarns and Lund University.')).toEqual([
      'Department of Tarns',
      'Lund University',
    ]);
    expect(insideIn('It is the Department of Tarns and NASA.')).toEqual(['Department of Tarns', 'NASA']);
  });
});

describe('a maker', () => {
  const page = (site: string, text: string) => measuredPage(site, `${site}.example`, [text], { language: 'en' });

  test('is a rare word with which two sites begin the names of different products', () => {
    const pages = [page('s1', 'Fjelltre Exos 58'), page('s2', 'Take the Fjelltre Atmos or a tent.')];
    expect([...makersIn(pages, english)].map(([name, on]) => [name, on.length])).toEqual([['Fjelltre', 2]]);
    expect(makersIn(pages.slice(0, 1), english).size).toBe(0);
  });

  test('is no word of the language, place or given name', () => {
    const texts = ['Camping Exos, Paris Exos, Sarah Exos', 'Camping Atmos, Paris Atmos, Sarah Atmos'];
    expect(
      makersIn(
        texts.map((text, index) => page(`s${index}`, text)),
        english,
      ).size,
    ).toBe(0);
  });

  test('is a name with which several others begin, other than of a place or person', () => {
    const keys = [
      'fjelltre',
      'fjelltre exos',
      'fjelltre atmos',
      'paris',
      'paris nord',
      'paris est',
      'lund',
      'lund of tarn',
    ];
    expect([...headsOf(new Set(keys), english)]).toEqual(['fjelltre']);
  });
});

test('a single word is rare, strange or plain by how common it is', () => {
  expect(isRareWord(english.analyze('riesling'), 2, english)).toBe(true);
  expect(isRareWord(english.analyze('riesling'), 1, english)).toBe(false);
  expect(isRareWord(english.analyze('kitchen'), 2, english)).toBe(false);
  expect([isStrange('fjelltre', 0, english), isStrange('fjelltre', 1, english)]).toEqual([true, false]);
  expect([isStrange('kitchen', 0, english), isStrange('fjelltre tent', 0, english)]).toEqual([false, false]);
  expect(['kitchen', 'paris', 'fjelltre'].map((word) => isPlainWord(word, english))).toEqual([true, false, false]);
});

test('a word of the dictionary is none by its capital alone, unless it is a place', () => {
  const words = ['headlamp', 'headlamps', 'repurposing', 'fjelltre', 'paris', 'head lamp'];
  expect(words.map((word) => isWordOfLanguage(word, english))).toEqual([true, true, false, false, false, false]);
  expect(isStrange('windbreaker', 0, english)).toBe(false);
  expect(isWordOfLanguage('headlamp', analyzerFor('et'))).toBe(false);
});

test('several words are ordinary if all are of the language and none a given name', () => {
  const names = ['spring cleaning', 'table of contents', 'spring fjelltre', 'marie cleaning', 'cleaning'];
  expect(names.map((name) => areOrdinary(name, english))).toEqual([true, true, false, false, false]);
});

test('in a language without a frequency list, no word is told by how common it is', () => {
  const other = analyzerFor('et');
  expect([isStrange('fjelltre', 0, other), isPlainWord('fjelltre', other)]).toEqual([false, false]);
  expect(isRareWord(other.analyze('fjelltre'), 2, other)).toBe(false);
});

test('names known everywhere have their kind, with or without hyphens', () => {
  expect(['google', 'wi-fi', 'wi fi', 'black friday', 'tarnlund'].map(knownType)).toEqual([
    'organization',
    'concept',
    'concept',
    'event',
    null,
  ]);
});

test('in German, what a name is of stands before it and is no part of it', () => {
  const names = (text: string): string[] => {
    const [block] = measuredPage('s1', 'site1.example', [text], { language: 'de' }).blocks;
    if (block === undefined) throw new Error('no block');
    return nameRuns(block)
      .flatMap((run) => withoutNouns(block, run, 'de'))
      .map(({ first, last }) => block.block.text.slice(block.words[first]?.start, block.words[last]?.end));
  };
  expect(names('Hier schreibt die Autorin Jana Lund.')).toContain('Jana Lund');
  expect(names('Hier schreibt der FAZ-Herausgeber Jan Lund.')).toContain('Jan Lund');
  expect(names('Es sagte der Bundesverkehrsminister Jan Lund.')).toContain('Jan Lund');
  expect(names('Wir nehmen die Marke TarnLund gern.')).toContain('TarnLund');
  expect(names('Es prüft die Stiftung Tarntest gern.')).toContain('Stiftung Tarntest');
});
