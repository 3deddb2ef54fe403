/** Limits how much text of one page is analysed, so that all pages of an audit fit into its time and memory. */
import type { DocumentBlock } from './content/document-block.ts';

/** The length of a long book chapter. The worker can analyse eleven such pages within its memory and time. */
const maxWords = 15_000;
/** The same limit in characters, for text that is not split into words. */
const maxChars = 120_000;

/** Returns the leading blocks that fit the budget. The block that exceeds it is cut. */
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

/** The start of a block, cut at a space if there is one; undefined if nothing is left. */
function beginning(block: DocumentBlock, chars: number): DocumentBlock | undefined {
  const room = block.text.slice(0, Math.max(0, chars)).toWellFormed();
  const text = (/^.*(?=\s)/su.exec(room)?.[0] ?? room.replace(/\ufffd$/u, '')).trimEnd();
  return text === '' ? undefined : { ...block, text, end: block.start + text.length };
}
