/** Reads the corpora of `../shared/corpora`, or folders of the same format, for the benchmarks. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

/** The folder of the corpora, relative to the project. */
export const corporaDir = resolve(import.meta.dirname, '../../shared/corpora');

const rowSchema = z.object({
  id: z.string(),
  url: z
    .string()
    .nullish()
    .transform((url) => url ?? ''),
  page_type: z.string().nullish(),
  title: z.string().nullish(),
  author: z.string().nullish(),
  publish_date: z.string().nullish(),
  main_content: z.string().nullish(),
  with: z.array(z.string()).nullish(),
  without: z.array(z.string()).nullish(),
});

/** One line of a `ground-truth.jsonl.gz`. The fields depend on the set. */
export type TruthRow = z.infer<typeof rowSchema>;

/** A set of pages with their ground truth. `page` reads the original bytes of a page. */
export interface Corpus {
  name: string;
  folder: string;
  rows: TruthRow[];
  page: (row: TruthRow) => Uint8Array;
}

/** Opens a set by its name below `corporaDir`, or by the path of a folder; undefined if it does not exist. */
export function openCorpus(nameOrFolder: string): Corpus | undefined {
  const named = join(corporaDir, nameOrFolder);
  const folder = existsSync(join(named, 'ground-truth.jsonl.gz')) ? named : resolve(nameOrFolder);
  const truth = join(folder, 'ground-truth.jsonl.gz');
  if (!existsSync(truth)) return undefined;
  const rows = readJsonLines(truth).map((line) => rowSchema.parse(line));
  const page = (row: TruthRow): Uint8Array => gunzipSync(readFileSync(join(folder, 'html', `${row.id}.html.gz`)));
  return { name: basename(folder), folder, rows, page };
}

/** Python writes missing values as NaN, which is not valid JSON. */
const missingValue = /:\s*NaN\b/g;

/** The objects of a `.jsonl.gz` file, one per line. */
export function readJsonLines(file: string): unknown[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line.replace(missingValue, ': null')));
}

/** The sets to measure: the folders on the command line (exits if one is not a set), or those of `names` that exist. */
export function chosenCorpora(args: readonly string[], names: readonly string[]): Corpus[] {
  const folders = args.filter((arg) => !arg.startsWith('-'));
  if (folders.length > 0) return folders.map((folder) => openCorpus(folder) ?? endOver(folder));
  return names.flatMap((name) => openCorpus(name) ?? []);
}

function endOver(folder: string): never {
  console.error(`${folder} holds no ground-truth.jsonl.gz: a folder of the corpora's shape is expected.`);
  process.exit(2);
}
