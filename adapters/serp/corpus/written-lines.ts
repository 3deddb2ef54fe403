/** Reads what is written by hand for some keywords of a corpus: a file of JSON lines, each for a keyword in a language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fileWithin } from '../folder-file.ts';

const maxBytes = 2_000_000;

/** What each line begins with. */
export const keywordFields = { keyword: z.string().min(1), language: z.string().min(2) };

interface Line {
  keyword: string;
  language: string;
}

/** The lines for a keyword, in any case and with any white space. */
export type LinesFor<L extends Line> = (wanted: Line) => L[];

/**
 * Opens `file` of `corpusDir`; undefined if it has none.
 * @throws Error naming the line that is invalid
 */
export function writtenLines<L extends Line>(
  corpusDir: string,
  file: string,
  schema: z.ZodType<L>,
): LinesFor<L> | undefined {
  if (!existsSync(join(corpusDir, file))) return undefined;
  const rows = readFileSync(fileWithin(corpusDir, file, maxBytes), 'utf8').split('\n');
  const lines = rows.flatMap((row, index) => {
    if (row.trim() === '') return [];
    const parsed = schema.safeParse(jsonOf(row));
    if (!parsed.success) throw new Error(`${file} line ${index + 1} is not as the README of the corpus says`);
    return [parsed.data];
  });
  return ({ keyword, language }) =>
    lines.filter((each) => each.language === language && keyOf(each.keyword) === keyOf(keyword));
}

function jsonOf(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}

function keyOf(keyword: string): string {
  return keyword.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
