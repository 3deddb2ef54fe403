/** Cuts a page into passages: what an answer engine would quote, a few sentences under one heading. */
import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedBlock, AnalyzedPage } from './analyzed-page.ts';

/** A passage of a page; `start` and `end` are UTF-16 offsets into `Document.text`. */
export interface Passage {
  id: string;
  source_id: string;
  start: number;
  end: number;
  words: number;
  /** Where in the page it starts, 0..1 of its text. */
  start_ratio: number;
  heading_path: string[];
  /** Stems with how often they occur, for ranking. */
  stems: ReadonlyMap<string, number>;
}

export interface PagePassages {
  passages: Passage[];
  /** By index of a heading block: the first passage below it, before a heading of its level or above. */
  below: ReadonlyMap<number, Passage>;
}

/** A passage takes blocks until it has this many words: about what the engines' own passages hold. */
const fullWords = 120;

/** A block alone may have this many words; longer ones are cut between sentences. */
const longestBlockWords = 240;

interface Draft {
  start: number;
  end: number;
  words: number;
  heading_path: string[];
  stems: Map<string, number>;
}

/** The passages of a page in order, numbered from 1, and which of them stands below each heading. */
export function passagesOf(page: AnalyzedPage, analyzer: Analyzer): PagePassages {
  const passages: Passage[] = [];
  const below = new Map<number, Passage>();
  /** Headings that wait for their first passage, outermost first. */
  let waiting: { index: number; level: number }[] = [];
  let draft: Draft | null = null;

  const close = () => {
    if (draft === null) return;
    const passage = finished(draft, page, passages.length + 1);
    passages.push(passage);
    for (const { index } of waiting) below.set(index, passage);
    waiting = [];
    draft = null;
  };
  page.blocks.forEach((analyzed, index) => {
    const { block } = analyzed;
    if (block.kind === 'heading') {
      close();
      const level = block.level ?? 2;
      waiting = [...waiting.filter((outer) => outer.level < level), { index, level }];
      return;
    }
    for (const piece of pieces(analyzed, analyzer)) {
      if (draft !== null && draft.words + piece.words > fullWords) close();
      draft = draft === null ? piece : merged(draft, piece);
    }
  });
  close();
  return { passages, below };
}

/** A block as one draft, or as several where it is too long to be one passage. */
function pieces({ block, words }: AnalyzedBlock, analyzer: Analyzer): Draft[] {
  const whole = { start: block.start, end: block.start + block.text.length };
  if (words.length <= longestBlockWords) return [draftOf(block.heading_path, whole, words)];
  const drafts: Draft[] = [];
  let next = 0;
  for (const sentence of analyzer.sentences(block.text)) {
    const first = next;
    while (next < words.length && (words[next]?.start ?? 0) < sentence.end) next++;
    const span = { start: block.start + sentence.start, end: block.start + sentence.end };
    drafts.push(draftOf(block.heading_path, span, words.slice(first, next)));
  }
  return drafts;
}

function draftOf(heading_path: string[], span: { start: number; end: number }, words: { stem: string }[]): Draft {
  const stems = new Map<string, number>();
  for (const { stem } of words) stems.set(stem, (stems.get(stem) ?? 0) + 1);
  return { ...span, words: words.length, heading_path, stems };
}

/** Adds `piece` to `draft`, in place: a passage of many sentences would otherwise copy its stems for each. */
function merged(draft: Draft, piece: Draft): Draft {
  draft.end = piece.end;
  draft.words += piece.words;
  for (const [stem, count] of piece.stems) draft.stems.set(stem, (draft.stems.get(stem) ?? 0) + count);
  return draft;
}

function finished(draft: Draft, page: AnalyzedPage, number: number): Passage {
  const length = page.document.text.length;
  return {
    id: `${page.source_id}.p${number}`,
    source_id: page.source_id,
    ...draft,
    start_ratio: length === 0 ? 0 : draft.start / length,
  };
}
