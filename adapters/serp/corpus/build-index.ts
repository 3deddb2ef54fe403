/** Builds the index of a corpus folder, and rebuilds it only when the folder changes. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Analyzer, analyzerFor, decodePage, detectLanguage, primaryLanguage } from '../../../analysis/index.ts';
import { type CorpusPage, emptyFolderMessage, fingerprintOf, readFolder, type Skipped } from './folder.ts';
import {
  type CorpusIndex,
  createIndexTables,
  encodePostings,
  indexFileOf,
  indexKey,
  openIndexFile,
} from './index-file.ts';
import { readPageFile } from './page-file.ts';
import { pageText } from './page-text.ts';

export interface BuildOptions {
  /** The folder of pages, and the folder of their index (created if missing). */
  corpusDir: string;
  indexDir: string;
  /** Called every hundred pages and at the end. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

export interface BuiltIndex {
  index: CorpusIndex;
  /** Present if the index was built. */
  skipped?: Skipped;
}

/** Snippets are taken from this much of a page's text. */
const shownChars = 20_000;
const titleChars = 300;

const progressEveryPages = 100;

/** Temporary files of interrupted builds are deleted after this time. */
const staleAfterMs = 60 * 60 * 1000;

/**
 * Returns the index of `corpusDir`; builds it unless an up-to-date one exists. Concurrent builds each write their own
 * file; the last one renamed wins, and both are complete.
 * @throws Error with a message for the operator if the folder has no usable page
 */
export async function ensureIndex(options: BuildOptions): Promise<BuiltIndex> {
  const { corpusDir, indexDir } = options;
  const file = indexFileOf(corpusDir, indexDir);
  const key = indexKey(fingerprintOf(corpusDir));
  const kept = openIndexFile(file, key);
  if (kept !== null) return { index: kept };

  const { pages, skipped } = readFolder(corpusDir);
  if (pages.length === 0) throw new Error(emptyFolderMessage(corpusDir, skipped));
  mkdirSync(indexDir, { recursive: true });
  sweep(file);
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await write(temporary, key, pages, skipped, options);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  const index = openIndexFile(file, key);
  if (index === null) throw new Error(`The corpus index ${file} could not be read back after it was built.`);
  return { index, skipped };
}

function sweep(file: string): void {
  const dir = dirname(file);
  for (const name of readdirSync(dir)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith('.tmp')) continue;
    const path = join(dir, name);
    const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedMs > staleAfterMs) rmSync(path, { force: true });
  }
}

async function write(
  file: string,
  key: string,
  pages: readonly CorpusPage[],
  skipped: Skipped,
  { corpusDir, onProgress }: BuildOptions,
): Promise<void> {
  const db = new DatabaseSync(file);
  try {
    createIndexTables(db);
    db.exec('BEGIN');
    const insertPage = db.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?)');
    const insertShown = db.prepare('INSERT INTO shown VALUES (?, ?, ?)');
    const analyzers = new Map<string, Analyzer>();
    const postings = new Map<string, number[]>();
    for (const [number, page] of pages.entries()) {
      const body = await readPageFile(corpusDir, page.file);
      if (typeof body === 'string') {
        skipped.unreadable_files++;
      } else {
        const { title, lang, text } = pageText(decodePage(body).html);
        const language = page.language ?? primaryLanguage(lang) ?? detectLanguage(text);
        const length = addPostings(postings, number, title, text, analyzerOf(language, analyzers));
        insertPage.run(number, page.url, page.file, language, length);
        insertShown.run(number, title.slice(0, titleChars).toWellFormed(), text.slice(0, shownChars).toWellFormed());
      }
      if ((number + 1) % progressEveryPages === 0 || number + 1 === pages.length) {
        onProgress?.({ done: number + 1, total: pages.length });
      }
    }
    const insertPostings = db.prepare('INSERT INTO postings VALUES (?, ?)');
    for (const [term, numbers] of postings) insertPostings.run(term, encodePostings(numbers));
    db.prepare('INSERT INTO meta VALUES (?, ?)').run('key', key);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

/** The analyzer of a page's language; for an unknown language, one without stems and stop words. */
function analyzerOf(language: string | null, analyzers: Map<string, Analyzer>): Analyzer {
  const code = language ?? 'und';
  const analyzer = analyzers.get(code) ?? analyzerFor(code);
  analyzers.set(code, analyzer);
  return analyzer;
}

/** Adds a page to the posting lists; returns the number of words in its text. */
function addPostings(
  postings: Map<string, number[]>,
  page: number,
  title: string,
  text: string,
  analyzer: Analyzer,
): number {
  const frequency = new Map<string, { title: number; text: number }>();
  const add = (words: readonly { stem: string }[], field: 'title' | 'text') => {
    for (const { stem } of words) {
      const counts = frequency.get(stem) ?? { title: 0, text: 0 };
      counts[field]++;
      frequency.set(stem, counts);
    }
    return words.length;
  };
  add(analyzer.analyze(title), 'title');
  const length = add(analyzer.analyze(text), 'text');
  for (const [stem, counts] of frequency) {
    const list = postings.get(stem) ?? [];
    list.push(page, counts.title, counts.text);
    postings.set(stem, list);
  }
  return length;
}
