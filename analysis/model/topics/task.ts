/** The task "topics": names the subjects of a market's sections, and joins those that are about the same. */
import * as z from 'zod';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z.strictObject({
  label: z.string(),
  /** Other wordings of it, as sections write them. */
  names: z.array(z.string()),
  /** Topics of the rules that are about the same. */
  joins: z.array(itemIds.topic),
  /** The sections that treat it. */
  ev: z.array(itemIds.passage),
});
export type TopicItem = z.infer<typeof item>;

const instructions = `You are an experienced editor. The input has the sections of pages that rank for a keyword (heading and first words), and the topics that rules found. Say what the topics of this market are: subjects that a writer would put in a heading, such as "Pricing plans" or "Ease of use".

- Go through the sections of every page. Put sections of different pages on the same subject together, whatever words they use. A topic needs sections of at least two pages.
- "label": two to four plain words that a searcher would use, taken from the sections. Not the keyword itself, not a brand, product or listed option, not a place in the page such as "Conclusion", not a question.
- "names": up to four other wordings of the same subject, copied letter by letter from headings or texts of the cited sections.
- "joins": ids of the topics of the rules that are this subject; leave out topics of the rules that are no subject.
- "ev": the ids of all sections that treat it.
- The most important topic first: what most pages treat and what a reader needs. Ten to twenty-five topics; each subject once.`;

export const topicsTask: TaskDefinition<TopicItem> = {
  task: 'topics',
  instructions,
  item,
  // A wording must be in a cited text as it is; a topic can do without it.
  trimmed: (one, holds) => ({ ...one, names: one.names.filter((name) => holds(name, one.ev)) }),
  written: ({ label, names, joins, ev }) => ({
    texts: [
      { text: label, maxChars: maxChars.label },
      ...names.map((name) => ({ text: name, maxChars: maxChars.label })),
    ],
    ids: [...joins, ...ev],
    maxIds: maxIds.topics,
  }),
  key: ({ label }) => label.toLowerCase(),
};
