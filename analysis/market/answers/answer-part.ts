/** Chooses the part of a page that is quoted as the answer: as much of a section as an answer engine quotes. */
import { longestAnswerChars } from '../../report/passages.ts';
import type { ReadPassage } from './read-passage.ts';
import { answersRule } from './rule.ts';
import type { SharedWords } from './shared-words.ts';

const { minOpeningOdds, sharedWeights } = answersRule.values;

/** A sentence of a page with its log odds of being the answer. */
export interface WeighedSentence {
  one: ReadPassage;
  index: number;
  logOdds: number;
  /** Whether it stands below the figure asked for: "12 Months Before" opens all that is to be done then. */
  isPlaced?: boolean;
}

/** A weighed sentence with its score, and the score that it has at least by its place below the question itself. */
export interface RatedSentence extends WeighedSentence {
  score: number;
  atLeast: number;
}

/** Returns the best sentence, the first of equals: below the question itself, whatever stands elsewhere on the page. */
export function bestRated(sentences: readonly RatedSentence[]): RatedSentence | undefined {
  let best: RatedSentence | undefined;
  for (const one of sentences) {
    const isBetter =
      best === undefined || (one.atLeast - best.atLeast || one.score - best.score || one.logOdds - best.logOdds) > 0;
    if (isBetter) best = one;
  }
  return best;
}

/**
 * Returns the sentence from which a quote holds most of the answer: the sum of the odds of the sentences that fit into
 * it is the highest; the first of equals. Several good sentences together thus outdo a single better one elsewhere. A
 * quote ends with its section and does not open with a sentence that hardly answers.
 * @param weighed in page order
 * @param isHard whether the answer has to hold a figure or the like: the quote then opens close to it
 */
export function answerStart(
  weighed: readonly WeighedSentence[],
  shared: SharedWords,
  isHard = false,
): { one: ReadPassage; index: number } | undefined {
  const sentences = withShared(weighed, shared);
  const highest = highestOf(sentences);
  const odds = sentences.map(({ logOdds }) => Math.exp(logOdds - highest));
  let best = { from: 0, to: 0, sum: 0 };
  sentences.forEach(({ one, index }, from) => {
    const end = placeOf(one, index).start + longestAnswerChars;
    let sum = odds[from] ?? 0;
    let to = from + 1;
    for (; to < sentences.length; to++) {
      const next = sentences[to] as WeighedSentence;
      if (next.one.section !== one.section || placeOf(next.one, next.index).end > end) break;
      sum += odds[to] ?? 0;
    }
    if (sum > best.sum) best = { from, to, sum };
  });
  const quoted = odds.slice(best.from, best.to);
  const opening = sentences[best.from];
  if (opening?.isPlaced === true) return weighed.find(({ one }) => one.section === opening.one.section);
  const least = (isHard ? minOpeningOdds.hard : minOpeningOdds.other) * Math.max(...quoted);
  return sentences[best.from + quoted.findIndex((each) => each >= least)];
}

/** Adds to the odds of each sentence for the words that other pages' answers have; without those that have no chance. */
function withShared(weighed: readonly WeighedSentence[], shared: SharedWords): WeighedSentence[] {
  const { sentence, passage } = sharedWeights;
  const highest = highestOf(weighed);
  return weighed
    .filter(({ logOdds }) => logOdds + sentence + passage >= highest)
    .map(({ one, index, logOdds, isPlaced = false }) => {
      const stems = one.sentences[index]?.stems ?? new Set<string>();
      return {
        one,
        index,
        isPlaced,
        logOdds: logOdds + sentence * shared(stems) + passage * shared(one.passage.stems),
      };
    });
}

function highestOf(sentences: readonly WeighedSentence[]): number {
  return sentences.reduce((max, { logOdds }) => Math.max(max, logOdds), Number.NEGATIVE_INFINITY);
}

/** Offsets of a sentence in its section. */
function placeOf({ offset, sentences }: ReadPassage, index: number): { start: number; end: number } {
  const { start = 0, end = 0 } = sentences[index] ?? {};
  return { start: offset + start, end: offset + end };
}
