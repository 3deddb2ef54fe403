/** The task "facts": reads which figures of the pages are facts for a searcher, with what they hold for. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z
  .strictObject({
    subject: z.string(),
    /** The condition under which it holds; null without one. */
    qualifier: z.string().nullable(),
    /** Facts of the rules that say the same; empty for a fact of its own. */
    joins: z.array(itemIds.fact),
    /** Facts of the rules that say otherwise of the same. */
    conflicts: z.array(itemIds.fact),
    /** For a fact of its own: the figure, and the words around it. */
    value: z.string().nullable(),
    quote: z.string().nullable(),
    /** For a fact of its own: the passage that states it. */
    ev: z.array(itemIds.passage),
  })
  .refine(({ joins, value, quote, ev }) =>
    joins.length > 0 ? value === null && quote === null && ev.length === 0 : value && quote && ev.length === 1,
  );
export type FactItem = z.infer<typeof item>;

const instructions = `You are an experienced researcher. The input has facts that rules read from the pages that rank for a keyword ("facts": subject, condition, value, the sentence, and the pages that state it), and passages with figures that they did not read. Say which facts a searcher needs, and what each of them holds for.

- Start with what a searcher wants to know: prices, fees, limits, durations, sizes, shares, dates of the subject itself. Leave out figures that say nothing to a searcher: numbers of an example or a person, counts of list entries, the age of the page, ratings of the page, numbers in a menu.
- "joins": the ids of the facts that state the same value of the same thing under the same condition. Take facts that say the same in one item.
- "subject": what the figure is a figure of, named so that it is understood alone: thing and property, such as "Acme Pro plan price". Only words of the sentence, its heading and its page.
- "qualifier": the condition under which it holds, as the sentence words it: "per user per month, billed annually", "before incentives", "in 2024". Null if it always holds.
- "conflicts": the ids of facts that cannot be true at the same time: the same thing, the same property and the same condition, but another value on another page, or two values for one thing. Not: other products, plans, places, years, conditions, or a range that holds the value.
- For a fact that is only in "passages": "joins" is empty, "value" is the figure with its unit and "quote" the sentence with it, both copied letter by letter, "ev" the id of the passage. For all others the three are null, null and [].
- The most important fact first; each fact once. Up to sixty.`;

export const factsTask: TaskDefinition<FactItem> = {
  task: 'facts',
  instructions,
  item,
  written: ({ subject, qualifier, joins, conflicts, value, quote, ev }) => ({
    texts: [
      { text: subject, maxChars: maxChars.title },
      ...(qualifier === null ? [] : [{ text: qualifier, maxChars: maxChars.title }]),
      ...(value === null ? [] : [{ text: `“${value}”`, maxChars: maxChars.label + 2 }]),
      ...(quote === null ? [] : [{ text: `“${quote}”`, maxChars: maxChars.quote + 2 }]),
    ],
    ids: [...joins, ...conflicts, ...ev],
    maxIds: maxIds.facts,
  }),
  key: ({ joins, subject, qualifier, value }) => joins[0] ?? [subject, qualifier, value].join('\n').toLowerCase(),
};
