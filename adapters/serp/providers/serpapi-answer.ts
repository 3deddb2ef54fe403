/** Google's AI overview as SerpApi gives it: blocks that name references by their index. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import { looseList, looseText, parsedOf, referenceOf } from './snapshot-parts.ts';

const reference = z.object({ index: z.int().min(0), title: looseText, link: looseText, snippet: looseText });
const indexes = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value.filter((each) => Number.isInteger(each)) : []));
const block = z.object({
  type: z.string(),
  snippet: looseText,
  reference_indexes: indexes,
  list: looseList,
  text_blocks: looseList,
  table: looseList,
});
type Block = z.output<typeof block>;
const entry = z.object({ title: looseText, snippet: looseText, reference_indexes: indexes });

const types: Readonly<Record<string, AnswerBlock['type']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  list: 'list',
  table: 'table',
};

/** Blocks inside blocks are opened this deep. */
const deepest = 3;

/** The answer in an `ai_overview`; absent where there is none, not captured where it says nothing. */
export function serpApiAnswer(overview: unknown, observed_at: string): ObservedAnswer {
  const none: ObservedAnswer = {
    engine: 'google_ai_overview',
    state: 'absent',
    observed_at,
    blocks: [],
    references: [],
  };
  if (overview === undefined || overview === null) return none;
  const parsed = z.object({ text_blocks: looseList, references: looseList }).safeParse(overview);
  if (!parsed.success) return { ...none, state: 'not_captured' };
  const references: Reference[] = [];
  /** Our place of each reference by the service's index. */
  const placeOf = new Map<number, number>();
  for (const { index, title, link, snippet } of parsedOf(parsed.data.references, reference)) {
    const found = referenceOf({ url: link, title, text: snippet });
    if (found !== undefined) placeOf.set(index, references.push(found) - 1);
  }
  const blocks = parsed.data.text_blocks.flatMap((value) => blocksOf(value, placeOf, 1));
  return blocks.length === 0 ? { ...none, state: 'not_captured' } : { ...none, state: 'captured', blocks, references };
}

function blocksOf(value: unknown, placeOf: ReadonlyMap<number, number>, depth: number): AnswerBlock[] {
  const parsed = block.safeParse(value);
  if (!parsed.success || depth > deepest) return [];
  const { type, snippet, reference_indexes, list, text_blocks, table }: Block = parsed.data;
  const places = (named: readonly number[]) => [...new Set(named.flatMap((index) => placeOf.get(index) ?? []))];
  const cells = table
    .flat()
    .filter((cell) => typeof cell === 'string')
    .join(' | ');
  const own = snippet === '' ? cells : snippet;
  return [
    ...(own === '' ? [] : [{ type: types[type] ?? 'other', text: own, refs: places(reference_indexes) }]),
    ...parsedOf(list, entry).flatMap((each): AnswerBlock[] => {
      const text = [each.title, each.snippet].filter((part) => part !== '').join(' ');
      return text === '' ? [] : [{ type: 'list', text, refs: places(each.reference_indexes) }];
    }),
    ...text_blocks.flatMap((inner) => blocksOf(inner, placeOf, depth + 1)),
  ];
}
