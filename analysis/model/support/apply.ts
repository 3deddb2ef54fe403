/** Replaces the rules' judgement of cited sentences by a model's, where the model quotes its proof. */
import { answerIndexOf } from '../../market/answers/measure.ts';
import { pageKey } from '../../market/citations/page-places.ts';
import type { Proof } from '../../market/support/judge.ts';
import { type JudgedSentence, readablePages } from '../../market/support/measure.ts';
import { type Passage, passagesOf } from '../../read/passages.ts';
import type { ReadSource } from '../../read/read-source.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ModelSession } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';
import { type SupportItem, supportTask } from './task.ts';

const { maxChars, maxExcerpt, maxExcerpts, promptVersions } = languageModelRule.values;

/** What is checked: the sentences of all answers, and where they may be found. */
export interface CitedAnswers {
  judged: readonly (readonly JudgedSentence[])[];
  sources: readonly ReadSource[];
}

/** Asks `model` about the sentences whose pages were read. Returns those of the rules if its answer cannot be used. */
export async function checkedSupport(
  { judged, sources }: CitedAnswers,
  keyword: string,
  analyzer: Analyzer,
  model: ModelSession,
): Promise<JudgedSentence[][]> {
  const asked = judged
    .flat()
    .filter(({ state }) => state !== 'unreadable')
    .slice(0, maxExcerpts.sentences);
  const nearest = nearestPassages(asked, sources, analyzer);
  const unchanged = judged.map((sentences) => [...sentences]);
  if (nearest.passages.size === 0) return unchanged;
  const entries = asked.map(({ text }, index) => ({
    ...{ id: `a${index + 1}`, text: excerpt(text, maxExcerpt.passage) },
    passages: nearest.of[index] ?? [],
  }));
  const passages = [...nearest.passages].map(([id, { heading_path, text }]) => ({
    ...{ id, under: excerpt(heading_path.at(-1) ?? '', maxChars.title), text: excerpt(text, maxExcerpt.passage) },
  }));
  const texts = new Map([...entries, ...passages].map(({ id, text }) => [id, text]));
  const items = await model.ask(supportTask, {
    input: { keyword, language: analyzer.language, sentences: entries, passages },
    evidence: evidenceOf(texts, keyword, analyzer),
    belongs: ({ sentence, ev }) => {
      const own = entries.find(({ id }) => id === sentence)?.passages;
      return own !== undefined && ev.every((id) => own.includes(id));
    },
  });
  if (items === null) return unchanged;
  const verdicts = new Map(items.map((item) => [asked[Number(item.sentence.slice(1)) - 1], item]));
  return judged.map((sentences) =>
    sentences.map((sentence) => {
      const verdict = verdicts.get(sentence);
      return verdict === undefined ? sentence : withVerdict(sentence, verdict, nearest.passages);
    }),
  );
}

function withVerdict(
  sentence: JudgedSentence,
  { state, quote, ev, difference }: SupportItem,
  passages: ReadonlyMap<string, Passage>,
): JudgedSentence {
  const passage = passages.get(ev[0] ?? '');
  const proof: Proof | null =
    passage === undefined || quote === null ? null : { passage, ...placeOf(quote, passage.text), difference };
  return { ...sentence, state, proof, prompt_version: `support@${promptVersions.support}` };
}

/** Where `quote` is in `text`, however its white space is written; the whole text if that cannot be told. */
function placeOf(quote: string, text: string): { start: number; end: number } {
  const words = quote
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&'));
  const found = new RegExp(words.join('\\s+'), 'u').exec(text);
  return found === null ? { start: 0, end: text.length } : { start: found.index, end: found.index + found[0].length };
}

/** The passages of its cited pages that come nearest to each sentence. */
function nearestPassages(
  sentences: readonly JudgedSentence[],
  sources: readonly ReadSource[],
  analyzer: Analyzer,
): { of: string[][]; passages: ReadonlyMap<string, Passage> } {
  const readable = readablePages(sources);
  const cuts = new Map<ReadSource, Passage[]>();
  const cutOf = (source: ReadSource): Passage[] => {
    const cut = cuts.get(source) ?? (source.page === undefined ? [] : passagesOf(source.page).passages);
    cuts.set(source, cut);
    return cut;
  };
  const chosen = sentences.map(({ text, urls, proof }) => {
    const cited = [...new Set(urls.flatMap((url) => readable.get(pageKey(url)) ?? []))];
    const ranked = answerIndexOf(cited.flatMap(cutOf), analyzer).rank(text);
    const proven = proof === null ? [] : [proof.passage];
    const near = [...proven, ...ranked.map(({ passage }) => passage)];
    return [...new Map(near.map((passage) => [passage.id, passage])).values()].slice(0, maxExcerpts.cited);
  });
  const passages = new Map(chosen.flat().map((passage) => [passage.id, passage]));
  return { of: chosen.map((list) => list.map(({ id }) => id)), passages };
}
