/** Replaces the questions that the rules found by those that a model merged and worded. */

import type { MarketQuestion } from '../../market/questions/market-question.ts';
import { isSearched } from '../../market/questions/question-choice.ts';
import type { Passage } from '../../read/passages.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import { questionOrigins } from '../../report/vocabulary.ts';
import { askedFor } from '../../text/question-cues.ts';
import { answeredBy, judgedAnswers } from '../answers/judged.ts';
import type { ModelSession } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { numbered } from '../ids.ts';
import { languageModelRule } from '../rule.ts';
import { sectionsOf, textsOf } from '../sections.ts';
import { type QuestionItem, questionsTask } from './task.ts';

const { maxChars, maxExcerpt, maxExcerpts, promptVersions } = languageModelRule.values;

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
  market: ReadMarket,
  found: readonly MarketQuestion[],
  passages: ReadonlyMap<string, Passage>,
): MarketQuestion {
  const { analyzer } = market;
  const joined = joins.flatMap((id) => numbered(found, id) ?? []);
  const cited = ev.flatMap((id) => passages.get(id) ?? []);
  const isJudged = cited.length > 0;
  const answers = isJudged ? judgedAnswers(text, cited, analyzer) : joined.flatMap((question) => question.answers);
  const before = {
    scores: new Map(joined.flatMap((question) => [...question.scores])),
    namedBy: joined.flatMap((question) => question.namedBy),
  };
  const facet = joined[0]?.facet ?? askedFor(text, analyzer.language)?.kind;
  const told = joined.map(({ in_ai_answer }) => in_ai_answer).filter((each) => each !== null);
  return {
    text,
    origin: questionOrigins.find((origin) => joined.some((question) => question.origin === origin)) ?? 'derived',
    ...(facet === undefined ? {} : { facet }),
    stems: [...new Set(analyzer.analyze(text).map(({ stem }) => stem))],
    askedBy: [...new Set(joined.flatMap((question) => question.askedBy))],
    ...answeredBy(answers, before, isJudged, market),
    in_ai_answer: told.length === 0 ? null : told.some(Boolean),
    prompt_version: `questions@${promptVersions.questions}`,
  };
}
