/** The tables in the bundle: whole, of today's stems, and of use in every language. */
import { describe, expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { backgroundFor } from '../../../analysis/text/background.ts';
import { packedTableFor, vectorLanguages } from '../../../analysis/vectors/tables.ts';
import { unpackTable } from '../../../analysis/vectors/vector-table.ts';
import { weightedStems } from '../../../analysis/vectors/weighted-stems.ts';
import { vectorsOf } from '../../../analysis/vectors/word-vectors.ts';

test('there are vectors for seven languages, and none for others', () => {
  expect(vectorLanguages()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);
  expect(vectorsOf('xx')).toBeNull();
});

test('a language is unpacked once', () => {
  expect(vectorsOf('nl')).toBe(vectorsOf('nl'));
});

/** A text, what says the same in other words, and what says something else. */
const triples: Record<string, readonly [text: string, alike: string, other: string]> = {
  en: ['installation cost', 'price of the fitting', 'history of coffee houses'],
  de: ['Kosten der Installation', 'Preis für den Einbau', 'Geschichte der Kaffeehäuser'],
  fr: ['coût des travaux', 'prix du chantier', 'histoire du café'],
  es: ['coste del seguro', 'precio de la póliza', 'historia del café'],
  it: ['costo dei lavori', 'prezzo della costruzione', 'storia del caffè'],
  pt: ['custo do trabalho', 'preço do serviço', 'história do café'],
  nl: ['kosten van de woning', 'prijs van het huis', 'geschiedenis van koffie'],
};

describe.each(vectorLanguages())('the table of %s', (language) => {
  const analyzer = analyzerFor(language);
  const packed = packedTableFor(language);

  test('has its vectors whole, in seven steps, none of them empty', () => {
    if (packed === null) throw new TypeError(language);
    const { values, rows } = unpackTable(packed);
    expect(rows.size).toBe(packed.stems);
    expect(values.length).toBe(packed.stems * packed.dimensions);
    expect(values.every((value) => value >= -3 && value <= 3)).toBe(true);
    const empty = [...rows.values()].filter((row) =>
      values.subarray(row * 64, (row + 1) * 64).every((value) => value === 0),
    );
    expect(empty).toEqual([]);
  });

  test('is keyed by the stems of the stemmer in use', () => {
    if (packed === null) throw new TypeError(language);
    const { rows } = unpackTable(packed);
    const text = triples[language]?.join(' ') ?? '';
    const stems = weightedStems(analyzer.analyze(text), backgroundFor(analyzer)).map(({ stem }) => stem);
    const lacking = stems.filter((stem) => !rows.has(stem));
    expect(lacking.length).toBeLessThanOrEqual(1);
  });

  test('finds other words of the same meaning more alike', () => {
    const vectors = vectorsOf(language);
    const [text = [], alike = [], other = []] = (triples[language] ?? []).map((each) =>
      weightedStems(analyzer.analyze(each), backgroundFor(analyzer)),
    );
    expect(vectors?.similarity(text, alike)).toBeGreaterThan((vectors?.similarity(text, other) ?? 1) + 0.05);
  });
});
