/** The task "support": checks whether cited pages say what the sentences of an answer say. */
import * as z from 'zod';
import { supportDifferences } from '../../report/vocabulary.ts';
import type { TaskDefinition } from '../ask.ts';
import { itemIds } from '../ids.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxIds } = languageModelRule.values;

const item = z
  .strictObject({
    sentence: itemIds.sentence,
    state: z.enum(['supported', 'contradicted', 'not_found']),
    /** What differs; only if it is contradicted. */
    difference: z.enum(supportDifferences).nullable(),
    /** The words of the passage that decide; null if nothing is found. */
    quote: z.string().nullable(),
    /** The passage. */
    ev: z.array(itemIds.passage),
  })
  // A verdict has its proof, and without one nothing was found.
  .refine(({ state, quote, ev, difference }) =>
    state === 'not_found'
      ? quote === null && ev.length === 0 && difference === null
      : quote !== null && ev.length === 1 && (difference !== null) === (state === 'contradicted'),
  );
export type SupportItem = z.infer<typeof item>;

const instructions = `You check facts. The input has sentences of answers that cite web pages, and for each sentence the passages of its cited pages that come nearest. Say for each sentence whether a passage supports it.

- "sentence": its id. One item for each sentence.
- "state": "supported" if a passage says the same, in whatever words, with the same numbers, dates, names and conditions. "contradicted" if a passage says of the same thing that it is otherwise: another number or date, another name, or that it is not so. "not_found" if no passage says either: a passage on the subject that leaves it open is "not_found".
- A sentence with several statements is supported only if all are, and contradicted if one is.
- "difference": for "contradicted" what differs (figure, date, negation or name), otherwise null.
- "quote": the part of the passage that decides, copied letter by letter, at most 250 characters, without quotation marks around it. Null for "not_found".
- "ev": the id of that one passage, one of those listed for the sentence. Empty for "not_found".`;

export const supportTask: TaskDefinition<SupportItem> = {
  task: 'support',
  instructions,
  item,
  written: ({ sentence, quote, ev }) => ({
    texts: quote === null ? [] : [{ text: `“${quote}”`, maxChars: maxChars.quote + 2 }],
    // Words may be quoted from the passage alone, not from the sentence that is checked.
    ids: ev.length === 0 ? [sentence] : ev,
    maxIds: maxIds.support,
  }),
  key: ({ sentence }) => sentence,
};
