/** Replaces the passages that the rules took for answers by those that a model judged to answer. */
import { answerSearch } from '../../market/answers/answer-search.ts';
import { citedQuote } from '../../market/passages/cited-quote.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import type { ModelSession, TaskInput } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';
import { answeredBy, judgedAnswers } from './judged.ts';
import { answersTask } from './task.ts';

const { maxChars, maxExcerpt, maxExcerpts, maxItems, promptVersions } = languageModelRule.values;

/** Asks `model` which passages answer `questions`. Returns them unchanged where its answer cannot be used. */
export async function answeredQuestions(
  market: ReadMarket,
  questions: readonly MarketQuestion[],
  keyword: string,
  model: ModelSession,
): Promise<MarketQuestion[]> {
  const { pages, analyzer } = market;
  const asked = questions.slice(0, maxItems.answers);
  if (pages.length === 0 || asked.length === 0) return [...questions];
  const items = await model.ask(answersTask, answersInput(market, asked, keyword));
  if (items === null) return [...questions];
  const passages = new Map(pages.flatMap(({ cut }) => cut.passages.map((passage) => [passage.id, passage] as const)));
  const judged = new Map(items.map(({ question, ev }) => [question, ev]));
  return questions.map((question, index) => {
    const ev = judged.get(`q${index + 1}`);
    if (ev === undefined) return question;
    const chosen = ev.flatMap((id) => passages.get(id) ?? []);
    const answers = judgedAnswers(question.text, chosen, analyzer);
    const prompt_version = question.prompt_version ?? `answers@${promptVersions.answers}`;
    return { ...question, ...answeredBy(answers, question, true, market), prompt_version };
  });
}

/** The questions, and of each page the passages that are nearest to one of them. */
function answersInput(market: ReadMarket, questions: readonly MarketQuestion[], keyword: string): TaskInput {
  const { pages, analyzer } = market;
  const search = answerSearch(pages, { keyword: market.keyword, analyzer });
  const near = new Map<string, { score: number; at: number }>();
  for (const question of questions) {
    for (const { passage, score, at } of [...question.answers, ...search.bestOf(question.text).values()]) {
      if ((near.get(passage.id)?.score ?? -1) < score) near.set(passage.id, { score, at });
    }
  }
  const room = Math.floor(maxExcerpts.candidates / pages.length);
  const given = pages.map(({ page, cut }) => {
    const ranked = cut.passages.toSorted((a, b) => (near.get(b.id)?.score ?? -1) - (near.get(a.id)?.score ?? -1));
    const chosen = new Set(ranked.slice(0, room));
    const passages = cut.passages
      .filter((passage) => chosen.has(passage))
      .map(({ id, heading_path, text }) => ({
        id,
        under: excerpt(heading_path.at(-1) ?? '', maxChars.title),
        text: excerpt(citedQuote(text, near.get(id)?.at ?? 0, analyzer.language), maxExcerpt.passage),
      }));
    return { id: page.source_id, domain: page.domain, passages };
  });
  const asked = questions.map(({ text }, index) => ({ id: `q${index + 1}`, text: excerpt(text, maxChars.question) }));
  const texts = new Map([
    ...asked.map(({ id, text }): [string, string] => [id, text]),
    ...given.flatMap(({ passages }) => passages.map(({ id, text }): [string, string] => [id, text])),
  ]);
  return {
    input: { keyword, language: analyzer.language, questions: asked, pages: given },
    evidence: evidenceOf(texts, keyword, analyzer),
  };
}
