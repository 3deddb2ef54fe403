/** The task "rewrites": rewords the page's passages that answer a question only in part, from the page's own words. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z.strictObject({
  /** The weak passage, and the question that it should answer. */
  passage: itemIds.passage,
  question: itemIds.question,
  text: z.string(),
  /** The passages of the page that the text takes its facts from. */
  ev: z.array(itemIds.passage),
});
export type RewriteItem = z.infer<typeof item>;

const instructions = `You are an experienced editor. The input has passages of one page that answer a question only in part ("weak", with what is wrong), and the passages around them. Write for each weak passage a text that the owner can put in its place.

- "passage" and "question": the ids, as paired in "weak". One item for each weak passage that you can improve.
- "text": the passage, rewritten so that a reader who reads it alone gets the answer: the answer in the first sentence with the subject named, then the details. Keep the facts of the page and its tone. About as long as "words" says.
- Every fact, number and name must be in the page's own passages. Where the answer needs a fact that the page does not have, write what is missing in [brackets] for the owner to fill in, such as [price per month].
- "ev": ids of the page's passages whose facts you use.`;

export const rewritesTask: TaskDefinition<RewriteItem> = {
  task: 'rewrites',
  instructions,
  item,
  written: ({ passage, question, text, ev }) => ({
    texts: [{ text, maxChars: maxChars.rewrite }],
    ids: [passage, question, ...ev],
    maxIds: maxIds.rewrites,
  }),
  key: ({ passage }) => passage,
};
