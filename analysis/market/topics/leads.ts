/**
 * Extracts the parts of a page that name what is below or beside them: headings, starts of list items, table labels.
 */
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { questionIn } from '../../text/question-form.ts';
import { listEntries } from './list-entries.ts';
import { topicsRule } from './rule.ts';

const { maxLeadChars, maxLeadWords, maxLabels } = topicsRule.values;

/** A clause that names a subject. */
export interface Lead {
  text: string;
  words: readonly AnalyzedWord[];
  kind: 'heading' | 'item' | 'label';
  /** The question without numbering; null if it is not a question. */
  question: string | null;
}

/** Separators of clauses in a heading: "Inverters: the heart of your system", "Cost | Example". */
export const clauseEnds = /\s*[:：|]\s+|\s+[–—-]\s+|[?!？！]\s+/u;

/**
 * Returns the leads of `page` in order, without list entries and repeated headings.
 * @param isName whether a stem is part of a name
 */
export function leadsOf(
  page: AnalyzedPage,
  isName: (stem: string) => boolean,
  analyzer: Pick<Analyzer, 'analyze' | 'language'>,
): Lead[] {
  const entries = listEntries(page, isName);
  return page.blocks.flatMap((block, at) => (entries.has(at) ? [] : leadsOfBlock(block, analyzer)));
}

function leadsOfBlock({ block, words }: AnalyzedBlock, analyzer: Pick<Analyzer, 'analyze' | 'language'>): Lead[] {
  switch (block.kind) {
    case 'heading':
      return (block.level ?? 2) > 1 ? headingLeads(block.text, words, analyzer.language) : [];
    case 'list':
    case 'item':
      return itemLeads(block.text, words);
    case 'table':
      return tableLabels(block.table).map((text) => ({
        text,
        words: analyzer.analyze(text),
        kind: 'label',
        question: null,
      }));
    default:
      return [];
  }
}

function headingLeads(text: string, words: readonly AnalyzedWord[], language: string): Lead[] {
  const question = questionIn(text, language);
  let start = 0;
  return text.split(clauseEnds).flatMap((clause) => {
    const from = text.indexOf(clause, start);
    start = from + clause.length;
    const own = words.filter((word) => word.start >= from && word.end <= start);
    return own.length === 0 ? [] : [{ text, words: own, kind: 'heading' as const, question }];
  });
}

/** The start of each item, up to its colon, its dash, the end of its first sentence or its own end. */
function itemLeads(text: string, words: readonly AnalyzedWord[]): Lead[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const lead = /^.+?(?=\s*[:：–—]|\s-\s|[.!。]\s|$)/u.exec(line)?.[0] ?? '';
    if (lead.length > maxLeadChars) return [];
    const own = words.filter((word) => word.start >= from && word.end <= from + lead.length);
    if (own.length === 0 || own.length > maxLeadWords) return [];
    return [{ text, words: own, kind: 'item' as const, question: null }];
  });
}

function tableLabels(table: AnalyzedBlock['block']['table']): string[] {
  if (table === undefined) return [];
  return [...table.columns, ...table.rows.map(({ header }) => header)]
    .filter((label) => label !== '' && label.length <= maxLeadChars)
    .slice(0, maxLabels);
}
