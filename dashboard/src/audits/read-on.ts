/** How far a long list is read unasked, and how the page says how far that was. */
import { formatDate, formatInteger } from '../ui/format.ts';

/** What had been read when more was last asked for. */
export interface Asked {
  rows: number;
  pages: number;
}

/** Before anything was asked for. */
export const nothingAsked: Asked = { rows: 0, pages: 0 };

/**
 * Pages without a new row that are read unasked. A page of a search looks through 4 MB of the index, so these through
 * more than 200,000 audits; a page of one key looks through 1,000 audits.
 */
export const maxEmptyPages = 20;

/** Whether to read on: who searches should not click through pages without a row. */
export function readsOn(read: Asked, asked: Asked): boolean {
  return read.pages > 0 && read.rows <= asked.rows && read.pages - asked.pages < maxEmptyPages;
}

/** ` back to 3 May 2026`, or in a list of the oldest first ` up to 3 May 2026`. */
export function backTo(readTo: string | undefined, oldestFirst = false): string {
  return readTo === undefined ? '' : ` ${oldestFirst ? 'up' : 'back'} to ${formatDate(readTo)}`;
}

/** How many audits a list has: the number, or the least it can be; nothing where nothing is known yet. */
export function totalText({ total, known }: { total: number; known: boolean }): string | undefined {
  if (total === 0 && !known) return undefined;
  return `${known ? '' : 'At least '}${formatInteger(total)} ${total === 1 ? 'audit' : 'audits'}`;
}
