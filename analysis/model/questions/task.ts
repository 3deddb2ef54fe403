/** The task "questions": merges and words the questions of a market, and judges which passages answer them. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z.strictObject({
  text: z.string(),
  /** Questions of the rules that ask the same. */
  joins: z.array(itemIds.question),
  /** The passages that answer it. */
  ev: z.array(itemIds.passage),
});
export type QuestionItem = z.infer<typeof item>;

const instructions = `You are an experienced editor. The input has the sections of pages that rank for a keyword (heading and first words), and the questions that rules found, each with the passages that they take for answers. Say what people who search for the keyword ask, and which passages answer.

- Join questions that ask the same in other words; leave out those that are no question of a searcher.
- Add questions that sections of the pages answer and the list lacks: cost, free offers, limits, how it works, how to choose, how long, for whom, differences, risks, what comes next.
- "text": one short question about one thing, in a searcher's plain words, with its subject named. Do not repeat the keyword's limits (a price, a place, a year) in every question, and do not word several questions alike: "Which one suits a small kitchen?" and not "Which X under 500 is best for small kitchens?".
- Two questions with the same answer are one question.
- "joins": ids of the questions of the rules that it stands for; empty for a new one.
- "ev": ids of the sections and passages that answer it, at most two of a page. A passage answers only if a reader who reads nothing else gets the answer; a heading or a promise is none. Empty if none answers and "joins" is not empty.
- The most important question first. Eight to twenty questions; each once.`;

export const questionsTask: TaskDefinition<QuestionItem> = {
  task: 'questions',
  instructions,
  item,
  written: ({ text, joins, ev }) => ({
    texts: [{ text, maxChars: maxChars.question }],
    ids: [...joins, ...ev],
    maxIds: maxIds.questions,
  }),
  key: ({ text }) => text.toLowerCase(),
};
