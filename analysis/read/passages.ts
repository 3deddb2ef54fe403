/** The passages of a page for ranking, with their stems and the headings above them. */
import type { Passage as DocumentPassage } from '../extract/passages.ts';
import type { AnalyzedPage } from './analyzed-page.ts';

/** A passage of a page; `start` and `end` are UTF-16 offsets into the document's text. */
export interface Passage
  extends Pick<DocumentPassage, 'kind' | 'text' | 'heading_path' | 'start' | 'end' | 'start_ratio'> {
  id: string;
  source_id: string;
  /** Words as the measures count them. */
  words: number;
  /** Stems with their frequencies, for ranking. */
  stems: ReadonlyMap<string, number>;
}

export interface PagePassages {
  passages: Passage[];
  /**
   * The first passage below each heading, by index of the heading block, before a heading of the same or a higher
   * level.
   */
  below: ReadonlyMap<number, Passage>;
}

/** Returns the passages of a page in order, and the first one below each heading. */
export function passagesOf(page: AnalyzedPage): PagePassages {
  const passages: Passage[] = [];
  const below = new Map<number, Passage>();
  /** Headings without a passage so far, outermost first. */
  let waiting: { index: number; level: number }[] = [];
  let next = 0;
  for (const passage of page.document.passages) {
    const stems = new Map<string, number>();
    let words = 0;
    // A passage may start or end inside a block; earlier blocks are finished.
    while (next < page.blocks.length && endOf(page, next) <= passage.start) noteHeading(next++);
    for (let index = next; index < page.blocks.length && startOf(page, index) < passage.end; index++) {
      const { block, words: blockWords } = page.blocks[index] ?? { words: [] };
      for (const { start, stem } of blockWords) {
        const place = (block?.start ?? 0) + start;
        if (place < passage.start || place >= passage.end) continue;
        words++;
        stems.set(stem, (stems.get(stem) ?? 0) + 1);
      }
    }
    const { kind, text, heading_path, start, end, start_ratio } = passage;
    const id = `${page.source_id}.${passage.id}`;
    const measured: Passage = {
      id,
      source_id: page.source_id,
      kind,
      text,
      heading_path,
      start,
      end,
      start_ratio,
      words,
      stems,
    };
    passages.push(measured);
    for (const { index } of waiting) below.set(index, measured);
    waiting = [];
  }
  return { passages, below };

  function noteHeading(index: number): void {
    const block = page.blocks[index]?.block;
    if (block?.kind !== 'heading') return;
    const level = block.level ?? 2;
    waiting = [...waiting.filter((outer) => outer.level < level), { index, level }];
  }
}

function startOf(page: AnalyzedPage, index: number): number {
  return page.blocks[index]?.block.start ?? 0;
}

function endOf(page: AnalyzedPage, index: number): number {
  return page.blocks[index]?.block.end ?? 0;
}

/** Whether two passages of a page stand below the same headings. */
export function isSameSection(
  a: Pick<DocumentPassage, 'heading_path'>,
  b: Pick<DocumentPassage, 'heading_path'>,
): boolean {
  const [path, other] = [a.heading_path, b.heading_path];
  return path.length === other.length && path.every((heading, index) => heading === other[index]);
}
