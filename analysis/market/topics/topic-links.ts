/** Links topics with the questions about them and with AI answers. */

import type { Passage } from '../../read/passages.ts';
import type { MarketQuestion } from '../questions/market-question.ts';
import type { FoundTopic } from './measure.ts';

/** A topic with its links. */
export interface MarketTopic extends FoundTopic {
  /** Indexes of its questions in the market's. */
  questions: number[];
  /** Whether a captured AI answer mentions it; null if none was captured. */
  in_ai_answer: boolean | null;
}

/**
 * Links `topics` with the market's questions and the captured AI answers. A question is about the rarest topic whose
 * words it contains.
 * @param said captured AI answers; null if none was captured
 */
export function linkTopics(
  topics: readonly FoundTopic[],
  questions: readonly MarketQuestion[],
  said: readonly Passage[] | null,
): MarketTopic[] {
  const own = questions.map(({ stems }) => topicOf(stems, topics));
  return topics.map((topic, at) => ({
    ...topic,
    questions: own.flatMap((its, question) => (its === at ? [question] : [])),
    in_ai_answer:
      said === null
        ? null
        : said.some(({ stems }) => topic.names.some((name) => name.stems.every((stem) => stems.has(stem)))),
  }));
}

function topicOf(asked: readonly string[], topics: readonly FoundTopic[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  topics.forEach(({ names, rarity }, at) => {
    if (rarity > most && names.some(({ stems }) => stems.every((stem) => asked.includes(stem))))
      [best, most] = [at, rarity];
  });
  return best;
}
