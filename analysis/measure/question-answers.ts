/** Which passages answer a question: by their words, and by where a page puts them. */
import { type PassageKind, passageKinds } from '../extract/passages.ts';
import type { AnswerRanker, RankedAnswer } from './answer-ranker.ts';
import type { Passage } from './passages.ts';
import { type Quartiles, quartilesOf } from './quantiles.ts';
import type { ReadAsk } from './question-merging.ts';
import { round } from './round.ts';

/** Answers named of one question. */
export const mostAnswers = 3;

/**
 * What a passage's place says, as a share of what is needed to answer. Standing first below a heading that asks the
 * question says all. Being the first passage, or the best by its words, of a page whose title asks it says most: such a
 * page answers somewhere, and some of the words must tell where.
 */
export const placeShare = { heading: 1, title: 0.75 } as const;

export interface QuestionAnswers {
  /** The best passage of each page that answers, best first. */
  best: RankedAnswer[];
  /** The kind of most of them, and how long they are (null below three). */
  format: PassageKind | null;
  words: Quartiles | null;
}

/**
 * The passages that answer the question `text`, asked by `asks`. Words and place are two signs of the same and combine
 * as independent causes do: 1 − (1 − words)·(1 − place), the noisy or of J. Pearl, "Probabilistic reasoning in
 * intelligent systems" (1988), section 4.3.2.
 */
export function answersOf(text: string, asks: readonly ReadAsk[], ranker: AnswerRanker): QuestionAnswers {
  const ranked = ranker.rank(text);
  const places = placesOf(asks, ranked, ranker.threshold);
  const scores = new Map<Passage, number>();
  for (const { passage, score } of ranked) scores.set(passage, score);
  for (const [passage, place] of places) scores.set(passage, 1 - (1 - (scores.get(passage) ?? 0)) * (1 - place));
  const pages = new Map<string, RankedAnswer>();
  for (const [passage, exact] of scores) {
    const score = round(exact);
    const known = pages.get(passage.source_id);
    if (score < round(ranker.threshold)) continue;
    if (known === undefined || score > known.score || (score === known.score && passage.start < known.passage.start))
      pages.set(passage.source_id, { passage, score });
  }
  const best = [...pages.values()].sort((a, b) => b.score - a.score || bySource(a.passage, b.passage));
  return {
    best,
    format: mostCommonKind(best.map(({ passage }) => passage.kind)),
    words: quartilesOf(best.map(({ passage }) => passage.words)),
  };
}

function placesOf(asks: readonly ReadAsk[], ranked: readonly RankedAnswer[], threshold: number): Map<Passage, number> {
  const places = new Map<Passage, number>();
  const raise = (passage: Passage | undefined, share: number) => {
    if (passage !== undefined) places.set(passage, Math.max(threshold * share, places.get(passage) ?? 0));
  };
  for (const { below, origin, page } of asks) {
    raise(below, origin === 'title' ? placeShare.title : placeShare.heading);
    if (origin !== 'title') continue;
    raise(ranked.find(({ passage }) => passage.source_id === page?.source_id)?.passage, placeShare.title);
  }
  return places;
}

/** `s2` before `s10`. */
function bySource(a: Passage, b: Passage): number {
  return Number(a.source_id.slice(1)) - Number(b.source_id.slice(1));
}

function mostCommonKind(kinds: readonly PassageKind[]): PassageKind | null {
  let best: PassageKind | null = null;
  let most = 0;
  for (const kind of passageKinds) {
    const count = kinds.filter((other) => other === kind).length;
    if (count > most) [best, most] = [kind, count];
  }
  return best;
}
