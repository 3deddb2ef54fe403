/** The task "brief": writes the outline of a new page, section by section, from what the market treats and asks. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z.strictObject({
  heading: z.string(),
  topic: itemIds.topic,
  /** The questions that the section answers. */
  questions: z.array(itemIds.question),
  /** What the section says, and in which form. */
  note: z.string(),
  /** The passages to learn from. */
  ev: z.array(itemIds.passage),
});
export type BriefItem = z.infer<typeof item>;

const instructions = `You are an experienced editor who briefs a writer. The input has the topics and questions of the pages that rank for a keyword, with passages that treat and answer them. Write the outline of one new page that serves the searcher better than they do.

- One item for each section, in the order in which a reader needs them: first what answers the search, last what comes after it. Five to twelve sections.
- "heading": a heading as it would stand on the page, in the searcher's words, at most 60 characters.
- "topic": the id of the topic that it treats; each topic once.
- "questions": ids of the questions that the section must answer; each question in one section alone.
- "note": one to three sentences for the writer: what to say first, which facts of the cited passages to check and give, and the best form (sentence, steps, list, table). Write what to do, not how good it will be.
- "ev": ids of the passages whose facts you name or whose form the writer can learn from.`;

export const briefTask: TaskDefinition<BriefItem> = {
  task: 'brief',
  instructions,
  item,
  written: ({ heading, topic, questions, note, ev }) => ({
    texts: [
      { text: heading, maxChars: maxChars.label },
      { text: note, maxChars: maxChars.text },
    ],
    ids: [topic, ...questions, ...ev],
    maxIds: maxIds.brief,
  }),
  key: ({ topic }) => topic,
};
