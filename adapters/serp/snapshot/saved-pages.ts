/** Serves the pages of a folder as they were originally served: the fetching half of a replay. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type FailedFetch,
  type FetchedPage,
  type FetchPage,
  maxPageBytes,
  normalizeAddress,
} from '../../../analysis/index.ts';
import { indexFileIn, indexLines } from '../corpus/folder.ts';
import { fileWithin } from '../folder-file.ts';
import { type FailedLine, type FetchedLine, type PageLine, parsePageLines } from './page-lines.ts';
import { reasonOf, SnapshotError } from './snapshot-error.ts';

/** A saved page may exceed the engine's limit; far above it, treat it as a decompression bomb. */
const maxBytes = 8 * maxPageBytes;

/**
 * Opens the pages of `dir` as a port. Addresses are looked up as written, then in normalized form.
 * @param isOptional whether a page may be missing: it is then `unreachable`
 * @param fetchedAt fetch time of pages whose line has none, ISO 8601 UTC
 * @throws SnapshotError if the folder has no index, or the index has an invalid line or a line without a file. The port
 * throws it for a page that the folder does not have, because a replay must not make one up.
 */
export function readSavedPages(
  dir: string,
  fetchedAt: string,
  isOptional: (url: string) => boolean = () => false,
): FetchPage {
  const index = indexFileIn(dir);
  if (index === undefined) throw new SnapshotError(`The folder ${dir} has no pages.jsonl, the index of its pages.`);
  const place = join(dir, index);
  const lines = parsePageLines(
    readable(place, () => indexLines(dir)),
    place,
  );
  const answerOf = (line: PageLine): Answer => {
    if ('failure' in line) return (url) => failedFetch(line, url);
    const file = fileOf(line, dir, place);
    return (url) => fetchedPage(line, url, { dir, file }, fetchedAt);
  };
  const answers = lines.map((line) => ({ url: line.url, answer: answerOf(line) }));
  const exact = new Map(answers.map(({ url, answer }) => [url, answer]));
  const normal = new Map(answers.map(({ url, answer }) => [normalizeAddress(url), answer]));
  return async (url) => {
    const answer = exact.get(url) ?? normal.get(normalizeAddress(url));
    if (answer === undefined && isOptional(url))
      return { outcome: 'failed', requested_url: url, reason: 'unreachable' };
    if (answer === undefined)
      throw new SnapshotError(`The folder ${dir} has no page ${url}, which the audit asks for.`);
    return answer(url);
  };
}

type Answer = (url: string) => FetchedPage | FailedFetch;

function fileOf({ id, url }: FetchedLine, dir: string, place: string): string {
  const found = [`html/${id}.html`, `html/${id}.html.gz`].find((name) => existsSync(join(dir, name)));
  if (found === undefined) throw new SnapshotError(`${place} names html/${id}.html for ${url}, which is not there.`);
  return found;
}

function failedFetch({ failure, http_status, detail, robots }: FailedLine, url: string): FailedFetch {
  return {
    outcome: 'failed',
    requested_url: url,
    reason: failure,
    ...(http_status === undefined ? {} : { http_status }),
    ...(detail === undefined ? {} : { detail }),
    ...(robots === undefined ? {} : { robots }),
  };
}

function fetchedPage(line: FetchedLine, url: string, place: SavedFile, fetchedAt: string): FetchedPage {
  const { final_url = line.url, robots, ttfb_ms } = line;
  return {
    outcome: 'fetched',
    requested_url: url,
    final_url,
    redirects: line.redirects ?? (final_url === line.url ? [url] : [url, final_url]),
    status: line.status ?? 200,
    headers: line.headers ?? { 'content-type': 'text/html' },
    body: bytesOf(place),
    fetched_at: line.fetched_at ?? fetchedAt,
    ...(robots === undefined ? {} : { robots }),
    ...(ttfb_ms === undefined ? {} : { ttfb_ms }),
  };
}

/** The file of a page, relative to the folder. */
interface SavedFile {
  dir: string;
  file: string;
}

function bytesOf({ dir, file }: SavedFile): Uint8Array {
  return readable(join(dir, file), () => {
    const bytes = readFileSync(fileWithin(dir, file, maxBytes));
    return new Uint8Array(file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes);
  });
}

/** Runs `read`. @throws SnapshotError that names `file` and the reason */
function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SnapshotError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}
