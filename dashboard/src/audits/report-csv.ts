/** Writes lists of a report as CSV (RFC 4180) for spreadsheets: topics, questions, facts, terms and options. */
import type { MarketSerp } from '../report/shape.ts';
import { type Cell, csvText } from './csv-text.ts';

/** A list with column heads. Each row has a cell for every head. */
interface Sheet {
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}

type Market = Pick<MarketSerp, 'topics' | 'questions' | 'claims' | 'terms' | 'options'>;

const sheets = {
  topics: ({ topics }) => ({
    heads: ['topic', 'class', 'pages', 'of_pages', 'mean_words', 'in_ai_answer'],
    rows: topics.map((topic) => [topic.label, topic.class, topic.df, topic.n, topic.mean_words, topic.in_ai_answer]),
  }),
  questions: ({ questions }) => ({
    heads: ['question', 'origin', 'pages_answering', 'of_pages', 'usual_form', 'in_ai_answer'],
    rows: questions.map(({ text, origin, coverage, typical_format, in_ai_answer }) => [
      ...[text, origin, coverage?.k, coverage?.n, typical_format, in_ai_answer],
    ]),
  }),
  facts: ({ claims }) => ({
    heads: ['subject', 'of', 'property', 'value', 'unit', 'holds_for', 'statement', 'sites_agreeing', 'of_sites'],
    rows: claims.map(({ subject, of, property, value, unit, qualifier, statement, consensus }) => [
      ...[subject, of, property, rangeText(value), unit, qualifier, statement, consensus.k, consensus.n],
    ]),
  }),
  terms: ({ terms }) => ({
    heads: ['term', 'class', 'pages', 'of_pages', 'salience', 'per_1000_low', 'per_1000_high'],
    rows: terms.map(({ term, class: marketClass, df, n, salience, range }) => [
      ...[term, marketClass, df, n, salience, range?.p25, range?.p75],
    ]),
  }),
  options: ({ options }) => ({
    heads: ['option', 'type', 'lists_naming_it', 'of_lists', 'share_of_voice'],
    rows: options.map(({ name, type, k, n, share_of_voice }) => [name, type, k, n, share_of_voice]),
  }),
} as const satisfies Record<string, (market: Market) => Sheet>;

/** A range such as "11-12" with an en dash: a spreadsheet would read a day of it. */
function rangeText(value: Cell): Cell {
  return typeof value === 'string' ? value.replace(/^([\d.]+)-([\d.]+)$/u, '$1–$2') : value;
}

export type CsvList = keyof typeof sheets;

/** The available lists, in the order of the report. */
export const csvLists = Object.keys(sheets) as CsvList[];

/** A list of the market as CSV. */
export function csvOf(list: CsvList, market: Market): string {
  const { heads, rows } = sheets[list](market);
  return csvText(heads, rows);
}
