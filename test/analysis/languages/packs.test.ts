/** Every language's folder: registered, well formed, and free of words that change nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import stopWordsIso from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { languageOfScript } from '../../../analysis/languages/any/scripts.ts';
import type { LanguagePack } from '../../../analysis/languages/language-pack.ts';
import { languagePack, languagePacks } from '../../../analysis/languages/packs.ts';
import { unitOf } from '../../../analysis/market/claims/figures/units.ts';

const languagesDir = resolve(import.meta.dirname, '../../../analysis/languages');
const folders = readdirSync(languagesDir).filter((name) => /^[a-z]{2}$/u.test(name));

const wordsOf = (list: string | null | undefined): string[] => (list ?? '').split(/\s+/u).filter((word) => word !== '');
const entriesOf = (list: string | null | undefined): string[] =>
  (list ?? '').split('|').filter((entry) => entry !== '');
const codeOf = (entry: string): string => entry.slice(0, entry.indexOf(': ')).trim();
const repeated = (words: readonly string[]): string[] => words.filter((word, index) => words.indexOf(word) < index);

/** All strings of a part with the path to each. */
function stringsIn(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (part === null || typeof part !== 'object' || part instanceof RegExp) return [];
  return Object.entries(part).flatMap(([key, value]) => stringsIn(value, `${path}.${key}`));
}

function regexesIn(part: unknown): RegExp[] {
  if (part instanceof RegExp) return [part];
  if (part === null || typeof part !== 'object') return [];
  return Object.values(part).flatMap(regexesIn);
}

test('every folder is registered once, under its own name, in order', () => {
  expect(languagePacks.map(({ code }) => code)).toEqual(folders.toSorted());
});

test('a language without a folder has a pack in which every part is null', () => {
  const { code, ...parts } = languagePack('xx');
  expect([code, ...new Set(Object.values(parts))]).toEqual(['', null]);
  expect(languagePack('constructor')).toBe(languagePack('xx'));
});

test('what reading needs is used, and imports nothing of the engine outside its folder', () => {
  const seen = new Set<string>();
  const outside: string[] = [];
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^import [^'";]*'([^']+)'/gmu)) {
      const target = resolve(dirname(file), specifier);
      if (specifier.startsWith('.') && target.startsWith(`${languagesDir}/`)) walk(target);
      else if (!specifier.startsWith('@orama/stemmers/')) outside.push(`${relative(languagesDir, file)}: ${specifier}`);
    }
  };
  walk(join(languagesDir, 'packs.ts'));
  expect(outside).toEqual([]);
  // What a language is written with stands apart.
  const files = folders.flatMap((code) =>
    readdirSync(join(languagesDir, code))
      .filter((file) => file.endsWith('.ts') && file !== 'writing.ts')
      .map((file) => join(languagesDir, code, file)),
  );
  expect(files.filter((file) => !seen.has(file)).map((file) => relative(languagesDir, file))).toEqual([]);
});

describe.each(languagePacks.map((pack): [string, LanguagePack] => [pack.code, pack]))('%s', (code, pack) => {
  const { identification, stopWords, vocabulary, nouns, sentences, questions, titles, searches, figures } = pack;
  const { numbers, polarity, openingWords } = pack;

  test('has a code that names a language, and files with a purpose', () => {
    expect(new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code)).toBeDefined();
    const files = readdirSync(join(languagesDir, code)).filter((file) => file.endsWith('.ts'));
    const bare = files.filter((file) => !readFileSync(join(languagesDir, code, file), 'utf8').startsWith('/** '));
    expect(bare).toEqual([]);
    expect(existsSync(join(languagesDir, code, 'reading.ts'))).toBe(true);
  });

  test('can be recognized: by frequent words, each once, and by rows of three letters', () => {
    if (identification === null) return;
    expect(wordsOf(identification.words).length).toBeGreaterThan(20);
    expect(repeated(wordsOf(identification.words))).toEqual([]);
    expect(repeated([...identification.letters])).toEqual([]);
    expect((identification.trigrams?.length ?? 0) % 3).toBe(0);
    expect(Object.values(languageOfScript)).not.toContain(code);
    if (identification.usesStopWords) expect(Object.keys(stopWordsIso)).toContain(code);
  });

  test('adds to the list of stop words what it lacks, and takes from it what it has', () => {
    if (stopWords === null) return;
    const lists: Record<string, string[]> = stopWordsIso;
    const list = new Set(lists[stopWords.list]?.map((word) => word.normalize('NFC')));
    expect(list.size).toBeGreaterThan(0);
    expect(wordsOf(stopWords.contentWords).filter((word) => !list.has(word))).toEqual([]);
    expect(wordsOf(stopWords.functionWords).filter((word) => list.has(word.normalize('NFC')))).toEqual([]);
  });

  test('lists no word twice, and no word as two things', () => {
    expect(repeated(wordsOf(vocabulary?.everyday))).toEqual([]);
    expect(repeated(wordsOf(vocabulary?.linking))).toEqual([]);
    const numberWords = wordsOf(numbers?.words).map((entry) => entry.split('=')[0] ?? '');
    expect(repeated([...wordsOf(vocabulary?.quantities), ...numberWords])).toEqual([]);
    expect(repeated(wordsOf(polarity?.denials))).toEqual([]);
    expect(repeated(wordsOf(polarity?.opposites))).toEqual([]);
    expect(repeated(wordsOf(openingWords))).toEqual([]);
    expect(repeated([...wordsOf(nouns?.determiners), ...wordsOf(nouns?.verbMarkers)])).toEqual([]);
    expect(nouns?.determiners == null).toBe(nouns?.verbMarkers == null);
  });

  test('has its words in lower case, as texts are compared, and composed', () => {
    const { statements } = pack;
    const words = numbers?.words;
    const parts = { identification, vocabulary, nouns, sentences, titles, searches, statements, words, polarity };
    const written = stringsIn(parts)
      .filter(([path]) => !/\.(?:definitions\.|scripts\.|trigrams$|wordOfOneLetter$)/u.test(path))
      .map(([path, text]): [string, string] => [path, text.replaceAll(/\\p\{[^}]+\}/gu, '')]);
    const other = written.filter(([, text]) => text !== text.toLowerCase() || text !== text.normalize('NFC'));
    expect(other.map(([path]) => path)).toEqual([]);
  });

  test('has patterns that compile, keep no state, and offer no empty alternative', () => {
    const {
      mark: _mark,
      normalize: _normalize,
      fromHeadings,
      distinguishing: _d,
      priceQualifiers: _p,
      rewordings,
      ...asked
    } = questions ?? {};
    // What takes the place of a form is no pattern, and may be nothing.
    const forms = rewordings?.map(([form]) => form);
    const alternatives = stringsIn({ asked, forms, titles, time: searches?.time, definitions: sentences?.definitions });
    for (const [path, text] of alternatives) {
      expect([path, new RegExp(`^(?:${text})$`, 'u').test('')]).toEqual([path, false]);
    }
    const stateful = regexesIn({ questions, emptySubjects: sentences?.emptySubjects }).filter(({ global }) => global);
    expect(stateful).toEqual([]);
    // These find all matches of a text.
    const finding = [pack.quotedNames, pack.readability?.vowels].filter((pattern) => pattern != null);
    expect(finding.filter(({ global }) => !global)).toEqual([]);
    for (const { heading, question } of fromHeadings?.patterns ?? []) {
      expect([heading, new RegExp(`${heading}|`, 'u').exec('')?.length]).toEqual([heading, 3]);
      expect(question).toContain('$2');
    }
  });

  test('writes figures in units, currencies and powers of ten that are known', () => {
    expect(
      entriesOf(figures?.units)
        .map(codeOf)
        .filter((unit) => unitOf(unit) === undefined),
    ).toEqual([]);
    const currencies = new Set(Intl.supportedValuesOf('currency'));
    const codes = [...entriesOf(figures?.currencies).map(codeOf), ...Object.values(figures?.currencySigns ?? {})];
    expect(codes.filter((currency) => !currencies.has(currency))).toEqual([]);
    expect(wordsOf(figures?.magnitudes).filter((entry) => !/^[^=]+=\d{1,2}$/u.test(entry))).toEqual([]);
  });

  test('gives each number word its value, and each opposite a word', () => {
    expect(wordsOf(numbers?.words).filter((entry) => !/^[^=]+=\d+$/u.test(entry))).toEqual([]);
    expect(wordsOf(polarity?.opposites).filter((pair) => !/^[^/]+\/[^/]+$/u.test(pair))).toEqual([]);
  });

  test('states figures with phrases, none of them empty or listed twice in a row', () => {
    for (const [path, list] of stringsIn(pack.statements)) {
      const phrases = list.split(',').map((phrase) => phrase.trim());
      if (list !== '') expect([path, phrases.filter((phrase) => phrase === '')]).toEqual([path, []]);
    }
  });
});
