/** The task "answers": judges which passage answers which question of the market. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const item = z.strictObject({
  question: itemIds.question,
  /** The passages that answer it; empty if none does. */
  ev: z.array(itemIds.passage),
});
export type AnswerItem = z.infer<typeof item>;

const instructions = `You are an experienced editor. The input has questions, and passages of the pages that rank for a keyword: "under" is the heading above a passage, "text" is what it says. Judge which passages answer which question.

- Give one item for each question, in the order of the input. "question" is its id.
- Go through every page for every question: a page that treats the subject often answers it in a place of its own, in other words than the question.
- A passage answers if a reader who reads it alone learns what the question asks for: the number, the steps, the reasons, the names, the yes or no. It also answers if it gives the main part.
- It does not answer if it only names the subject, repeats the question, promises an answer, advertises, or tells it of another product, place or case.
- "ev": for each page that answers, the one passage that answers most directly and completely; a second one of the same page only if the answer needs both. Empty if no passage answers.`;

export const answersTask: TaskDefinition<AnswerItem> = {
  task: 'answers',
  instructions,
  item,
  written: ({ question, ev }) => ({
    texts: [],
    ids: [question, ...ev],
    maxIds: languageModelRule.values.maxIds.answers,
  }),
  key: ({ question }) => question,
};
