/** Replaces the questions that the rules found by those that a model merged and worded. */

import type { FoundAnswer } from '../../market/answers/answer-search.ts';
import { answerSentence } from '../../market/answers/answer-sentence.ts';
import { answerStatus } from '../../market/answers/answer-status.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import { isSearched } from '../../market/questions/question-choice.ts';
import type { Passage } from '../../read/passages.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import { maxAnswers } from '../../report/market/questions.ts';
import { questionOrigins } from '../../report/vocabulary.ts';
import { minSample, quartilesOf } from '../../statistics/quantiles.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { askedFor } from '../../text/question-cues.ts';
import type { ModelSession } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';
import { sectionsOf, textsOf } from '../sections.ts';
import { type QuestionItem, questionsTask } from './task.ts';

const { maxChars, maxExcerpt, maxExcerpts, answerScore, promptVersions } = languageModelRule.values;

/**
 * Asks `model` for the questions of a market. Returns those of the rules if its answer cannot be used; questions of the
 * results page always stay.
 * @param keyword as ordered
 */
export async function mergedQuestions(
  market: ReadMarket,
  found: readonly MarketQuestion[],
  keyword: string,
  model: ModelSession,
): Promise<MarketQuestion[]> {
  const { pages, analyzer } = market;
  if (pages.length === 0) return [...found];
  const sections = sectionsOf(pages);
  const known = new Set(sections.flatMap((page) => page.sections.map(({ id }) => id)));
  const passages = new Map(pages.flatMap(({ cut }) => cut.passages.map((passage) => [passage.id, passage] as const)));
  const answers = found.flatMap((question) => question.answers.slice(0, maxExcerpts.answers));
  const more = new Map(
    answers.flatMap(({ passage: { id, text } }) => (known.has(id) ? [] : [[id, excerpt(text, maxExcerpt.rival)]])),
  );
  const rules = found.map((question, index) => ({
    ...{ id: `q${index + 1}`, text: excerpt(question.text, maxChars.question), origin: question.origin },
    answers: question.answers.slice(0, maxExcerpts.answers).map(({ passage }) => passage.id),
  }));
  const texts = new Map([...textsOf(sections), ...more, ...rules.map(({ id, text }): [string, string] => [id, text])]);
  const items = await model.ask(questionsTask, {
    input: {
      ...{ keyword, language: analyzer.language, pages: sections },
      ...{ passages: [...more].map(([id, text]) => ({ id, text })), questions: rules },
    },
    evidence: evidenceOf(texts, keyword, analyzer),
  });
  if (items === null) return [...found];
  const joined = new Set(items.flatMap(({ joins }) => joins));
  const kept = found.filter(({ origin }, index) => isSearched(origin) && !joined.has(`q${index + 1}`));
  return [...items.map((item) => questionOf(item, market, found, passages)), ...kept];
}

function questionOf(
  { text, joins, ev }: QuestionItem,
  { pages, analyzer }: ReadMarket,
  found: readonly MarketQuestion[],
  passages: ReadonlyMap<string, Passage>,
): MarketQuestion {
  const joined = joins.flatMap((id) => found[Number(id.slice(1)) - 1] ?? []);
  const judged = ev.flatMap((id): FoundAnswer[] => {
    const passage = passages.get(id);
    if (passage === undefined) return [];
    const at = (answerSentence(text, passage, analyzer)?.start ?? passage.start) - passage.start;
    return [{ passage, score: answerScore, at }];
  });
  const best = onePerPage(judged.length > 0 ? judged : joined.flatMap(({ answers }) => answers));
  const answering = best.map(({ passage }) => passage);
  const order = new Map(pages.map(({ page }, index) => [page.source_id, index]));
  const answeredBy = answering
    .map(({ source_id }) => source_id)
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const isOpen = (score: number): boolean => answerStatus(score) !== 'answered';
  const scores = new Map(
    joined.flatMap((question) => [...question.scores]).filter(([, score]) => judged.length === 0 || isOpen(score)),
  );
  for (const { passage, score } of best)
    scores.set(passage.source_id, Math.max(score, scores.get(passage.source_id) ?? 0));
  const facet = joined[0]?.facet ?? askedFor(text, analyzer.language)?.kind;
  const told = joined.map(({ in_ai_answer }) => in_ai_answer).filter((each) => each !== null);
  return {
    text,
    origin: questionOrigins.find((origin) => joined.some((question) => question.origin === origin)) ?? 'derived',
    ...(facet === undefined ? {} : { facet }),
    stems: [...new Set(analyzer.analyze(text).map(({ stem }) => stem))],
    askedBy: [...new Set(joined.flatMap((question) => question.askedBy))],
    namedBy: [...new Set([...joined.flatMap((question) => question.namedBy), ...answeredBy])],
    answers: best.slice(0, maxAnswers),
    scores,
    answeredBy,
    coverage: pages.length >= minSample ? rateOf(answeredBy.length, pages.length) : null,
    format: answering[0]?.kind ?? null,
    words: quartilesOf(answering.map(({ words }) => words)),
    in_ai_answer: told.length === 0 ? null : told.some(Boolean),
    prompt_version: `questions@${promptVersions.questions}`,
  };
}

/** The best answer of each page, best first; the first of equals. */
function onePerPage(answers: readonly FoundAnswer[]): FoundAnswer[] {
  const best = new Map<string, FoundAnswer>();
  for (const answer of answers) {
    const { source_id } = answer.passage;
    if ((best.get(source_id)?.score ?? -1) < answer.score) best.set(source_id, answer);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}
