/** Merges questions that the same passages answer. */
import type { CutPage } from '../../read/read-market.ts';
import type { MarketQuestion } from './market-question.ts';
import { leastOverlap } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { minSharedAnswers, minPassages } = questionsRule.values;

/**
 * Merges each question into an earlier one if all answers of one of them also answer the other, on at least
 * `minSharedAnswers` pages: a writer would answer both in one place. The earlier wording stays. Questions that one page
 * asks or names separately stay apart. Pages with few passages do not count: all their answers are in one place.
 */
export function mergedByAnswers(questions: readonly MarketQuestion[], pages: readonly CutPage[]): MarketQuestion[] {
  const long = new Set(pages.flatMap(({ page, cut }) => (cut.passages.length >= minPassages ? [page.source_id] : [])));
  const kept: MarketQuestion[] = [];
  for (const question of questions) {
    const at = kept.findIndex((other) => haveOneAnswer(other, question, long));
    const other = kept[at];
    if (other === undefined) kept.push(question);
    else kept[at] = withAsksOf(other, question);
  }
  return kept;
}

function haveOneAnswer(a: MarketQuestion, b: MarketQuestion, long: ReadonlySet<string>): boolean {
  if (leastOverlap(a.facet, b.facet) === null || a.namedBy.some((page) => b.namedBy.includes(page))) return false;
  const answering = new Set(a.answers.map(({ passage }) => passage.id));
  const shared = b.answers.filter(({ passage }) => answering.has(passage.id));
  return (
    shared.filter(({ passage }) => long.has(passage.source_id)).length >= minSharedAnswers &&
    shared.length === Math.min(a.answers.length, b.answers.length)
  );
}

function withAsksOf(question: MarketQuestion, other: MarketQuestion): MarketQuestion {
  return {
    ...question,
    askedBy: [...new Set([...question.askedBy, ...other.askedBy])],
    namedBy: [...new Set([...question.namedBy, ...other.namedBy])],
  };
}
