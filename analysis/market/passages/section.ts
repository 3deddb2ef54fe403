/** Writes the passages of the report. */
import type * as z from 'zod';
import type { Passage } from '../../read/passages.ts';
import { sha256 } from '../../report/hash/sha256.ts';
import type { ownPassageSchema, passageSchema } from '../../report/passages.ts';
import { round } from '../../statistics/round.ts';
import { passagesRule } from '../rule.ts';
import { citedQuote } from './cited-quote.ts';
import { shortHeading } from './shorten.ts';

const { maxPathDepth } = passagesRule.values;

/**
 * Composes `passage` for the report.
 * @param text main content of its page
 * @param at offset in the passage of the sentence that it is cited for
 */
export function composePassage(
  passage: Passage,
  text: string,
  language: string,
  at = 0,
): z.infer<typeof passageSchema> {
  const whole = text.slice(passage.start, passage.end);
  return {
    id: passage.id,
    source_id: passage.source_id,
    quote: citedQuote(whole, at, language),
    offsets: { start: passage.start, end: passage.end },
    start_ratio: round(passage.start_ratio),
    heading_path: passage.heading_path.slice(-maxPathDepth).map(shortHeading),
    words: passage.words,
    kind: passage.kind,
  };
}

/** Composes a passage of the user's page, with the hash that shows whether it was edited. */
export async function composeOwnPassage(
  passage: Passage,
  text: string,
  language: string,
): Promise<z.infer<typeof ownPassageSchema>> {
  return {
    ...composePassage(passage, text, language),
    sha256: await sha256(text.slice(passage.start, passage.end)),
  };
}
