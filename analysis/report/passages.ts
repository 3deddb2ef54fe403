/** Passages: the parts of pages that serve as evidence. */

import * as z from 'zod';
import { count, passageId, sha256Hex, share, sourceId } from './primitives.ts';
import { passageKinds } from './vocabulary.ts';

/** Quotes are kept short for size and for their authors' rights: long enough for an answer of three or four sentences. */
export const longestQuoteChars = 450;

export const passageSchema = z.strictObject({
  id: passageId,
  source_id: sourceId,
  /** The passage's beginning, as it stands in the page's main content. */
  quote: z.string().max(longestQuoteChars),
  /** Of the whole passage, of which the quote is a part, in UTF-8. */
  sha256: sha256Hex,
  /** Of the whole passage, in UTF-16 code units of the main content's text; the quote lies within. */
  offsets: z.strictObject({ start: count, end: count }),
  /** Where in the main content the passage starts. */
  start_ratio: share,
  heading_path: z.array(z.string()),
  /** Of the whole passage. */
  words: count,
  kind: z.enum(passageKinds),
});
