/** Replaces the outline of the brief by one that a model wrote. */
import { shortHeading } from '../../market/passages/shorten.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ModelSession, TaskInput } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';
import { briefTask } from './task.ts';

const { maxChars, maxExcerpt, maxExcerpts, promptVersions } = languageModelRule.values;
const prompt_version = `brief@${promptVersions.brief}`;

/** Asks `model` for the outline of the brief. Returns the market's section as it was if its answer cannot be used. */
export async function writtenBrief(
  market: MarketSerp,
  keyword: string,
  analyzer: Analyzer,
  model: ModelSession,
): Promise<MarketSerp> {
  const { brief } = market;
  if (brief === null || market.topics.length === 0) return market;
  const items = await model.ask(briefTask, briefInput(market, keyword, analyzer));
  if (items === null) return market;
  const written = new Map(brief.outline.map((part) => [part.topic_id, part]));
  const outline = items.map(({ heading, topic, questions, note, ev }) => ({
    heading: shortHeading(heading),
    topic_id: topic,
    headings: written.get(topic)?.headings ?? [],
    questions: [...new Set(questions)],
    target_passage_format: written.get(topic)?.target_passage_format ?? null,
    note,
    ev: [topic, ...new Set(ev)],
    ...{ method: 'model' as const, prompt_version },
  }));
  return { ...market, brief: { ...brief, outline } };
}

function briefInput(market: MarketSerp, keyword: string, analyzer: Analyzer): TaskInput {
  const topics = market.topics.map(({ id, label, df, n, passages }) => ({
    ...{ id, label: excerpt(label, maxChars.title), pages: `${df} of ${n}` },
    passages: passages.slice(0, maxExcerpts.around),
  }));
  const questions = market.questions.map(({ id, text, coverage, answered_by }) => ({
    ...{ id, text: excerpt(text, maxChars.question) },
    pages: coverage === null ? null : `${coverage.k} of ${coverage.n}`,
    answers: answered_by.slice(0, maxExcerpts.around).map(({ passage_id }) => passage_id),
  }));
  const wanted = [...questions.flatMap(({ answers }) => answers), ...topics.flatMap((topic) => topic.passages)];
  const chosen = new Set([...new Set(wanted)].slice(0, maxExcerpts.rivalPassages));
  const passages = market.passages
    .filter(({ id }) => chosen.has(id))
    .map(({ id, heading_path, quote }) => ({
      ...{ id, under: excerpt(heading_path.at(-1) ?? '', maxChars.title), text: excerpt(quote, maxExcerpt.rival) },
    }));
  const texts = new Map([
    ...topics.map(({ id, label, pages }): [string, string] => [id, `${label} · ${pages}`]),
    ...questions.map(({ id, text, pages }): [string, string] => [id, `${text} · ${pages ?? ''}`]),
    ...passages.map(({ id, under, text }): [string, string] => [id, `${under} · ${text}`]),
  ]);
  return {
    input: { keyword, language: analyzer.language, topics, questions, passages },
    evidence: evidenceOf(texts, keyword, analyzer),
  };
}
