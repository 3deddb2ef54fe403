/** Retrieval of paragraphs and of answer sentences, ours and plain BM25: the metrics of the corpora's README. */
import * as z from 'zod';
import { answerSentence } from '../analysis/measure/answer-sentence.ts';
import { answerIndexOf } from '../analysis/measure/answers.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import type { Span } from '../analysis/text/sentences.ts';
import { plainBm25 } from './plain-bm25.ts';

export const answerRowSchema = z.object({
  paragraph: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), answer_start: z.int().nonnegative() })),
});

/** One line of a set: a paragraph with what is asked of it; `answer_start` is a UTF-16 offset. */
export type AnswerRow = z.infer<typeof answerRowSchema>;

/** Shares of the questions whose paragraph, or whose answer's sentence within it, comes first. */
export interface AnswerMeasures {
  paragraph_r1: number;
  sentence_r1: number;
  bm25_paragraph_r1: number;
  bm25_sentence_r1: number;
}

/** Measures the questions of `rows` over their paragraphs. */
export function measureAnswers(rows: readonly AnswerRow[], analyzer: Analyzer): AnswerMeasures {
  const passages = rows.map((row) => ({ row, text: row.paragraph, start: 0, heading_path: [] }));
  const index = answerIndexOf(passages, analyzer);
  const plain = plainBm25(
    rows.map((row) => row.paragraph),
    analyzer,
  );
  const right = { paragraph: 0, sentence: 0, plainParagraph: 0, plainSentence: 0 };
  let questions = 0;
  passages.forEach((passage, at) => {
    const { row } = passage;
    const sentences = analyzer.sentences(row.paragraph);
    const plainSentences = plainBm25(
      sentences.map(({ start, end }) => row.paragraph.slice(start, end)),
      analyzer,
    );
    for (const asked of row.questions) {
      questions += 1;
      if (index.rank(asked.question)[0]?.passage === passage) right.paragraph += 1;
      if (holds(answerSentence(asked.question, passage, analyzer), asked)) right.sentence += 1;
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

function holds(span: Span | null | undefined, { answer, answer_start }: AnswerRow['questions'][number]): boolean {
  return span != null && span.start <= answer_start && answer_start + answer.length <= span.end;
}
