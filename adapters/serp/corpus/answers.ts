/** The answers of a corpus: written by hand for some keywords, in place of engines that know nothing of its pages. */
import * as z from 'zod';
import type { AnswerSample, Answers, EngineAnswers } from '../../../analysis/index.ts';
import { keywordFields, writtenLines } from './written-lines.ts';

const line = z.strictObject({
  ...keywordFields,
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
  const lines = writtenLines(corpusDir, 'answers.jsonl', line);
  if (lines === undefined) return undefined;
  return async ({ keyword, question, language, country }) =>
    lines({ keyword, language }).map((each) => answersOf(each, question, country, now().toISOString()));
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
