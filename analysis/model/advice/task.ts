/** The task "advice": what to tell the owner of a page first, from the comparison of the page with its market. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z.strictObject({
  /** The finding that the item words better; null for a new one. */
  finding_id: z.string().nullable(),
  title: z.string(),
  why: z.string(),
  action: z.string(),
  /** A text that the owner could paste; null if there is none. */
  suggestion: z.string().nullable(),
  impact: z.enum(['high', 'medium', 'low']),
  effort: z.enum(['S', 'M', 'L']),
  ev: z.array(z.string()),
});
export type AdviceItem = z.infer<typeof item>;

const instructions = `You are an experienced editor for search and answer engines. The input compares one page with the pages that rank for a keyword. Tell the owner of the page what to change first: at most ten items, the most worthwhile first.

In the input, "page" is the owner's page with its passages in order; "rivals" are ranking pages about the keyword with passages; "topics", "questions" and "facts" say how many rivals treat each and what the page does; "findings" are what rules found.

Read the whole page. Look for what rules cannot see: outdated services, names and dates, promises that other passages contradict, claims without proof, limits and prices that are missing, the first question that a reader would ask next, an advantage that the page does not spell out, questions that the rivals answer and the page does not. Then take from "findings" those that are true and worth doing, set "finding_id" and word them for this page; leave out those that are wrong or trivial. For an item of your own, "finding_id" is null.

Each item: "title" is an instruction with the subject in the searcher's words, and of a comparison both sides; "why" gives the reason with the figures and words of the page that it is about, in a short quote, or with counts of the input, and keeps what a finding measured; "action" says what to write and where, without counts of your own (“a few sentences”, not “two sentences”); "suggestion" is a text that the owner can paste, with [brackets] for what you do not know, or null; "ev" has the ids of the passages, topics, questions, facts and rivals behind it.`;

export const adviceTask: TaskDefinition<AdviceItem> = {
  task: 'advice',
  instructions,
  item,
  written: ({ finding_id, title, why, action, suggestion, ev }) => ({
    texts: [
      { text: title, maxChars: maxChars.title },
      { text: why, maxChars: maxChars.text },
      { text: action, maxChars: maxChars.text },
      ...(suggestion === null ? [] : [{ text: suggestion, maxChars: maxChars.suggestion }]),
    ],
    ids: finding_id === null ? ev : [finding_id, ...ev],
    maxIds: maxIds.advice,
  }),
  key: ({ finding_id, title }) => finding_id ?? title.toLowerCase(),
};
