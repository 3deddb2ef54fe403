/** A page split into words once, as the input of all measures. */
import type { DocumentBlock } from '../extract/content/document-block.ts';
import type { Document } from '../extract/extract.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';

/** The parts of a document that the measures use. */
export type ReadDocument = Pick<
  Document,
  | 'url'
  | 'text'
  | 'blocks'
  | 'passages'
  | 'limits'
  | 'page_kind'
  | 'confidence'
  | 'boilerplate_ratio'
  | 'facts'
  | 'questionAnswers'
  | 'modelInstructions'
  | 'subheadings'
  | 'openQuestions'
>;

export interface AnalyzedBlock {
  block: DocumentBlock;
  words: AnalyzedWord[];
}

export interface AnalyzedPage {
  source_id: string;
  /** Host without `www.`. */
  domain: string;
  /** The language it was read as, which is that of the audit (ISO 639-1). */
  language: string;
  document: ReadDocument;
  title: AnalyzedWord[];
  blocks: AnalyzedBlock[];
  /** Words of the main content. */
  words: number;
}

/** Analyses the words of `document`. */
export function analyzePage(
  source: { source_id: string; domain: string },
  document: ReadDocument,
  analyzer: Analyzer,
): AnalyzedPage {
  const blocks = document.blocks.map((block) => ({ block, words: analyzer.analyze(block.text) }));
  return {
    source_id: source.source_id,
    domain: source.domain,
    language: analyzer.language,
    document,
    title: analyzer.analyze(document.facts.title?.value ?? ''),
    blocks,
    words: blocks.reduce((sum, { words }) => sum + words.length, 0),
  };
}
