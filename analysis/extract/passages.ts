/** Passages: pieces of a document that can be quoted alone, with what kind of answer they give. */
import { askedBy } from '../text/question-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { DocumentBlock } from './content/document-block.ts';
import { isDefinition, isStatistic } from './passage-signs.ts';

/** What a passage gives a reader; running text that is none of the others is an `answer`. */
export const passageKinds = [
  'definition',
  'answer',
  'list',
  'table',
  'steps',
  'comparison',
  'statistic',
  'quote',
] as const;
export type PassageKind = (typeof passageKinds)[number];

/** A passage. Offsets are into the document's text. */
export interface Passage {
  id: string;
  kind: PassageKind;
  text: string;
  heading_path: string[];
  words: number;
  start: number;
  end: number;
  /** Where it begins: 0 is the start of the document, 1 its end. */
  start_ratio: number;
}

/** A paragraph shorter than this many words rarely stands alone; it goes with the next. */
const FEW_WORDS = 25;
/** Neighbouring paragraphs are joined up to about this many words, the length of an answer that engines quote whole. */
const ENOUGH_WORDS = 90;

/** A block of more words is cut between its sentences: nothing so long is quoted whole. */
const TOO_MANY_WORDS = 240;

/** Fewer words say nothing alone: a number, a button, a name. */
const TOO_FEW_WORDS = 4;

interface Piece {
  blocks: DocumentBlock[];
  words: number;
}

/** Cuts the blocks of a document, read as `language`, into passages. `countWords` counts the words of a text. */
export function cutPassages(
  blocks: readonly DocumentBlock[],
  text: string,
  countWords: (text: string) => number,
  language = 'und',
): Passage[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  for (const block of blocks.flatMap((whole) => cutLongBlock(whole, countWords, language))) {
    if (block.kind === 'heading') {
      open = undefined;
      continue;
    }
    const words = countWords(block.text);
    const isProse = block.kind === 'paragraph' || block.kind === 'post' || block.kind === 'item';
    const intro = open?.blocks.at(-1);
    // "You need:" belongs to the list that follows it.
    const isLed = intro !== undefined && /[:：]\s*$/.test(intro.text);
    if (open !== undefined && (isProse ? open.words < FEW_WORDS || open.words + words <= ENOUGH_WORDS : isLed)) {
      open.blocks.push(block);
      open.words += words;
    } else {
      open = { blocks: [block], words };
      pieces.push(open);
    }
    // A post and an item are one voice each, a list or table is one whole: nothing is joined to them.
    if (block.kind !== 'paragraph') open = undefined;
  }
  return pieces
    .filter(({ words }) => words >= TOO_FEW_WORDS)
    .map((piece, index) => toPassage(piece, index, text, language));
}

/** A long piece of prose as several blocks of whole sentences; every other block as it is. */
function cutLongBlock(block: DocumentBlock, countWords: (text: string) => number, language: string): DocumentBlock[] {
  const isProse =
    block.kind === 'paragraph' || block.kind === 'post' || block.kind === 'item' || block.kind === 'quote';
  if (!isProse || countWords(block.text) <= TOO_MANY_WORDS) return [block];
  const parts: DocumentBlock[] = [];
  let from = 0;
  let words = 0;
  for (const { start, end } of sentencesOf(block.text, language)) {
    const more = countWords(block.text.slice(start, end));
    if (words > 0 && words + more > ENOUGH_WORDS) {
      parts.push(partOf(block, from, start));
      from = start;
      words = 0;
    }
    words += more;
  }
  return [...parts, partOf(block, from, block.text.length)];
}

function partOf(block: DocumentBlock, from: number, to: number): DocumentBlock {
  const text = block.text.slice(from, to).trimEnd();
  const start = block.start + from;
  return { ...block, text, start, end: start + text.length };
}

function toPassage({ blocks, words }: Piece, index: number, text: string, language: string): Passage {
  const first = blocks[0];
  const last = blocks.at(-1);
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  return {
    id: `p${index + 1}`,
    kind: kindOf(blocks, language),
    text: text.slice(start, end),
    heading_path: first?.heading_path ?? [],
    words,
    start,
    end,
    start_ratio: text.length === 0 ? 0 : Math.round((start / text.length) * 1000) / 1000,
  };
}

function kindOf(blocks: readonly DocumentBlock[], language: string): PassageKind {
  const last = blocks.at(-1);
  if (last === undefined) return 'answer';
  if (last.kind === 'list') return last.ordered === true ? 'steps' : 'list';
  // Two things beside each other need a column each, and one for what is compared.
  if (last.kind === 'table') return (last.columns ?? 0) >= 3 ? 'comparison' : 'table';
  if (last.kind === 'quote') return 'quote';
  const heading = blocks[0]?.heading_path.at(-1) ?? '';
  // A date or a name often stands before the paragraph that defines.
  if (blocks.some((block) => isDefinition(block.text))) return 'definition';
  if (askedBy(heading, language) !== null) return 'answer';
  return isStatistic(blocks.map((block) => block.text).join(' ')) ? 'statistic' : 'answer';
}
