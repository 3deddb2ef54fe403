/** Builds, once for a script and only when it is met, the tables that languages of that script are told apart with. */
import stopWordsIso from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import type { SharedScript } from '../languages/language-pack.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';

export interface LanguageTable {
  readonly languages: readonly string[];
  /** Log-probability of a trigram in each language. */
  readonly trigrams: ReadonlyMap<string, Float32Array>;
  /** Log-probability of a whole word; -Infinity where the language has no such word listed. */
  readonly words: ReadonlyMap<string, Float32Array>;
  /** For a letter beyond the basic alphabet: 1 for each language that does not write it. */
  readonly letters: ReadonlyMap<string, Float32Array>;
}

/** Log-probability of a trigram that no language of the script has. */
export const unseenLogProbability = Math.log(1e-5);

/*
 * Frequencies follow Zipf's law by rank, since only ranks are known. The constants were set by trial on half of the
 * sentences of the corpus and moved the other half by less than .005 when halved or doubled.
 */
const wordMass = 60;
const wordOffset = 8;
const trigramMass = 600;
const trigramOffset = 100;
/** Weight of the average of all languages of the script in each: a short list is no proof of absence. */
const background = 40;
/** The lists of stopwords-iso have no order; all of one list together weigh less than our first dozen. */
const unrankedMass = 25;
/** Share of running text that listed words make up. */
const listedShare = 0.5;

/** The languages of a script that can be told apart, in the order of all vectors of its table. */
export function languagesOf(script: SharedScript): readonly string[] {
  return languagePacks.filter(({ identification }) => identification?.scripts.includes(script)).map(({ code }) => code);
}

const built = new Map<SharedScript, LanguageTable>();

/** The table of a script. The first call for a script takes up to 0.3 s, later ones nothing. */
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
  // 750,000 cells for the Latin script: typed arrays take half the time of one map for each language.
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

/** The sequences of three in a word, its edges included. */
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
