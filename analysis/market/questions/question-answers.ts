/** Finds the passages that answer a question, by their words and by their place on the page. */

import { type PassageKind, passageKinds } from '../../report/vocabulary.ts';
import { type Quartiles, quartilesOf } from '../../statistics/quantiles.ts';
import type { AnswerSearch, AnswerSection, FoundAnswer } from '../answers/answer-search.ts';
import { answerStatus } from '../answers/answer-status.ts';
import type { ReadAsk } from './question-merging.ts';

export interface QuestionAnswers {
  /** The best passage of each page that answers; first those below the question itself, then by score. */
  best: FoundAnswer[];
  /** The score of each page's best passage, by source. */
  scores: ReadonlyMap<string, number>;
  /** The most common kind of these passages, and their lengths (null below three). */
  format: PassageKind | null;
  words: Quartiles | null;
}

/**
 * Finds the passages that answer the question `text`, which `asks` ask.
 * @param mayAnswer whether a page may answer it, by source; one that asks it itself may
 */
export function answersOf(
  text: string,
  asks: readonly ReadAsk[],
  search: AnswerSearch,
  mayAnswer: (source: string) => boolean,
): QuestionAnswers {
  const sections = sectionsOf(asks);
  const isPair = ({ passage }: FoundAnswer): boolean => sections.get(passage.source_id)?.isPair === true;
  const found = new Map(
    [...search.bestOf(text, sections)].filter(([source, answer]) => isPair(answer) || mayAnswer(source)),
  );
  const best = [...found.values()]
    .filter(({ score }) => answerStatus(score) === 'answered')
    .sort((a, b) => Number(isPair(b)) - Number(isPair(a)) || b.score - a.score || bySource(a, b));
  return {
    best,
    scores: new Map([...found].map(([source, { score }]) => [source, score])),
    format: mostCommonKind(best.map(({ passage }) => passage.kind)),
    words: quartilesOf(best.map(({ passage }) => passage.words)),
  };
}

/**
 * The passages that each page has below the question. Passages below the question itself take precedence over those
 * below a heading on its subject.
 */
export function sectionsOf(asks: readonly ReadAsk[]): ReadonlyMap<string, AnswerSection> {
  const sections = new Map<string, AnswerSection>();
  for (const { section, isPair, origin, page } of asks) {
    if (page === undefined || section.length === 0 || origin === 'title') continue;
    const known = sections.get(page.source_id);
    if (known === undefined || (isPair && !known.isPair)) sections.set(page.source_id, { passages: section, isPair });
  }
  return sections;
}

/** Orders `s2` before `s10`. */
function bySource({ passage: a }: FoundAnswer, { passage: b }: FoundAnswer): number {
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
