/** Converts SerpApi's AI overview, whose blocks cite references by index. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer } from '../../../analysis/index.ts';
import { answerOf, answerWithout, referenceList } from './answer-parts.ts';
import { anything, looseList, looseText, looseUrl, parsedOf } from './loose.ts';

const engine = 'google_ai_overview';

const reference = z.object({ index: anything, title: looseText, link: looseUrl, snippet: looseText });
const indexes = looseList.transform((values) => values.filter((value) => typeof value === 'number'));
const block = z.object({
  type: looseText,
  snippet: looseText,
  reference_indexes: indexes,
  list: looseList,
  text_blocks: looseList,
  table: looseList,
});
const entry = z.object({ title: looseText, snippet: looseText, reference_indexes: indexes });

const types = new Set<AnswerBlock['type']>(['paragraph', 'heading', 'list', 'table']);

/** The maximum depth of nested blocks. */
const deepest = 3;

/** Converts an `ai_overview`; `absent` if there is none, `not_captured` if it has no text. */
export function serpApiAnswer(overview: unknown, observed_at: string): ObservedAnswer {
  if (overview === undefined || overview === null) return answerWithout(engine, 'absent', observed_at);
  const parsed = z.object({ text_blocks: looseList, references: looseList }).safeParse(overview);
  if (!parsed.success) return answerWithout(engine, 'not_captured', observed_at);
  const list = referenceList();
  /** Our index for each reference by the service's index, or by its position if it has none. */
  const places = new Map<unknown, number>();
  for (const [at, { index, title, link, snippet }] of parsedOf(parsed.data.references, reference).entries()) {
    const [place] = list.placesOf([{ title, url: link, text: snippet }]);
    if (place !== undefined) places.set(typeof index === 'number' ? index : at, place);
  }
  const placesOf = (named: readonly number[]) => [...new Set(named.flatMap((index) => places.get(index) ?? []))];
  const blocks = parsed.data.text_blocks.flatMap((value) => blocksOf(value, placesOf, 1));
  return answerOf(engine, blocks, list.references, observed_at);
}

function blocksOf(value: unknown, placesOf: (named: readonly number[]) => number[], depth: number): AnswerBlock[] {
  const parsed = block.safeParse(value);
  if (!parsed.success || depth > deepest) return [];
  const { type, snippet, reference_indexes, list, text_blocks, table } = parsed.data;
  const text = snippet === '' ? cellsOf(table) : snippet;
  const known = [...types].find((name) => name === type) ?? 'other';
  return [
    { type: known, text, refs: placesOf(reference_indexes) },
    ...parsedOf(list, entry).map((each): AnswerBlock => {
      const words = [each.title, each.snippet].filter((part) => part !== '').join(' ');
      return { type: 'list', text: words, refs: placesOf(each.reference_indexes) };
    }),
    ...text_blocks.flatMap((inner) => blocksOf(inner, placesOf, depth + 1)),
  ];
}

function cellsOf(table: readonly unknown[]): string {
  return parsedOf(table.flat(), looseText)
    .filter((cell) => cell !== '')
    .join(' | ')
    .slice(0, 5_000);
}
