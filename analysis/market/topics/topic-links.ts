/** Links topics with the questions about them and with AI answers. */

import type { Passage } from '../../read/passages.ts';
import type { MarketQuestion } from '../questions/market-question.ts';
import type { FoundTopic } from './measure.ts';
import { topicsRule } from './rule.ts';

const { minSharedPassages } = topicsRule.values;

/** A topic with its links. */
export interface MarketTopic extends FoundTopic {
  /** Indexes of its questions in the market's. */
  questions: number[];
  /** Whether a captured AI answer mentions it; null if none was captured. */
  in_ai_answer: boolean | null;
}

/**
 * Links `topics` with the market's questions and the captured AI answers. A question is about the rarest topic whose
 * words it contains; without one, about the topic that the passages of several of its answers are kept for.
 * @param keyword its stems; a question that holds them all is about the whole market
 * @param said captured AI answers; null if none was captured
 */
export function linkTopics(
  topics: readonly FoundTopic[],
  questions: readonly MarketQuestion[],
  { keyword, said }: { keyword: readonly string[]; said: readonly Passage[] | null },
): MarketTopic[] {
  const own = questions.map(({ stems, answers }) => {
    const isOnAll = keyword.every((stem) => stems.includes(stem));
    return topicOf(stems, topics) ?? (isOnAll ? undefined : topicOfAnswers(answers, topics));
  });
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

/** The topic that most passages of the answers are about, if several are. */
function topicOfAnswers(answers: MarketQuestion['answers'], topics: readonly FoundTopic[]): number | undefined {
  let best: number | undefined;
  let most = minSharedPassages - 1;
  topics.forEach(({ passages }, at) => {
    const shared = answers.filter(({ passage }) => passages.includes(passage.id)).length;
    if (shared > most) [best, most] = [at, shared];
  });
  return best;
}
