/** Finds the questions that a page asks and answers itself, as its markup pairs them. */
import { questionIn } from '../text/question-form.ts';
import type { DocumentBlock, QuestionMarkup } from './content/document-block.ts';
import { declaredPairs, keyOf } from './declared-pairs.ts';
import { foldSpace } from './parse/tree.ts';
import type { Passage } from './passages.ts';
import type { StructuredItem } from './structured-data/item.ts';

/** How a pair is marked up: as structured data, by a heading, or by markup around the question. */
export type PairSource = 'faq_page' | 'heading' | QuestionMarkup;

/** A question with its answer. */
export interface QuestionAnswer {
  question: string;
  answer: string;
  source: PairSource;
  /** Where the answer is in the document's text; null if it occurs only in structured data. */
  place: { start: number; end: number } | null;
  heading_path: string[];
  /** Ids of the passages that hold the answer. */
  passages: string[];
}

export interface PairsInput {
  blocks: readonly DocumentBlock[];
  passages: readonly Passage[];
  text: string;
  items: readonly StructuredItem[];
  /** ISO 639-1, or `und`. */
  language: string;
}

/** At most this many pairs are read per page; the rest of a longer list adds nothing new. */
const maxPairs = 300;
/** Blocks read as the answer to a question in bold, where no markup ends the answer. */
const maxOpenBlocks = 4;

interface Asked {
  question: string;
  source: PairSource;
  /** Offset after the question, and the range of blocks the answer may extend over. */
  start: number;
  from: number;
  to: number;
}

/** Returns the pairs in page order, then those found only in structured data. Each question occurs once. */
export function questionAnswers({ blocks, passages, text, items, language }: PairsInput): QuestionAnswer[] {
  const pairs = new Map<string, QuestionAnswer>();
  const declared = declaredPairs(items);
  for (const asked of blocks.flatMap((_, index) => askedAt(blocks, index, language) ?? [])) {
    const { question, start, from, to } = asked;
    const end = blocks[to - 1]?.end ?? start;
    const answer = text.slice(start, Math.max(start, end)).trim();
    if (answer === '' || pairs.has(keyOf(question)) || pairs.size >= maxPairs) continue;
    const place = { start: end - text.slice(start, end).trimStart().length, end };
    pairs.set(keyOf(question), {
      question,
      answer,
      source: declared.has(keyOf(question)) ? 'faq_page' : asked.source,
      place,
      heading_path: blocks[from]?.heading_path ?? [],
      passages: passages.filter((each) => each.start < place.end && each.end > place.start).map(({ id }) => id),
    });
  }
  for (const [key, { question, answer }] of declared) {
    if (pairs.has(key) || pairs.size >= maxPairs) continue;
    pairs.set(key, { question, answer, source: 'faq_page', place: null, heading_path: [], passages: [] });
  }
  return [...pairs.values()];
}

function askedAt(blocks: readonly DocumentBlock[], index: number, language: string): Asked | undefined {
  const block = blocks[index] as DocumentBlock;
  if (block.kind === 'heading') {
    const question = questionIn(block.text, language);
    if (question === null) return undefined;
    const to = nextOf(blocks, index, ({ kind, level = 0 }) => kind === 'heading' && level <= (block.level ?? 0));
    return { question, source: 'heading', start: block.end, from: index, to };
  }
  if (block.question === undefined) return undefined;
  const { source, chars, answer_blocks } = block.question;
  const next = nextOf(blocks, index, ({ kind, question }) => kind === 'heading' || question !== undefined);
  const isWhole = chars >= block.text.length;
  const most = answer_blocks ?? (isWhole ? maxOpenBlocks : 0);
  return {
    question: foldSpace(block.text.slice(0, chars)),
    source,
    start: block.start + chars,
    from: index,
    to: Math.min(next, index + 1 + most),
  };
}

/** The index of the first block after `index` that ends the answer; the number of blocks when none does. */
function nextOf(blocks: readonly DocumentBlock[], index: number, isEnd: (block: DocumentBlock) => boolean): number {
  for (let at = index + 1; at < blocks.length; at++) if (isEnd(blocks[at] as DocumentBlock)) return at;
  return blocks.length;
}
