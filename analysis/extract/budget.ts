/** How much of one page's text is read: much more than a person reads, little enough for the pages of an audit together. */
import type { DocumentBlock } from './content/document-block.ts';

/** A long chapter of a book; the measures of an audit take eleven such pages within the worker's memory and time. */
const maxWords = 15_000;
/** The same in characters, for text whose words cannot be told apart. */
const maxChars = 120_000;

/** The blocks that the budget has room for, from the first one on; the one that passes it is cut. */
export function withinBudget(
  blocks: readonly DocumentBlock[],
  countWords: (text: string) => number,
): { blocks: DocumentBlock[]; isCut: boolean } {
  const kept: DocumentBlock[] = [];
  let words = 0;
  for (const block of blocks) {
    const own = countWords(block.text);
    const share = Math.min((maxWords - words) / own, (maxChars - block.start) / block.text.length);
    if (share < 1) {
      const part = beginning(block, Math.floor(share * block.text.length));
      return { blocks: part === undefined ? kept : [...kept, part], isCut: true };
    }
    words += own;
    kept.push(block);
  }
  return { blocks: kept, isCut: false };
}

/** The beginning of a block, up to a space where it has one; undefined when nothing is left of it. */
function beginning(block: DocumentBlock, chars: number): DocumentBlock | undefined {
  const room = block.text.slice(0, Math.max(0, chars)).toWellFormed();
  const text = (/^.*(?=\s)/su.exec(room)?.[0] ?? room.replace(/\ufffd$/u, '')).trimEnd();
  return text === '' ? undefined : { ...block, text, end: block.start + text.length };
}
