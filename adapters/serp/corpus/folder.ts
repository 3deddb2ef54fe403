/** Reads a corpus folder: HTML files, and the index file with their addresses. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { normalizeAddress, primaryLanguage } from '../../../analysis/index.ts';
import { fileWithin } from '../folder-file.ts';

/** A page of the folder: its file (relative to the folder), its address, and its language if the index file has it. */
export interface CorpusPage {
  file: string;
  url: string;
  language?: string;
}

/** Counts of what was skipped. */
export interface Skipped {
  /** Lines of the index file that are not an `{id, url}` object, or whose address is not an http(s) URL. */
  bad_lines: number;
  /** Lines whose page is missing from the folder. */
  missing_files: number;
  /** Lines that repeat an address. */
  repeated_urls: number;
  /** Pages whose file could not be read. */
  unreadable_files: number;
}

/** Possible names of the index file; the first one found is read. */
const indexNames = ['pages.jsonl', 'pages.jsonl.gz', 'ground-truth.jsonl', 'ground-truth.jsonl.gz'];

/** An id becomes a file name, so it must not lead out of the folder. Other fields of a line are ignored. */
const lineSchema = z.object({
  id: z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u),
  url: z.string(),
  language: z.string().nullish(),
});

/** Returns the pages of `corpusDir` in the order of its index file. */
export function readFolder(corpusDir: string): { pages: CorpusPage[]; skipped: Skipped } {
  const files = new Set(htmlFiles(corpusDir));
  const skipped: Skipped = { bad_lines: 0, missing_files: 0, repeated_urls: 0, unreadable_files: 0 };
  const pages = new Map<string, CorpusPage>();
  for (const line of indexLines(corpusDir)) {
    const entry = parseLine(line);
    if (entry === null) {
      skipped.bad_lines++;
      continue;
    }
    const file = [`html/${entry.id}.html`, `html/${entry.id}.html.gz`].find((name) => files.has(name));
    if (file === undefined) skipped.missing_files++;
    else if (pages.has(entry.url)) skipped.repeated_urls++;
    else pages.set(entry.url, { file, url: entry.url, ...(entry.language ? { language: entry.language } : {}) });
  }
  return { pages: [...pages.values()], skipped };
}

function parseLine(line: string): { id: string; url: string; language: string | null } | null {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return null;
  }
  const parsed = lineSchema.safeParse(json);
  const url = parsed.success ? normalizeAddress(parsed.data.url) : null;
  if (!parsed.success || url === null) return null;
  return { id: parsed.data.id, url, language: primaryLanguage(parsed.data.language ?? '') };
}

/** The name of the folder's index file; undefined if it has none. */
export function indexFileIn(corpusDir: string): string | undefined {
  return indexNames.find((name) => existsSync(join(corpusDir, name)));
}

/** Of an index file, unpacked: far above one of a million pages. */
const maxIndexBytes = 256 * 1024 * 1024;

/** The non-empty lines of the folder's index file; empty if it has none. @throws if it cannot be read */
export function indexLines(corpusDir: string): string[] {
  const name = indexFileIn(corpusDir);
  if (name === undefined) return [];
  const bytes = readFileSync(fileWithin(corpusDir, name, maxIndexBytes));
  const unpacked = name.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: maxIndexBytes }) : bytes;
  const text = unpacked.toString('utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Paths relative to the folder, sorted. */
function htmlFiles(corpusDir: string): string[] {
  const dir = join(corpusDir, 'html');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => /\.html(?:\.gz)?$/u.test(name))
    .sort()
    .map((name) => `html/${name}`);
}

/** A hash of the names, sizes and modification times of all files; changes when the folder changes. */
export function fingerprintOf(corpusDir: string): string {
  const hash = createHash('sha256');
  const named = indexNames.filter((name) => existsSync(join(corpusDir, name)));
  for (const name of [...named, ...htmlFiles(corpusDir)]) {
    const { size, mtimeMs } = statSync(join(corpusDir, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The error message for a folder without a usable page. */
export function emptyFolderMessage(corpusDir: string, skipped: Skipped): string {
  return (
    `The corpus folder ${corpusDir} has no usable page. Expected are HTML files html/<id>.html or html/<id>.html.gz ` +
    'and an index file pages.jsonl or ground-truth.jsonl (or either with .gz), one {"id": …, "url": "https://…"} a line. ' +
    `Found: ${htmlFiles(corpusDir).length} HTML files, ${skipped.bad_lines} unusable lines, ` +
    `${skipped.missing_files} lines without a file.`
  );
}
