/** Cuts the text of an answer into blocks: paragraphs, headings, lists and tables of its Markdown. */
import type { AnswerBlock } from '../../gather/ports.ts';
import { answerSamplesRule } from './rule.ts';

const { minShareOfLines } = answerSamplesRule.values;

/** A block with its range in the answer, in UTF-16 units. */
export interface TextBlock {
  type: AnswerBlock['type'];
  /** Without the marks of Markdown. */
  text: string;
  start: number;
  end: number;
}

/** Returns the blocks of `text`, which empty lines and headings separate. Blocks without words are left out. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const { 0: raw, index: start } of text.matchAll(/^[^\S\n]*#{1,6}\s.*$|(?:^(?!\s*#{1,6}\s).*\S.*(?:\n|$))+/gmu)) {
    const plain = withoutMarks(raw);
    if (/[\p{L}\p{N}]/u.test(plain)) blocks.push({ type: typeOf(raw), text: plain, start, end: start + raw.length });
  }
  return blocks;
}

function typeOf(raw: string): TextBlock['type'] {
  if (/^[^\S\n]*#{1,6}\s/u.test(raw)) return 'heading';
  const lines = raw.split('\n').filter((line) => line.trim() !== '');
  const share = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length / lines.length;
  if (share(/^\s*\|/u) >= minShareOfLines) return 'table';
  return share(/^\s*(?:[-*+•]|\p{N}{1,3}[.)])\s/u) >= minShareOfLines ? 'list' : 'paragraph';
}

/** Removes marks of headings, lists, emphasis and links; the words of a link stay. */
function withoutMarks(raw: string): string {
  return raw
    .replaceAll(/!?\[([^\][\n]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*+•])\s+/gmu, '')
    .replaceAll(/\*\*|__|`/gu, '')
    .trim();
}
