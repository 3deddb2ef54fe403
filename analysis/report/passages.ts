/** Schema of passages, the parts of pages that serve as evidence. */

import * as z from 'zod';
import { count, passageId, sha256Hex, share, sourceId } from './primitives.ts';
import { passageKinds } from './vocabulary.ts';

/** Quotes are short to save space and respect copyright, but say what a passage is about. */
export const longestQuoteChars = 280;

/** What answers a question is quoted on in its section, up to about 100 words: what engines quote as one answer. */
export const longestAnswerChars = 600;

export const passageSchema = z.strictObject({
  id: passageId,
  source_id: sourceId,
  /** The beginning of the passage, or what answers a question in it; verbatim from the main content. */
  quote: z.string().max(longestAnswerChars),
  /**
   * Of the whole passage, with the next ones of its section where the quote goes on in them; in UTF-16 code units of
   * the main content's text; the page's `content_sha256` fixes it.
   */
  offsets: z.strictObject({ start: count, end: count }),
  /** Start of the passage as a share of the main content. */
  start_ratio: share,
  heading_path: z.array(z.string()),
  /** Words of the whole passage. */
  words: count,
  kind: z.enum(passageKinds),
});

/** A passage of the user's page, which another audit may find changed. */
export const ownPassageSchema = passageSchema.extend({
  /** Over the UTF-8 of the whole passage, of which the quote is a part. */
  sha256: sha256Hex,
});
