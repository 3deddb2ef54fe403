/** Finds the main content of a parsed page of any kind, with a confidence. */

import type { PageKind } from '../../report/vocabulary.ts';
import { type ElementNode, foldSpace } from '../parse/tree.ts';
import { askedBlocks } from './asked-blocks.ts';
import { assembleBlocks } from './assemble.ts';
import { measureText } from './block-text.ts';
import type { DocumentBlock } from './document-block.ts';
import { type PageHints, readHints } from './hints.ts';
import { measurePage } from './measure.ts';
import { openQuestions } from './open-questions.ts';
import { extractionRule } from './rule.ts';
import { scanPage } from './scan.ts';
import { selectContent } from './select.ts';
import { readSubheadings, type Subheadings } from './subheadings.ts';
import { withWholeTables } from './whole-tables.ts';
import { inWidgets } from './widgets.ts';
import { withHeadings } from './with-headings.ts';
import { withPanels } from './with-panels.ts';
import { withPrices } from './with-prices.ts';
import { withQuestions } from './with-questions.ts';

const { maxEmptyWords } = extractionRule.values;

/** Where the text comes from: what readers see, or only what the page declares. */
export type ContentSource = 'visible' | 'json_ld' | 'description' | 'none';

/** The main content. */
export interface MainContent {
  blocks: DocumentBlock[];
  /** The texts of the blocks, a line break between them. */
  text: string;
  source: ContentSource;
  /** The F1 that the model expects of its selection, 0 to 1, to two places. Low if many blocks are doubtful. */
  confidence: number;
  page_kind: { kind: PageKind; confidence: number; evidence: string[] };
  /** Share of the page's visible characters that was left out; null for a page without text. */
  boilerplate_ratio: number | null;
  /** What divides the text, or could. */
  subheadings: Subheadings;
  /** Questions that the page asks and answers only by a script, where lists of questions are read. */
  openQuestions: string[];
  /** Boxes, texts and blocks visited. Grows linearly with the page. */
  visits: number;
  /** Whether the page has more blocks than are read. */
  isCut: boolean;
}

/** What is read besides the running text. */
export interface Reading {
  /**
   * Whether lists of questions and answers and prices beside the text are read too: the text of an article ends before
   * its FAQ, and that of a card before its price.
   */
  beside?: boolean;
}

/** Finds the main content of a page. */
export function mainContent(root: ElementNode, url: string, { beside = false }: Reading = {}): MainContent {
  const scan = scanPage(root);
  const hints = readHints(root, url);
  const page = measurePage(scan, hints);
  const selection = selectContent(page);
  const { kind, confidence } = selection;
  const isBeside = inWidgets(page, selection.chosen);
  const isText = (block: number): boolean => !isBeside(block);
  const whole = withPanels(page, selection, withWholeTables(scan, selection.chosen.filter(isText)));
  const told = withHeadings(page, selection, whole);
  const asked = beside ? askedBlocks(page, kind) : [];
  const listed = withQuestions(page, asked, told);
  const chosen = (beside ? withPrices(page, listed) : listed).filter(isText);
  const visible = assembleBlocks(scan, chosen, kind.kind);
  const shown = page.texts.reduce((sum, text) => sum + text.units, 0);
  const declared = shown < maxEmptyWords ? declaredText(hints) : undefined;
  const blocks = declared === undefined ? visible : declaredBlocks(declared.text);
  const text = blocks.map((block) => block.text).join('\n');
  const all = page.starts[scan.blocks.length] ?? 0;
  const kept = chosen.reduce((sum, index) => sum + (scan.blocks[index]?.text.length ?? 0), 0);
  return {
    blocks,
    text,
    source: declared?.source ?? (text === '' ? 'none' : 'visible'),
    confidence: declared === undefined ? round(confidence) : 0,
    page_kind: { kind: kind.kind, confidence: round(kind.confidence), evidence: kind.evidence },
    boilerplate_ratio: all === 0 ? null : round(1 - kept / all),
    subheadings: readSubheadings(page, chosen),
    openQuestions: openQuestions(page, asked),
    visits: scan.visits + scan.blocks.length,
    isCut: scan.isCut,
  };
}

/** Text declared by a page that shows none: from JSON-LD, or else from the description. */
function declaredText({ schemaTexts, description }: PageHints): { text: string; source: ContentSource } | undefined {
  const longest = schemaTexts[0];
  if (longest !== undefined && measureText(longest).units >= maxEmptyWords / 2)
    return { text: longest, source: 'json_ld' };
  return description === '' ? undefined : { text: foldSpace(description), source: 'description' };
}

function declaredBlocks(text: string): DocumentBlock[] {
  return [{ kind: 'paragraph', text, heading_path: [], start: 0, end: text.length }];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
