/**
 * Checks what must hold for every document: offsets match the text and the blocks, ids are unique, shares are within 0
 * to 1.
 */
import type { Document } from '../analysis/extract/extract.ts';

/** Describes the first broken invariant of a document; undefined if all hold. */
export function brokenPromise(document: Document): string | undefined {
  const { blocks, text, passages, confidence, boilerplate_ratio: left } = document;
  if (blocks.map((block) => block.text).join('\n') !== text) return 'the text is not the texts of the blocks';
  for (const { start, end, text: own } of [...blocks, ...passages]) {
    if (text.slice(start, end) !== own)
      return `offsets ${start}–${end} do not give ${JSON.stringify(own.slice(0, 60))}`;
  }
  if (blocks.some((block) => block.text.trim() === '')) return 'an empty block';
  if (new Set(passages.map(({ id }) => id)).size !== passages.length) return 'a passage id twice';
  if (passages.some(({ start_ratio }) => start_ratio < 0 || start_ratio > 1)) return 'a start ratio beyond 0 to 1';
  if (!(confidence >= 0 && confidence <= 1)) return `confidence ${confidence}`;
  if (left !== null && !(left >= 0 && left <= 1)) return `boilerplate ratio ${left}`;
  return undefined;
}
