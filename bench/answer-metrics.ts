/**
 * Measures retrieval of paragraphs and answer sentences, by the engine and by plain BM25, with the metrics of the
 * corpora's README.
 */
import * as z from 'zod';
import { type AnswerSearch, answerSearch } from '../analysis/market/answers/answer-search.ts';
import { answerSentence } from '../analysis/market/answers/answer-sentence.ts';
import type { Passage } from '../analysis/read/passages.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import type { Span } from '../analysis/text/sentences.ts';
import { plainBm25 } from './plain-bm25.ts';

export const answerRowSchema = z.object({
  paragraph: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), answer_start: z.int().nonnegative() })),
});

/** One line of a set: a paragraph with its questions. `answer_start` is a UTF-16 offset. */
export type AnswerRow = z.infer<typeof answerRowSchema>;

/** Shares of the questions whose paragraph, or whose answer's sentence within it, is ranked first. */
export interface AnswerMeasures {
  paragraph_r1: number;
  sentence_r1: number;
  bm25_paragraph_r1: number;
  bm25_sentence_r1: number;
}

/** Measures the questions of `rows` over their paragraphs. */
export function measureAnswers(rows: readonly AnswerRow[], analyzer: Analyzer): AnswerMeasures {
  const search = paragraphSearch(rows, analyzer);
  const plain = plainBm25(
    rows.map((row) => row.paragraph),
    analyzer,
  );
  const right = { paragraph: 0, sentence: 0, plainParagraph: 0, plainSentence: 0 };
  let questions = 0;
  rows.forEach((row, at) => {
    const sentences = analyzer.sentences(row.paragraph);
    const plainSentences = plainBm25(
      sentences.map(({ start, end }) => row.paragraph.slice(start, end)),
      analyzer,
    );
    for (const asked of row.questions) {
      questions += 1;
      if (best(search.bestOf(asked.question)) === `s${at + 1}`) right.paragraph += 1;
      if (holds(answerSentence(asked.question, { text: row.paragraph, start: 0 }, analyzer), asked))
        right.sentence += 1;
      if (plain(asked.question) === at) right.plainParagraph += 1;
      if (holds(sentences[plainSentences(asked.question)], asked)) right.plainSentence += 1;
    }
  });
  const share = (count: number): number => (questions === 0 ? 0 : Math.round((count / questions) * 10_000) / 10_000);
  return {
    paragraph_r1: share(right.paragraph),
    sentence_r1: share(right.sentence),
    bm25_paragraph_r1: share(right.plainParagraph),
    bm25_sentence_r1: share(right.plainSentence),
  };
}

/** Builds the engine's search over paragraphs, each as a page of its own: `s1`, `s2` … */
export function paragraphSearch(rows: readonly AnswerRow[], analyzer: Analyzer): AnswerSearch {
  const pages = rows.map(({ paragraph }, at) => {
    const stems = new Map<string, number>();
    const words = analyzer.analyze(paragraph);
    for (const { stem } of words) stems.set(stem, (stems.get(stem) ?? 0) + 1);
    const passage: Passage = {
      id: `s${at + 1}.p1`,
      source_id: `s${at + 1}`,
      kind: 'answer',
      text: paragraph,
      heading_path: [],
      start: 0,
      end: paragraph.length,
      start_ratio: 0,
      words: words.length,
      stems,
    };
    return { cut: { passages: [passage] } };
  });
  return answerSearch(pages, { keyword: [], analyzer });
}

/** The page with the highest score; the first one in a tie. */
function best(found: ReadonlyMap<string, { score: number }>): string | undefined {
  let first: [string, number] | undefined;
  for (const [id, { score }] of found) if (first === undefined || score > first[1]) first = [id, score];
  return first?.[0];
}

function holds(span: Span | null | undefined, { answer, answer_start }: AnswerRow['questions'][number]): boolean {
  return span != null && span.start <= answer_start && answer_start + answer.length <= span.end;
}
