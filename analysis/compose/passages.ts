/** Writes the passages that the report keeps. */
import type * as z from 'zod';
import type { Passage } from '../measure/passages.ts';
import { round } from '../measure/round.ts';
import type { passageSchema } from '../report/passages.ts';
import { sha256 } from '../report/sha256.ts';
import { quoteOf } from './quote.ts';
import { shortHeading } from './shorten.ts';

/** Headings are context, not content: of a deeper path only the innermost are kept. */
const deepestPath = 4;

/** `passage` as the report has it; `text` is its page's main content, read as `language`. */
export async function composePassage(
  passage: Passage,
  text: string,
  language: string,
): Promise<z.infer<typeof passageSchema>> {
  const whole = text.slice(passage.start, passage.end);
  return {
    id: passage.id,
    source_id: passage.source_id,
    quote: quoteOf(whole, language),
    sha256: await sha256(whole),
    offsets: { start: passage.start, end: passage.end },
    start_ratio: round(passage.start_ratio),
    heading_path: passage.heading_path.slice(-deepestPath).map(shortHeading),
    words: passage.words,
    kind: passage.kind,
  };
}
