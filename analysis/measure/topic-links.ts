/** Which questions are about a topic, and whether an answer engine speaks of it. */
import type { MarketQuestion } from './market-question.ts';
import type { Passage } from './passages.ts';
import type { FoundTopic } from './topics.ts';

/** A topic with what else of the market belongs to it. */
export interface MarketTopic extends FoundTopic {
  /** Places of its questions in the market's. */
  questions: number[];
  /** Whether a captured answer of an engine speaks of it; null when none was captured. */
  in_ai_answer: boolean | null;
}

/** Names of a topic that a piece of an answer must hold to speak of it, unless it holds the one that is its label. */
const severalNames = 2;

/**
 * Links `topics` with the market's questions and with what answer engines `said` (null when nothing was captured). A
 * question is about the topic whose names it holds most of, by their rarity; one that holds none is about no topic, since
 * it may be answered where a page speaks of another.
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
    in_ai_answer: said === null ? null : said.some(({ stems }) => speaksOf(topic, stems)),
  }));
}

function topicOf(stems: readonly string[], topics: readonly FoundTopic[]): number | undefined {
  const asked = new Set(stems);
  let best: number | undefined;
  let most = 0;
  topics.forEach(({ names }, at) => {
    const score = names.reduce((sum, { key, rarity }) => sum + (isIn(key, asked) ? rarity : 0), 0);
    if (score > most) [best, most] = [at, score];
  });
  return best;
}

function speaksOf({ names }: FoundTopic, stems: ReadonlyMap<string, number>): boolean {
  const [label] = names;
  if (label !== undefined && isIn(label.key, stems)) return true;
  return names.filter(({ key }) => isIn(key, stems)).length >= severalNames;
}

function isIn(key: string, stems: { has(stem: string): boolean }): boolean {
  return key.split(' ').every((stem) => stems.has(stem));
}
