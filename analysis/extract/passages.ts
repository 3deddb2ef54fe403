/** Cuts a document into passages that can be quoted on their own, and classifies the kind of answer each gives. */
import type { PassageKind } from '../report/vocabulary.ts';
import { askedBy } from '../text/question-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { DocumentBlock } from './content/document-block.ts';
import { isDefinition, isStatistic } from './passage-signs.ts';
import { documentRule } from './rule.ts';

const { minParagraphWords, targetWords, maxWords, minWords, minComparisonColumns } = documentRule.values;

/** A passage. Offsets are into the document's text. */
export interface Passage {
  id: string;
  kind: PassageKind;
  text: string;
  heading_path: string[];
  words: number;
  start: number;
  end: number;
  /** Where it starts: 0 is the beginning of the document, 1 its end. */
  start_ratio: number;
}

interface Piece {
  blocks: DocumentBlock[];
  words: number;
}

/**
 * Cuts the blocks of a document into passages. `countWords` counts words; `language` decides how sentences are split.
 */
export function cutPassages(
  blocks: readonly DocumentBlock[],
  text: string,
  countWords: (text: string) => number,
  language = 'und',
): Passage[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  const answerEnds = endsOfAnswers(blocks);
  let answerEnd = Infinity;
  for (const block of blocks.flatMap((whole) => cutLongBlock(whole, countWords, language))) {
    if (block.kind === 'heading') {
      open = undefined;
      continue;
    }
    // A question starts a passage, and the text after its answer starts another.
    const ends = answerEnds.get(block.start);
    if (ends !== undefined || block.start > answerEnd) open = undefined;
    answerEnd = ends ?? (block.start > answerEnd ? Infinity : answerEnd);
    const words = countWords(block.text);
    const isProse = block.kind === 'paragraph' || block.kind === 'post' || block.kind === 'item';
    const intro = open?.blocks.at(-1);
    // "You need:" belongs to the list that follows it.
    // So does what says nothing alone, such as a price.
    const isLed =
      intro !== undefined &&
      (/[:：]\s*$/.test(intro.text) || isQuestionAlone(intro) || (open !== undefined && open.words < minWords));
    if (open !== undefined && (isProse ? open.words < minParagraphWords || open.words + words <= targetWords : isLed)) {
      open.blocks.push(block);
      open.words += words;
    } else {
      open = { blocks: [block], words };
      pieces.push(open);
    }
    // A post or item has one author or subject, and a list or table is one unit: nothing is joined to them.
    if (block.kind !== 'paragraph') open = undefined;
  }
  return pieces
    .filter((piece) => piece.words >= minWords || isPrice(piece))
    .map((piece, index) => toPassage(piece, index, text, language));
}

/** Whether a short text is a price, which the heading above explains. */
function isPrice({ blocks }: Piece): boolean {
  return blocks.some(({ text }) => /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u.test(text));
}

/** Maps the start of each marked question to the end of its answer; Infinity if the markup does not say. */
function endsOfAnswers(blocks: readonly DocumentBlock[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const [index, { question, start }] of blocks.entries()) {
    if (question === undefined) continue;
    const last = question.answer_blocks === undefined ? undefined : blocks[index + question.answer_blocks];
    ends.set(start, last?.end ?? Infinity);
  }
  return ends;
}

/** Whether the block holds only a marked question, so that the answer is in the next block, of whatever kind. */
function isQuestionAlone({ question, text }: DocumentBlock): boolean {
  return question !== undefined && question.chars >= text.length;
}

/** Splits a long prose block into blocks of whole sentences. Returns other blocks unchanged. */
function cutLongBlock(block: DocumentBlock, countWords: (text: string) => number, language: string): DocumentBlock[] {
  const isProse =
    block.kind === 'paragraph' || block.kind === 'post' || block.kind === 'item' || block.kind === 'quote';
  if (!isProse || countWords(block.text) <= maxWords) return [block];
  const parts: DocumentBlock[] = [];
  let from = 0;
  let words = 0;
  for (const { start, end } of sentencesOf(block.text, language)) {
    const more = countWords(block.text.slice(start, end));
    if (words > 0 && words + more > targetWords) {
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
  // A comparison of two things needs a column for each, and one for what is compared.
  if (last.kind === 'table') return (last.columns ?? 0) >= minComparisonColumns ? 'comparison' : 'table';
  if (last.kind === 'quote') return 'quote';
  const heading = blocks[0]?.heading_path.at(-1) ?? '';
  // A date or a name often precedes the paragraph that defines.
  if (blocks.some((block) => isDefinition(block.text))) return 'definition';
  if (askedBy(heading, language) !== null) return 'answer';
  return isStatistic(blocks.map((block) => block.text).join(' ')) ? 'statistic' : 'answer';
}
