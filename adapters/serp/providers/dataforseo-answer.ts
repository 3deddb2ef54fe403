/** Converts DataForSEO's AI overview, which has references per block and a list for the whole. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import { answerOf, type ReferenceList, referenceList } from './answer-parts.ts';
import { anything, looseList, looseText, looseUrl, parsedOf } from './loose.ts';
import type { LinkedText } from './results-page.ts';

const reference = z.object({ url: looseUrl, title: looseText, text: looseText });
const element = z.object({
  type: looseText,
  title: looseText,
  text: looseText,
  markdown: looseText,
  references: looseList,
  components: looseList,
  table: anything,
});
type Element = z.output<typeof element>;
const component = z.object({ title: looseText, text: looseText, markdown: looseText, references: looseList });

/** The lists of an item of type `ai_overview`. */
interface OverviewItem {
  items: readonly unknown[];
  references: readonly unknown[];
}

/** Converts an item of type `ai_overview`; one without text is `not_captured`. */
export function dataForSeoAnswer(item: OverviewItem, observed_at: string): ObservedAnswer {
  const { blocks, references } = dataForSeoBlocks(item);
  return answerOf('google_ai_overview', blocks, references, observed_at);
}

/** The blocks of an item of type `ai_overview`, and the references that they cite by position. */
export function dataForSeoBlocks({ items, references }: OverviewItem): {
  blocks: AnswerBlock[];
  references: Reference[];
} {
  const list = referenceList();
  list.placesOf(linkedIn(references));
  return { blocks: parsedOf(items, element).flatMap((each) => blocksOf(each, list)), references: list.references };
}

function blocksOf(each: Element, list: ReferenceList): AnswerBlock[] {
  const text = each.text === '' ? plain(each.markdown) : each.text;
  const isTable = each.type === 'ai_overview_table_element' || (each.table ?? null) !== null;
  const type = isTable ? 'table' : isList(each.markdown) ? 'list' : 'paragraph';
  return [
    ...(each.title === text ? [] : [heading(each.title)]),
    { type, text, refs: list.placesOf(linkedIn(each.references)) },
    ...parsedOf(each.components, component).flatMap((part): AnswerBlock[] => [
      heading(part.title),
      { type: 'paragraph', text: part.text || plain(part.markdown), refs: list.placesOf(linkedIn(part.references)) },
    ]),
  ];
}

function heading(text: string): AnswerBlock {
  return { type: 'heading', text, refs: [] };
}

function linkedIn(values: readonly unknown[]): LinkedText[] {
  return parsedOf(values, reference);
}

function isList(markdown: string): boolean {
  return /^\s*(?:[-*+]|\d+\.)\s/mu.test(markdown);
}

/** Removes Markdown marks and reference numbers; each list entry and table row becomes a line. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[\[\d{1,3}\]\]\([^)\n]{0,2000}\)/gu, '')
    .replaceAll(/!?\[([^[\]\n]{0,500})\]\([^)\n]{0,2000}\)/gu, '$1')
    .split('\n')
    .map((line) => (/^[\s|:-]*$/u.test(line) ? '' : withoutMarks(line)))
    .filter((line) => line !== '')
    .join('\n');
}

function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:[-*+]|\d+\.|#+|>)\s+/u, '')
    .replaceAll(/[*_`]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[ |]+|[ |]+$/gu, '');
}
