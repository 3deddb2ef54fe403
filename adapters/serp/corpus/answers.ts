/** The answers of a corpus: written by hand for some keywords, in place of engines that know nothing of its pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { AnswerSample, Answers, EngineAnswers } from '../../../analysis/index.ts';
import { fileWithin } from '../folder-file.ts';

const file = 'answers.jsonl';
const maxBytes = 2_000_000;

const line = z.strictObject({
  keyword: z.string().min(1),
  language: z.string().min(2),
  engine: z.enum(['fictional_a', 'fictional_b', 'fictional_c']),
  /** What `[1]`, `[2]` … in the samples refer to. */
  sources: z.array(z.url({ protocol: /^https?$/u })),
  searches: z.array(z.string()),
  samples: z.array(z.string().min(1)).min(1),
});
type Line = z.output<typeof line>;

/**
 * Opens the answers of `corpusDir` as a port; undefined if it has none.
 * @throws Error naming the line that is invalid
 */
export function answersOfCorpus(corpusDir: string, now: () => Date): Answers | undefined {
  if (!existsSync(join(corpusDir, file))) return undefined;
  const rows = readFileSync(fileWithin(corpusDir, file, maxBytes), 'utf8').split('\n');
  const lines = rows.flatMap((row, index) => (row.trim() === '' ? [] : [parsed(row, index)]));
  return async ({ keyword, question, language, country }) => {
    const wanted = keyOf(keyword);
    return lines
      .filter((each) => each.language === language && keyOf(each.keyword) === wanted)
      .map((each) => answersOf(each, question, country, now().toISOString()));
  };
}

function parsed(row: string, index: number): Line {
  try {
    return line.parse(JSON.parse(row));
  } catch {
    throw new Error(`${file} line ${index + 1} is no answer: see the README of the corpus`);
  }
}

function keyOf(keyword: string): string {
  return keyword.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function answersOf(
  { engine, sources, searches, samples }: Line,
  question: string,
  country: string,
  at: string,
): EngineAnswers {
  return {
    engine,
    provider: 'corpus',
    fidelity: 'fictional',
    question,
    region: { requested: country, effective: null },
    fan_out_provenance: searches.length === 0 ? 'none' : 'observed',
    samples: samples.map((text) => ({
      state: 'captured',
      observed_at: at,
      text,
      citations: citationsOf(text, sources),
      fan_out_queries: searches,
    })),
  };
}

function citationsOf(text: string, sources: readonly string[]): AnswerSample['citations'] {
  return [...text.matchAll(/\[(\d{1,2})\]/gu)].flatMap(({ 0: mark, 1: number, index: start }) => {
    const url = sources[Number(number) - 1];
    return url === undefined ? [] : [{ url, role: 'cited' as const, start, end: start + mark.length }];
  });
}
