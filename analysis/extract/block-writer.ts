/** Collects texts into blocks with their offsets and headings. */
import type { Block, Heading } from './document.ts';
import { tidy } from './tree.ts';

/** Longer texts end here: about 160,000 English words, beyond which a page says nothing new about itself. */
export const longestTextChars = 1_000_000;

const blockGap = '\n\n';

type Piece = Pick<Block, 'kind' | 'text' | 'level'>;

export interface BlockWriter {
  /** Adds a block unless its text is empty. Lines are kept where `kind` has them. */
  add(kind: Block['kind'], raw: string, level?: number): void;
  /**
   * The blocks written, under the page's main heading.
   * @param title the main heading's text: given level 1 where the content has it, put first where it lacks it
   */
  finish(title?: string): { text: string; blocks: Block[]; outline: Heading[]; truncated: boolean };
}

/** A writer with nothing written. */
export function blockWriter(): BlockWriter {
  const pieces: Piece[] = [];
  return {
    add: (kind, raw, level) => {
      const lined = kind === 'list' || kind === 'table' || kind === 'code';
      const text = lined ? tidyLines(raw) : tidy(raw);
      if (text !== '') pieces.push(kind === 'heading' ? { kind, text, level: level ?? 2 } : { kind, text });
    },
    finish: (title) => place(title === undefined ? pieces : underTitle(pieces, title)),
  };
}

function underTitle(pieces: readonly Piece[], title: string): Piece[] {
  const main: Piece = { kind: 'heading', text: title, level: 1 };
  const found = pieces.findIndex((piece) => piece.kind === 'heading' && piece.text === title);
  return found < 0 ? [main, ...pieces] : pieces.with(found, main);
}

/** Gives every piece its offset and the headings above it. */
function place(pieces: readonly Piece[]): ReturnType<BlockWriter['finish']> {
  const blocks: Block[] = [];
  const outline: Heading[] = [];
  let path: Heading[] = [];
  let start = 0;
  let truncated = false;
  for (const whole of pieces) {
    const room = longestTextChars - start;
    truncated = whole.text.length > room;
    const piece = truncated ? { ...whole, text: whole.text.slice(0, room).toWellFormed() } : whole;
    if (room <= 0) break;
    if (piece.kind === 'heading') {
      const heading = { level: piece.level ?? 2, text: piece.text };
      path = [...path.filter((outer) => outer.level < heading.level), heading];
      outline.push(heading);
    }
    blocks.push({ ...piece, heading_path: path.map((heading) => heading.text), start });
    if (truncated) break;
    start += piece.text.length + blockGap.length;
  }
  const text = blocks.map((block) => block.text).join(blockGap);
  return { text, blocks, outline, truncated };
}

function tidyLines(raw: string): string {
  return raw
    .split('\n')
    .map((line) => tidy(line).replace(/^\| /u, ''))
    .filter((line) => line !== '' && line !== '|')
    .join('\n');
}
