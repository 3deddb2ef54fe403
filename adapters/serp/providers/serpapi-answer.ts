/** Converts SerpApi's AI overview, whose blocks cite references by index. serpapi.com/ai-overview */
import * as z from 'zod';
import type { ObservedAnswer } from '../../../analysis/index.ts';
import { answerOf, answerWithout, referenceList } from './answer-parts.ts';
import { looseList } from './loose.ts';
import { linkedPages, serpApiBlocks, serpApiReferences } from './serpapi-blocks.ts';

const engine = 'google_ai_overview';

/** Converts an `ai_overview`; `absent` if there is none, `not_captured` if it has no text. */
export function serpApiAnswer(overview: unknown, observed_at: string): ObservedAnswer {
  if (overview === undefined || overview === null) return answerWithout(engine, 'absent', observed_at);
  const parsed = z.object({ text_blocks: looseList, references: looseList }).safeParse(overview);
  if (!parsed.success) return answerWithout(engine, 'not_captured', observed_at);
  const list = referenceList();
  /** Our index for each reference by the service's index. */
  const places = new Map<number, number>();
  const pages = serpApiReferences(parsed.data.references);
  for (const { index, ...linked } of pages) {
    const [place] = list.placesOf([linked]);
    if (place !== undefined) places.set(index, place);
  }
  const blocks = serpApiBlocks(parsed.data.text_blocks).map(({ type, text, indexes, links }) => ({
    type,
    text,
    refs: [
      ...new Set([...indexes.flatMap((index) => places.get(index) ?? []), ...list.placesOf(linkedPages(links, pages))]),
    ],
  }));
  return answerOf(engine, blocks, list.references, observed_at);
}
