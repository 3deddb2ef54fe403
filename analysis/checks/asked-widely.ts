/** Which of the market's questions a page is measured by, and what is found where it answers them badly. */
import type { Artifacts, QuotedPassage } from './artifacts.ts';
import type { Found } from './check.ts';

/** Answered by this share of the pages, a question belongs to the market; one that the results page shows always does. */
const wideShare = 0.3;

/** More than these a writer does not take up at once, and chasing every question does not pay. */
const mostFindings = 5;

type Question = Artifacts['questions'][number];
type Answerability = Artifacts['question_answerability'][number];

/** What the texts about a question name. `own` is the page's best passage for it, `example` a competitor's. */
export interface QuestionParams {
  question: string;
  k: number;
  n: number | null;
  /** The results page shows it. */
  shown: boolean;
  issues: Answerability['issues'];
  own: QuotedPassage | null;
  example: QuotedPassage | null;
}

/** The questions with how much of the market they stand for, 0..1, the widest first. */
export function askedWidely(questions: readonly Question[]): { question: Question; reach: number }[] {
  return questions
    .flatMap((question) => {
      const shown = question.origin === 'paa' || question.origin === 'aio_fanout';
      const reach = Math.max(question.coverage?.rate ?? 0, shown ? wideShare : 0);
      return reach >= wideShare ? [{ question, reach }] : [];
    })
    .sort((a, b) => b.reach - a.reach);
}

/** A finding for each of the widest questions that the page's answer has `status` for. */
export function questionsWith(
  status: Answerability['status'],
  asked: readonly { question: Question; reach: number }[],
  { question_answerability, passages, page }: Pick<Artifacts, 'question_answerability' | 'passages' | 'page'>,
): Found<QuestionParams>[] {
  const found = asked.flatMap(({ question, reach }) => {
    const at = question_answerability.findIndex(({ question_id }) => question_id === question.id);
    const row = question_answerability[at];
    if (row?.status !== status) return [];
    const own = row.passage_id === null ? undefined : passages.get(row.passage_id);
    const example = question.answered_by.flatMap(({ passage_id }) => passages.get(passage_id) ?? [])[0];
    return [
      {
        params: {
          question: question.text,
          k: question.coverage?.k ?? question.answered_by.length,
          n: question.coverage?.n ?? null,
          shown: question.origin === 'paa',
          issues: row.issues,
          own: own ?? null,
          example: example ?? null,
        },
        observed: { value: row.score, ev: [row.passage_id ?? page.source_id] },
        expected: {
          value: row.market_best,
          basis: 'market' as const,
          ev: [question.id, ...(example === undefined ? [] : [example.id])],
        },
        confidence: 0.7,
        affects: [question.id],
        size:
          row.market_best === null || row.market_best === 0 ? 1 : Math.max(0, 1 - (row.score ?? 0) / row.market_best),
        reach,
        json_pointer: `/gap/question_answerability/${at}/status`,
      },
    ];
  });
  return found.slice(0, mostFindings);
}
