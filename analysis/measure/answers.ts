/** Which passages answer a question, how well, and which of their sentences does. */
import type { Analyzer } from '../text/analyzer.ts';
import { asksForFigure, holdsNewFigure } from '../text/figure-questions.ts';
import type { Span } from '../text/sentences.ts';
import type { Passage } from './passages.ts';
import { round } from './round.ts';
import { collectionOf } from './text-collection.ts';
import { unitCutter } from './text-units.ts';

/** What is read of a passage. */
export type ReadPassage = Pick<Passage, 'text' | 'start' | 'heading_path'>;

/**
 * `sentence`: how much of a passage's score is its best sentence's, the rest is the whole passage's.
 * Among the sentences of one passage: `before`, what the share of the sentence before counts (an answer goes on from
 * what it names); `figure`, what a figure adds where the question asks for one. Measured: docs/benchmarks.md.
 */
export const answerParameters = { sentence: 0.4, before: 0.1, figure: 0.1 } as const;

export interface RankedPassage<P> {
  passage: P;
  score: number;
}

export interface AnswerIndex<P> {
  /**
   * The passages that share anything with `question`, best first, ties in the order given; none for a question of stop
   * words alone. `score` (0..1, no probability) is the share of what the question says that a passage says too, its
   * words weighed by how rare they are among the passages: .63 where it has every word once, in one sentence.
   */
  rank(question: string): RankedPassage<P>[];
  /**
   * The sentence of `passage`, one of the index or not, that answers `question` best; the first of equals.
   * @returns offsets into the document's text; null for a question of stop words alone or a passage without text
   */
  sentence(question: string, passage: ReadPassage): Span | null;
}

/** An index over `passages`. The same passages give the same scores in whatever order they come. */
export function answerIndexOf<P extends ReadPassage>(passages: readonly P[], analyzer: Analyzer): AnswerIndex<P> {
  const cutter = unitCutter(analyzer);
  const sentencesOf = ({ text }: ReadPassage) => {
    const spans = analyzer.sentences(text);
    return { spans, units: spans.map(({ start, end }) => cutter.unitsOf(text.slice(start, end))) };
  };
  const cuts = passages.map((passage) => ({
    sentences: sentencesOf(passage).units,
    above: cutter.unitsOf(passage.heading_path.at(-1) ?? ''),
  }));
  const whole = collectionOf(cuts.map(({ sentences, above }) => ({ parts: sentences, above })));
  const single = collectionOf(
    cuts.flatMap(({ sentences, above }) => sentences.map((units) => ({ parts: [units], above }))),
  );
  const counts = cuts.map(({ sentences }) => sentences.length);
  return {
    rank(question) {
      const asked = cutter.askedBy(question);
      if (asked === null) return [];
      const weighed = whole.weigh(asked);
      const best = mostOfEach(single.shares(weighed), counts);
      const { sentence } = answerParameters;
      return whole
        .shares(weighed)
        .flatMap((share, index) => {
          const passage = passages[index];
          const score = round((1 - sentence) * share + sentence * (best[index] ?? 0));
          return passage === undefined || score === 0 ? [] : [{ passage, score }];
        })
        .sort((a, b) => b.score - a.score);
    },
    sentence(question, passage) {
      const asked = cutter.askedBy(question);
      if (asked === null) return null;
      const { spans, units } = sentencesOf(passage);
      const collection = collectionOf(units.map((sentence) => ({ parts: [sentence] })));
      const shares = collection.shares(collection.weigh(asked));
      const wantsFigure = asksForFigure(question, analyzer.language);
      const scores = spans.map(({ start, end }, index) => {
        const { before, figure } = answerParameters;
        const isFigure = wantsFigure && holdsNewFigure(passage.text.slice(start, end), question);
        return round((shares[index] ?? 0) + before * (shares[index - 1] ?? 0) + (isFigure ? figure : 0), 6);
      });
      const chosen = spans[scores.indexOf(Math.max(...scores))];
      return chosen === undefined ? null : { start: passage.start + chosen.start, end: passage.start + chosen.end };
    },
  };
}

/** The highest value of each run of `counts[i]` values; 0 for an empty run. */
function mostOfEach(values: readonly number[], counts: readonly number[]): number[] {
  let from = 0;
  return counts.map((count) => {
    let most = 0;
    for (let at = from; at < from + count; at++) most = Math.max(most, values[at] ?? 0);
    from += count;
    return most;
  });
}
