/**
 * Measures how well words and questions are recognized in several languages: `node bench/reading.ts [--json] [folder]`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { bm25, inverseDocumentFrequency } from '../analysis/statistics/bm25.ts';
import { analyzerFor } from '../analysis/text/analyzer.ts';
import { askedBy } from '../analysis/text/question-words.ts';
import { corporaDir, readJsonLines } from './corpora.ts';

const rowSchema = z.object({
  paragraph: z.string(),
  questions: z.array(z.object({ question: z.string(), answer_start: z.number() })),
});
type Row = z.infer<typeof rowSchema>;

const mark = /[?？؟]/u;

interface Measured {
  questions: number;
  /** Share of the questions that are recognized without their question mark. */
  told_without_mark: number;
  /** Share of the sentences without a question mark that are wrongly taken for questions. */
  statements_taken: number;
  /** Share of the questions whose paragraph is ranked first by BM25 over all stems. */
  paragraph_first: number;
  /** Share of the questions whose sentence is ranked first within that paragraph. */
  sentence_first: number;
}

function measure(rows: readonly Row[], language: string): Measured {
  const analyzer = analyzerFor(language);
  const stems = (text: string): string[] => analyzer.analyze(text).map((word) => word.stem);
  const firstOf = ranker(rows.map((row) => stems(row.paragraph)));
  let told = 0;
  let taken = 0;
  let statements = 0;
  let paragraphs = 0;
  let sentences = 0;
  rows.forEach((row, index) => {
    const spans = analyzer.sentences(row.paragraph);
    const texts = spans.map(({ start, end }) => row.paragraph.slice(start, end));
    const firstSentence = ranker(texts.map(stems));
    for (const text of texts.filter((sentence) => !mark.test(sentence))) {
      statements += 1;
      if (askedBy(text, language) !== null) taken += 1;
    }
    for (const { question, answer_start } of row.questions) {
      if (askedBy(question.replace(/[?？؟\s]+$/u, ''), language) !== null) told += 1;
      const query = stems(question);
      if (firstOf(query) === index) paragraphs += 1;
      const span = spans[firstSentence(query)];
      if (span !== undefined && answer_start >= span.start && answer_start < span.end) sentences += 1;
    }
  });
  const questions = rows.reduce((sum, row) => sum + row.questions.length, 0);
  return {
    questions,
    told_without_mark: round(told / questions),
    statements_taken: round(taken / statements),
    paragraph_first: round(paragraphs / questions),
    sentence_first: round(sentences / questions),
  };
}

/** Returns a function that finds the index of the best text for a query; the first one in a tie. */
function ranker(texts: readonly (readonly string[])[]): (query: readonly string[]) => number {
  const counts = texts.map((stems) => {
    const count = new Map<string, number>();
    for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const mean = texts.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, texts.length);
  return (query) => {
    const idf = new Map(
      [...new Set(query)].map((stem) => [
        stem,
        inverseDocumentFrequency(counts.filter((count) => count.has(stem)).length, counts.length),
      ]),
    );
    const scores = counts.map((count, index) =>
      [...idf].reduce((sum, [stem, weight]) => {
        const frequency = count.get(stem) ?? 0;
        return frequency === 0 ? sum : sum + bm25(frequency, texts[index]?.length ?? 0, mean, weight);
      }, 0),
    );
    return scores.indexOf(Math.max(...scores));
  };
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

const args = process.argv.slice(2);
const folder = resolve(args.find((arg) => !arg.startsWith('-')) ?? join(corporaDir, 'xquad'));
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jsonl.gz')) : [];
const sets = Object.fromEntries(
  files.sort().map((file) => {
    const language = file.replace('.jsonl.gz', '');
    const rows = readJsonLines(join(folder, file)).map((line) => rowSchema.parse(line));
    return [language, measure(rows, language)];
  }),
);

if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ sets })}\n`);
else if (files.length === 0)
  process.stdout.write('No ../shared/corpora/xquad here, and no folder given: nothing measured.\n');
else {
  for (const [language, set] of Object.entries(sets)) {
    process.stdout.write(
      `${language}: ${set.questions} questions, told without mark ${set.told_without_mark}, statements taken ${set.statements_taken}, ` +
        `paragraph first ${set.paragraph_first}, sentence first ${set.sentence_first}\n`,
    );
  }
}
