/** Short and long names of the same thing. */
import { expect, test } from '@jest/globals';
import { isWholeBody } from '../../../../analysis/market/entities/evidence/short-names.ts';
import { entitiesOf } from '../../../../analysis/market/entities/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { isPlace } from '../../../../analysis/text/places.ts';
import { measuredPage } from '../../measured-page.ts';

function namesIn(...texts: string[]): string[] {
  const cuts = texts.map((text, index) => {
    const page = measuredPage(`s${index + 1}`, `site${index + 1}.example`, [text], { language: 'en' });
    return { page, cut: passagesOf(page) };
  });
  const context = { keyword: [], query: '', knowledgeGraph: undefined, listed: [] };
  return entitiesOf(cuts, context, analyzerFor('en')).map(({ name }) => name);
}

test('initials in capitals are those of the name on the same page', () => {
  const text = 'We asked the Tarnlund Carrier Safety Board, and the TCSB answered.';
  expect(namesIn(text)).not.toContain('TCSB');
  expect(namesIn(text)).toContain('Tarnlund Carrier Safety Board');
  // Of a name on another page, they may be the initials by chance.
  expect(namesIn('We asked the Tarnlund Carrier Safety Board.', 'We like the TCSB.', 'They like the TCSB.')).toEqual(
    expect.arrayContaining(['Tarnlund Carrier Safety Board', 'TCSB']),
  );
});

test('what is made for men is the same model', () => {
  const names = namesIn("I ran in the Vantro Fjelltre 9 and the Men's Vantro Fjelltre 9, then the Vantro Fjelltre 9.");
  expect(names.filter((name) => name.includes('Fjelltre'))).toEqual(['Vantro Fjelltre 9']);
});

test('a word that begins a sentence is no part of the place after it', () => {
  expect(namesIn('We married in Cincinnati. Average Cincinnati costs are included.')).not.toContain(
    'Average Cincinnati',
  );
  expect(namesIn('We flew to Northern Italy from Italy. Northern Italy is hilly.')).toContain('Northern Italy');
});

test('a longer name is of the same body if it adds what that is', () => {
  const names = { isSite: () => false, tellsBody: (words: readonly string[]) => words.at(-1) === 'university' };
  expect(isWholeBody('tarn university', 'tarn', { total: 3 }, names)).toBe(true);
  expect(isWholeBody('tarn blue', 'tarn', { total: 3 }, names)).toBe(false);
  expect(isWholeBody('tarn medical university', 'tarn', { total: 3 }, names)).toBe(false);
});

test('countries are places by what they call themselves', () => {
  expect(['Brasil', 'België', 'Deutschland'].every((name) => isPlace(name, 'en'))).toBe(true);
  expect(isPlace('island', 'en')).toBe(false);
});
