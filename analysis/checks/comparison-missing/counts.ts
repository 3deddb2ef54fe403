/** Counts what a page lists, by its titles and by the numbers of its headings. */
import { withoutNumber } from '../../market/names/numbering.ts';
import type { Artifacts } from '../artifacts.ts';

/** A number of one or two digits that is no price and no part of another number. */
const lonelyCount = /(?<![\p{Sc}\p{N}.,])\p{N}{1,2}(?![\p{N}%]|[.,]\p{N})/gu;

/** The counts that titles announce: "The 7 best desks". */
export function countsIn(titles: readonly (string | undefined)[]): number[] {
  return titles.flatMap((title) => [...(title ?? '').matchAll(lonelyCount)].map(([count]) => Number(count)));
}

/** How many headings begin with a number. */
export function numberedIn(blocks: Artifacts['document']['blocks']): number {
  return blocks.filter(({ kind, text }) => kind === 'heading' && withoutNumber(text) !== text.trim()).length;
}

/** Whether a table, of however few columns, has most of the entries. */
export function listsMost(
  { kind, text }: Artifacts['document']['blocks'][number],
  entries: readonly string[],
): boolean {
  return kind === 'table' && entries.filter((entry) => text.includes(entry)).length * 2 > entries.length;
}
