/** A page cut into words once, which every measure then reads. */
import type { Block, Document } from '../extract/document.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';

export interface AnalyzedBlock {
  block: Block;
  words: AnalyzedWord[];
}

export interface AnalyzedPage {
  source_id: string;
  /** Host without `www.`: who speaks. */
  domain: string;
  document: Document;
  title: AnalyzedWord[];
  blocks: AnalyzedBlock[];
  /** Words of the main content. */
  words: number;
}

/** Analyses the words of `document`. */
export function analyzePage(
  source: { source_id: string; domain: string },
  document: Document,
  analyzer: Analyzer,
): AnalyzedPage {
  const blocks = document.blocks.map((block) => ({ block, words: analyzer.analyze(block.text) }));
  return {
    source_id: source.source_id,
    domain: source.domain,
    document,
    title: analyzer.analyze(document.title ?? ''),
    blocks,
    words: blocks.reduce((sum, { words }) => sum + words.length, 0),
  };
}
