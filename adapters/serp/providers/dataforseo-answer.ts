/** Google's AI overview as DataForSEO gives it: blocks with references of their own beside a list for the whole. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import { looseList, looseText, parsedOf, referenceOf, refsTo } from './snapshot-parts.ts';

const reference = z.object({ url: looseText, title: looseText, text: looseText });
const element = z.object({
  type: z.string(),
  title: looseText,
  text: looseText,
  markdown: looseText,
  references: looseList,
  components: looseList,
  table: z.unknown(),
});
type Element = z.output<typeof element>;
const component = z.object({ title: looseText, text: looseText, references: looseList });

/** The answer in an item of type `ai_overview`; one that was announced and did not arrive is not captured. */
export function dataForSeoAnswer(item: unknown, observed_at: string): ObservedAnswer {
  const overview = z
    .object({ items: looseList, references: looseList, asynchronous_ai_overview: z.unknown() })
    .parse(item);
  const references = referencesOf(overview.references);
  const blocks = parsedOf(overview.items, element).flatMap((each) => blocksOf(each, references));
  const state = blocks.length > 0 ? 'captured' : 'not_captured';
  return {
    engine: 'google_ai_overview',
    state,
    observed_at,
    blocks,
    references: state === 'captured' ? references : [],
  };
}

function blocksOf(each: Element, references: Reference[]): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  const refs = refsTo(referencesOf(each.references), references);
  const text = each.text === '' ? plain(each.markdown) : each.text;
  if (each.title !== '' && each.title !== text) blocks.push({ type: 'heading', text: each.title, refs: [] });
  const type =
    each.type === 'ai_overview_table_element' || each.table != null
      ? 'table'
      : isList(each.markdown)
        ? 'list'
        : 'paragraph';
  if (text !== '') blocks.push({ type, text, refs });
  for (const part of parsedOf(each.components, component)) {
    if (part.title !== '') blocks.push({ type: 'heading', text: part.title, refs: [] });
    if (part.text !== '')
      blocks.push({ type: 'paragraph', text: part.text, refs: refsTo(referencesOf(part.references), references) });
  }
  return blocks;
}

function referencesOf(values: readonly unknown[]): Reference[] {
  return parsedOf(values, reference).flatMap((each) => referenceOf(each) ?? []);
}

function isList(markdown: string): boolean {
  return /^\s*(?:[-*+]|\d+\.)\s/mu.test(markdown);
}

/** Markdown without its marks. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/gu, '$1')
    .replaceAll(/[*_`#>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
