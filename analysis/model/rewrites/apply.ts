/** Adds a model's suggestions to the page's passages that answer a question only in part. */
import type { Passage } from '../../read/passages.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ModelSession, TaskInput } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';
import { type RewriteItem, rewritesTask } from './task.ts';

const { maxChars, maxExcerpts, maxItems, promptVersions } = languageModelRule.values;

export type Improvable = GapReport['gap']['passages_to_improve'];

/** A page whose passages may be reworded. */
export interface WeakPassages {
  improvable: Improvable;
  /** The passages of the page, in order. */
  own: readonly Passage[];
  questions: MarketSerp['questions'];
  keyword: string;
  analyzer: Analyzer;
}

/** Asks `model` to reword weak passages. Returns them without suggestions if its answer cannot be used. */
export async function withRewrites(page: WeakPassages, model: ModelSession): Promise<Improvable> {
  const weak = page.improvable.slice(0, maxItems.rewrites);
  if (weak.length === 0) return page.improvable;
  const items = await model.ask(rewritesTask, rewritesInput(page, weak));
  if (items === null) return page.improvable;
  const written = new Map(items.map((item) => [item.passage, item]));
  return page.improvable.map((passage) => {
    const item = written.get(passage.passage_id);
    if (item === undefined) return passage;
    const prompt_version = `rewrites@${promptVersions.rewrites}`;
    return { ...passage, rewrite: { text: item.text, ev: [...new Set(item.ev)], method: 'model', prompt_version } };
  });
}

function rewritesInput({ own, questions, keyword, analyzer }: WeakPassages, weak: Improvable): TaskInput<RewriteItem> {
  const asked = new Map(questions.map(({ id, text }) => [id, excerpt(text, maxChars.question)]));
  const entries = weak.map(({ passage_id, question_id, observed, target }) => ({
    ...{ passage: passage_id, question: question_id, asks: asked.get(question_id) ?? '' },
    ...{ issues: observed.issues, words: target.words_range, form: target.kind },
  }));
  const near = new Set(
    weak.flatMap(({ passage_id }) => {
      const at = own.findIndex(({ id }) => id === passage_id);
      return own.slice(Math.max(0, at - maxExcerpts.around), at + maxExcerpts.around + 1).map(({ id }) => id);
    }),
  );
  const passages = own
    .filter(({ id }) => near.has(id))
    .map(({ id, heading_path, text }) => ({
      ...{ id, under: excerpt(heading_path.at(-1) ?? '', maxChars.title), text: excerpt(text, maxChars.rewrite) },
    }));
  const texts = new Map([
    ...passages.map(({ id, under, text }): [string, string] => [id, `${under} · ${text}`]),
    ...entries.map(({ question, asks }): [string, string] => [question, asks]),
  ]);
  return {
    input: { keyword, language: analyzer.language, weak: entries, passages },
    evidence: evidenceOf(texts, keyword, analyzer),
    belongs: ({ passage, question }) => entries.some((one) => one.passage === passage && one.question === question),
  };
}
