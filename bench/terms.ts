/** Measures key phrase extraction: `node bench/terms.ts [--json] [file or folder…]`. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { keyPhrasesOf } from '../analysis/market/terms/key-phrases.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../analysis/read/analyzed-page.ts';
import { type Analyzer, analyzerFor } from '../analysis/text/analyzer.ts';
import { backgroundFor } from '../analysis/text/background.ts';
import { corporaDir, readJsonLines } from './corpora.ts';

const rowSchema = z.object({
  id: z.string(),
  language: z.string(),
  text: z.string(),
  keyphrases: z.array(z.string()),
});

/** Number of phrases taken from each text. */
const topPhrases = 10;

/** Micro F1 of the ten best phrases, over all texts and over those on odd and on even lines. */
interface Measured {
  texts: number;
  ours: [all: number, odd: number, even: number];
  tfidf: [all: number, odd: number, even: number];
}

/** A text's phrases and those of the annotators, by their stems. */
interface Ranked {
  gold: ReadonlySet<string>;
  ours: string[];
  candidates: ReadonlyMap<string, number>;
}

function measure(file: string): Measured {
  const analyzers = new Map<string, Analyzer>();
  const ranked = readJsonLines(file).map((line): Ranked => {
    const { language, text, keyphrases } = rowSchema.parse(line);
    const analyzer = analyzers.get(language) ?? analyzerFor(language);
    analyzers.set(language, analyzer);
    const phrases = keyPhrasesOf(pageOf(text, analyzer), backgroundFor(analyzer));
    return {
      gold: new Set(keyphrases.map((phrase) => keyOf(phrase, analyzer))),
      ours: phrases.slice(0, topPhrases).map(({ key }) => key),
      candidates: new Map(phrases.map(({ key, occurrence }) => [key, occurrence.count])),
    };
  });
  const byTfIdf = tfIdfOf(ranked);
  const halves = (pick: (row: Ranked) => string[]): [number, number, number] => [
    f1(ranked, pick),
    f1(
      ranked.filter((_, at) => at % 2 === 0),
      pick,
    ),
    f1(
      ranked.filter((_, at) => at % 2 === 1),
      pick,
    ),
  ];
  return { texts: ranked.length, ours: halves(({ ours }) => ours), tfidf: halves(byTfIdf) };
}

/** Converts a text to a page of paragraphs, separated by empty lines or CRLF. Other line breaks are wraps. */
function pageOf(text: string, analyzer: Analyzer): Pick<AnalyzedPage, 'blocks' | 'title'> {
  const paragraphs = text
    .normalize('NFC')
    .split(/\r\n|\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll('\u00AD', '').replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const blocks = paragraphs.map((paragraph): AnalyzedBlock => {
    const block = { kind: 'paragraph' as const, text: paragraph, heading_path: [], start: 0, end: paragraph.length };
    return { block, words: analyzer.analyze(paragraph) };
  });
  return { blocks, title: [] };
}

function keyOf(phrase: string, analyzer: Analyzer): string {
  return analyzer
    .analyze(phrase.normalize('NFC'))
    .map(({ stem }) => stem)
    .join(' ');
}

/**
 * Ranks the same candidates by count × ln(texts / texts that contain the phrase) over the set. Ties are ordered by key.
 */
function tfIdfOf(rows: readonly Ranked[]): (row: Ranked) => string[] {
  const holding = new Map<string, number>();
  for (const key of rows.flatMap(({ candidates }) => [...candidates.keys()])) {
    holding.set(key, (holding.get(key) ?? 0) + 1);
  }
  const score = (key: string, count: number) => count * Math.log(rows.length / (holding.get(key) ?? 1));
  return ({ candidates }) =>
    [...candidates]
      .map(([key, count]) => ({ key, score: score(key, count) }))
      .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
      .slice(0, topPhrases)
      .map(({ key }) => key);
}

/**
 * Micro F1: counts the phrases of all texts together, including gold phrases that do not occur in the text or are
 * longer.
 */
function f1(rows: readonly Ranked[], pick: (row: Ranked) => string[]): number {
  let right = 0;
  let taken = 0;
  let gold = 0;
  for (const row of rows) {
    const picked = pick(row);
    right += picked.filter((key) => row.gold.has(key)).length;
    taken += picked.length;
    gold += row.gold.size;
  }
  return taken + gold === 0 ? 0 : Math.round((20_000 * right) / (taken + gold)) / 10_000;
}

const pageExtension = '.jsonl.gz';

/** The sets in a folder, or the given file. Exits if there is none. */
function setsIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() === true) return [path];
  const names = found === undefined ? [] : readdirSync(path).filter((name) => name.endsWith(pageExtension));
  if (names.length > 0) return names.sort().map((name) => join(path, name));
  console.error(`${path} holds no ${pageExtension}: a set of key phrases, or a folder of such, is expected.`);
  process.exit(2);
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('-')).map((arg) => resolve(arg));
const chosen = given.length > 0 ? given : [join(corporaDir, 'keyphrases')].filter((folder) => existsSync(folder));
const files = chosen.flatMap(setsIn);
const sets = files.map((file) => ({ name: basename(file, pageExtension), ...measure(file) }));

if (args.includes('--json')) {
  const figures = sets.map(({ name, ours, tfidf }) => [name, { f1_at_10: ours[0], tfidf_f1_at_10: tfidf[0] }]);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(figures))}\n`);
} else if (files.length === 0) {
  process.stdout.write('No ../shared/corpora/keyphrases here, and no file or folder given: nothing measured.\n');
} else {
  for (const { name, texts, ours, tfidf } of sets) {
    process.stdout.write(
      `${name}: ${texts} texts, F1@10 ${ours.join(' / ')}, TF-IDF ${tfidf.join(' / ')} (all / odd / even)\n`,
    );
  }
}
