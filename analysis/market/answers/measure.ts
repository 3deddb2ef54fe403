/** Ranks passages by how well they match a question. */

import type { Passage } from '../../read/passages.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { formAskedFor, hasForm, namesSubject } from './answer-form.ts';
import { cutSentences } from './answer-sentence.ts';
import { answersRule } from './rule.ts';
import { collectionOf } from './text-collection.ts';
import { unitCutter } from './text-units.ts';

export const { answerParameters } = answersRule.values;

/** The parts of a passage that are read. */
export type ReadPassage = Pick<Passage, 'text' | 'heading_path'>;

export interface RankedPassage<P> {
  passage: P;
  score: number;
}

export interface AnswerIndex<P> {
  /**
   * Returns the passages that share anything with `question`, best first, ties in the given order; empty for a question
   * of stop words only. `score` (0..1, not a probability) is the share of the question's content that a passage has,
   * with words weighted by rarity among the passages: .63 if it has every word once, in one sentence.
   */
  rank(question: string): RankedPassage<P>[];
}

/**
 * Creates an index over `passages` and `guests`. Scores do not depend on the order of passages. Guests are ranked with
 * the passages but do not affect word rarity and mean length.
 */
export function answerIndexOf<P extends ReadPassage>(
  passages: readonly P[],
  analyzer: Analyzer,
  guests: readonly P[] = [],
): AnswerIndex<P> {
  const cutter = unitCutter(analyzer);
  const cuts = [...passages, ...guests].map((passage) => ({
    passage,
    sentences: cutSentences(passage.text, analyzer, cutter),
    above: cutter.unitsOf(passage.heading_path.at(-1) ?? ''),
  }));
  const whole = collectionOf(
    cuts.map(({ sentences, above }) => ({ parts: sentences.map(({ units }) => units), above })),
    passages.length,
  );
  const single = collectionOf(
    cuts.flatMap(({ sentences, above }) => sentences.map(({ units }) => ({ parts: [units], above }))),
    cuts.slice(0, passages.length).reduce((sum, { sentences }) => sum + sentences.length, 0),
  );
  return {
    rank(question) {
      const asked = cutter.askedBy(question);
      if (asked === null) return [];
      const form = formAskedFor(question, analyzer, cutter);
      const weighed = whole.weigh(asked);
      const shares = whole.shares(weighed);
      const ofSentences = single.shares(weighed);
      const { sentence, withoutForm } = answerParameters;
      let from = 0;
      const ranked = cuts.map(({ passage, sentences, above }, index) => {
        let best = 0;
        for (let at = from; at < from + sentences.length; at++) best = Math.max(best, ofSentences[at] ?? 0);
        from += sentences.length;
        const share = (1 - sentence) * (shares[index] ?? 0) + sentence * best;
        const isFormed =
          form === null ||
          share === 0 ||
          namesSubject(form, above, cutter) ||
          sentences.some((one) => hasForm(form, one, cutter));
        const score = round(isFormed ? share : share * withoutForm);
        return { passage, score };
      });
      return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    },
  };
}
