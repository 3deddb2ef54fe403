/** Writes a recording as a folder that can be replayed: `serp.json`, `pages/pages.jsonl`, `pages/html/<id>.html.gz`. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FailedFetch, FetchedPage } from '../../../analysis/index.ts';
import { type FailedLine, type FetchedLine, parsePageLines } from './page-lines.ts';
import type { Recording } from './record.ts';
import { serpFileText } from './serp-file.ts';
import { reasonOf, SnapshotError } from './snapshot-error.ts';

/** The names inside a snapshot's folder. */
export const snapshotNames = { serp: 'serp.json', pages: 'pages' } as const;

/**
 * Creates `folder` if it is missing.
 * @throws SnapshotError if it is not empty or cannot be created: nothing is overwritten
 */
export function prepareSnapshotFolder(folder: string): void {
  let held: string[];
  try {
    mkdirSync(folder, { recursive: true });
    held = readdirSync(folder);
  } catch (error) {
    throw new SnapshotError(`The folder ${folder} cannot be made: ${reasonOf(error)}`);
  }
  if (held.length > 0) throw new SnapshotError(`The folder ${folder} is not empty; a snapshot is saved to a new one.`);
}

/**
 * Writes a recording into `folder`, which must be empty. The same recording produces the same bytes. The results page
 * is written last, so a folder without it comes from an interrupted run.
 * @throws SnapshotError if the recording could not be read back
 */
export function writeSnapshot(folder: string, { serp, engines, model, pages }: Recording): void {
  if (serp === undefined) throw new SnapshotError('There is nothing to save: no search was answered.');
  const text = serpFileText({
    serp,
    ...(engines === undefined ? {} : { engines }),
    ...(model === undefined ? {} : { model }),
  });
  const answers = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
  const digits = String(answers.length).length;
  const saved = answers.map(([url, answer], index) => {
    const id = `p${String(index + 1).padStart(digits, '0')}`;
    return answer.outcome === 'failed'
      ? { line: failedLine(url, answer) }
      : { line: fetchedLine(id, url, answer), answer };
  });
  const lines = saved.map(({ line }) => JSON.stringify(line));
  const dir = join(folder, snapshotNames.pages);
  parsePageLines(lines, join(dir, 'pages.jsonl'));
  mkdirSync(join(dir, 'html'), { recursive: true });
  for (const { line, answer } of saved) {
    if (answer !== undefined && 'id' in line)
      writeFileSync(join(dir, 'html', `${line.id}.html.gz`), gzipSync(answer.body));
  }
  writeFileSync(join(dir, 'pages.jsonl'), lines.map((line) => `${line}\n`).join(''));
  writeFileSync(join(folder, snapshotNames.serp), text);
}

function fetchedLine(id: string, url: string, page: FetchedPage): FetchedLine {
  const { final_url, redirects, status, headers, fetched_at, robots, ttfb_ms } = page;
  return {
    id,
    url,
    final_url,
    redirects,
    status,
    headers,
    fetched_at,
    ...(robots === undefined ? {} : { robots }),
    ...(ttfb_ms === undefined ? {} : { ttfb_ms }),
  };
}

function failedLine(url: string, { reason, http_status, detail, robots }: FailedFetch): FailedLine {
  return {
    url,
    failure: reason,
    ...(http_status === undefined ? {} : { http_status }),
    ...(detail === undefined ? {} : { detail }),
    ...(robots === undefined ? {} : { robots }),
  };
}
