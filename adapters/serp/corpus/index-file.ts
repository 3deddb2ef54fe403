/** The index on disk: one SQLite file. A search reads only the rows that it needs. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** Increment when the tables, the extraction of page text or the word segmentation change. */
const formatVersion = 1;

/** How often a term occurs in a page's title and text. */
export interface Posting {
  page: number;
  title: number;
  text: number;
}

/** The data held in memory for every page. `length` is the number of words in its text. */
export interface PageRow {
  page: number;
  url: string;
  file: string;
  language: string | null;
  length: number;
}

export interface CorpusIndex {
  pages: readonly PageRow[];
  byUrl: ReadonlyMap<string, PageRow>;
  postings(term: string): Posting[];
  /** The title and the beginning of the text. */
  shown(page: number): { title: string; text: string };
}

/** The path of a folder's index; its name is unique to the folder. */
export function indexFileOf(corpusDir: string, indexDir: string): string {
  const name = createHash('sha256').update(resolve(corpusDir)).digest('hex').slice(0, 16);
  return join(indexDir, `corpus-${name}.sqlite`);
}

/** The key of an up-to-date index: the folder's fingerprint, this format, and this runtime's ICU version. */
export function indexKey(fingerprint: string): string {
  return `${formatVersion}/${process.versions.icu ?? ''}/${fingerprint}`;
}

const metaRow = z.object({ value: z.string() });
const pageRow = z.object({
  page: z.number(),
  url: z.string(),
  file: z.string(),
  language: z.string().nullable(),
  length: z.number(),
});
const postingRow = z.object({ pages: z.instanceof(Uint8Array) });
const shownRow = z.object({ title: z.string(), text: z.string() });

export function createIndexTables(db: DatabaseSync): void {
  db.exec(`
    PRAGMA journal_mode = OFF;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE pages (page INTEGER PRIMARY KEY, url TEXT NOT NULL, file TEXT NOT NULL, language TEXT, length INTEGER NOT NULL);
    CREATE TABLE shown (page INTEGER PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
    CREATE TABLE postings (term TEXT PRIMARY KEY, pages BLOB NOT NULL) WITHOUT ROWID;
  `);
}

/** Encodes a posting list, three numbers per page, as bytes. */
export function encodePostings(numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}

function decodePostings(bytes: Uint8Array): Posting[] {
  // Copied, because a view of four-byte numbers must start at a multiple of four.
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  const postings: Posting[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    postings.push({ page: numbers[i] ?? 0, title: numbers[i + 1] ?? 0, text: numbers[i + 2] ?? 0 });
  }
  return postings;
}

/** Opens the index if it has this `key`. Null if it is missing, outdated or damaged, and has to be built. */
export function openIndexFile(file: string, key: string): CorpusIndex | null {
  if (!existsSync(file)) return null;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const built = metaRow.safeParse(db.prepare("SELECT value FROM meta WHERE key = 'key'").get());
    if (built.success && built.data.value === key) return reader(db);
    db.close();
    return null;
  } catch {
    return null;
  }
}

function reader(db: DatabaseSync): CorpusIndex {
  const pages = db
    .prepare('SELECT page, url, file, language, length FROM pages ORDER BY page')
    .all()
    .map((row) => pageRow.parse(row));
  const postings = db.prepare('SELECT pages FROM postings WHERE term = ?');
  const shown = db.prepare('SELECT title, text FROM shown WHERE page = ?');
  return {
    pages,
    byUrl: new Map(pages.map((page) => [page.url, page])),
    postings: (term) => {
      const row = postings.get(term);
      return row === undefined ? [] : decodePostings(postingRow.parse(row).pages);
    },
    shown: (page) => shownRow.parse(shown.get(page)),
  };
}
