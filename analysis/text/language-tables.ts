/** Builds the tables that distinguish the languages of a script, once per script on first use. */
import stopWordsIso from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import type { SharedScript } from '../languages/language-pack.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';

export interface LanguageTable {
  readonly languages: readonly string[];
  /** Log-probability of a trigram in each language. */
  readonly trigrams: ReadonlyMap<string, Float32Array>;
  /** Log-probability of a whole word; -Infinity if the language does not list it. */
  readonly words: ReadonlyMap<string, Float32Array>;
  /** For a letter beyond the basic alphabet: 1 for each language that does not use it. */
  readonly letters: ReadonlyMap<string, Float32Array>;
}

/** Log-probability of a trigram that no language of the script contains. */
export const unseenLogProbability = Math.log(1e-5);

/*
 * Only ranks are known, so frequencies follow Zipf's law by rank. The constants were tuned on half of the corpus
 * sentences; halving or doubling them changed the result on the other half by less than .005.
 */
const wordMass = 60;
const wordOffset = 8;
const trigramMass = 600;
const trigramOffset = 100;
/** Weight of the average over the script's languages in each table: absence from a short list proves nothing. */
const background = 40;
/** The lists of stopwords-iso are unordered; one whole list weighs less than our first dozen words. */
const unrankedMass = 25;
/** Share of running text that consists of listed words. */
const listedShare = 0.5;

/** The languages of a script that can be distinguished, in the order of the vectors of its table. */
export function languagesOf(script: SharedScript): readonly string[] {
  return languagePacks.filter(({ identification }) => identification?.scripts.includes(script)).map(({ code }) => code);
}

const built = new Map<SharedScript, LanguageTable>();

/** Returns the table of a script. The first call for a script takes up to 0.3 s; later calls are cached. */
export function languageTable(script: SharedScript): LanguageTable {
  const known = built.get(script);
  if (known) return known;
  const languages = languagesOf(script);
  const table = {
    languages,
    trigrams: trigramTable(languages, script),
    words: wordTable(languages, script),
    letters: letterTable(languages),
  };
  built.set(script, table);
  return table;
}

function listedWords(language: string, script: SharedScript): [string, number][] {
  const inScript = new RegExp(`^[\\p{Script=${script}}\\p{M}']+$`, 'u');
  const { words = '', usesStopWords = false } = languagePack(language).identification ?? {};
  const own = words.split(' ').filter((word) => inScript.test(word));
  const ranked = own.map((word, rank): [string, number] => [word, wordMass / (rank + wordOffset)]);
  const lists: Record<string, string[]> = stopWordsIso;
  if (!usesStopWords) return ranked;
  const known = new Set(own);
  const more = (lists[language] ?? [])
    .map((word) => word.normalize('NFC').replaceAll('’', "'"))
    .filter((word) => inScript.test(word) && !known.has(word));
  return [...ranked, ...more.map((word): [string, number] => [word, unrankedMass / (more.length + unrankedMass)])];
}

function trigramTable(languages: readonly string[], script: SharedScript): Map<string, Float32Array> {
  const totals = new Float64Array(languages.length);
  const counts = new Map<string, Float64Array>();
  languages.forEach((language, index) => {
    for (const [trigram, count] of trigramCounts(language, script)) {
      const row = counts.get(trigram) ?? new Float64Array(languages.length);
      row[index] = count;
      counts.set(trigram, row);
      totals[index] = (totals[index] ?? 0) + count;
    }
  });
  // 750,000 cells for the Latin script: typed arrays take half the time of one map per language.
  const unseen = Math.exp(unseenLogProbability);
  const table = new Map<string, Float32Array>();
  for (const [trigram, row] of counts) {
    let share = 0;
    for (let index = 0; index < row.length; index++)
      share += (row[index] ?? 0) / (totals[index] ?? 1) / languages.length;
    const cells = new Float32Array(row.length);
    for (let index = 0; index < row.length; index++)
      cells[index] = Math.log(((row[index] ?? 0) + background * share) / ((totals[index] ?? 0) + background) + unseen);
    table.set(trigram, cells);
  }
  return table;
}

function trigramCounts(language: string, script: SharedScript): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (trigram: string, weight: number): void => {
    counts.set(trigram, (counts.get(trigram) ?? 0) + weight);
  };
  for (const [word, weight] of listedWords(language, script)) {
    for (const trigram of trigramsOf(word)) add(trigram, weight);
  }
  const letter = new RegExp(`\\p{Script=${script}}`, 'u');
  const row = languagePack(language).identification?.trigrams ?? '';
  const ranked: string[] = [];
  for (let at = 0; at < row.length; at += 3) {
    if (letter.test(row.slice(at, at + 3))) ranked.push(row.slice(at, at + 3));
  }
  const scale = trigramMass / sum(ranked.map((_, rank) => 1 / (rank + trigramOffset)));
  for (const [rank, trigram] of ranked.entries()) add(trigram, scale / (rank + trigramOffset));
  return counts;
}

/** The trigrams of a word, including its boundaries. */
export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  const found: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at += 1) found.push(padded.slice(at, at + 3));
  return found;
}

function wordTable(languages: readonly string[], script: SharedScript): Map<string, Float32Array> {
  const table = new Map<string, Float32Array>();
  languages.forEach((language, index) => {
    const listed = listedWords(language, script);
    const total = sum(listed.map(([, weight]) => weight));
    for (const [word, weight] of listed) {
      const row = table.get(word) ?? new Float32Array(languages.length).fill(Number.NEGATIVE_INFINITY);
      row[index] = Math.log((weight / total) * listedShare);
      table.set(word, row);
    }
  });
  return table;
}

function letterTable(languages: readonly string[]): Map<string, Float32Array> {
  const table = new Map<string, Float32Array>();
  languages.forEach((language, index) => {
    for (const letter of languagePack(language).identification?.letters ?? '') {
      const row = table.get(letter) ?? new Float32Array(languages.length).fill(1);
      row[index] = 0;
      table.set(letter, row);
    }
  });
  return table;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
