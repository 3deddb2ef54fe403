/** Types for the sentences of findings, and how a language formats numbers, lists and quotations. */
import { type FigureWords, figureWriter } from './figures.ts';
import { type QuotationMarks, quotation } from './quotation.ts';

/** `k` of `n`. */
export interface Counts {
  k: number;
  n: number;
}

/** A quoted passage with the site it is from. */
export interface Quotation {
  quote: string;
  domain: string;
}

/** Formats values inside the sentences of one language. */
export interface Writer {
  /** Formats 0 to 1 as a percentage without decimals. */
  percent(share: number): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  /** Puts a text into the language's quotation marks, cut to one line, without a final full stop. */
  quoted(text: string): string;
  /** The beginning of a passage in quotation marks with its host, as a sentence. */
  passage(passage: Quotation): string;
  /** Formats the figure of a claim with its unit. */
  figure(value: string, unit: string | undefined): string;
}

/** The texts of one finding, for readers who write pages rather than code. */
export interface FindingTexts {
  title: string;
  why: string;
  action: string;
  /** How to check that it is done. */
  verify: string;
  /** The known size of the effect, and what it was measured on. */
  magnitude: string;
  /** Why it applies to this page. */
  applies: string;
}

/** The longest quotation in a sentence, in characters. */
export const longestQuotationChars = 140;
/** A cut between words keeps at least this share; otherwise, as in scripts without spaces, any cut is allowed. */
const minKeptShare = 0.8;

/** The writer for a language, with its quotation marks. */
export function writerOf(words: FigureWords & { quotes: QuotationMarks }): Writer {
  const { language, quotes } = words;
  const inMarks = quotation(quotes);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const quoted = (text: string): string => inMarks(shortLine(text));
  return {
    percent: (share) => percents.format(share),
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    quoted,
    passage: ({ quote, domain }) => `${quoted(quote)} (${domain}).`,
    figure: figureWriter(words),
  };
}

/**
 * Puts a text on one line with separators between rows and cells, cut between words if it has spaces. A question on the
 * first line is left out: what follows answers it.
 */
function shortLine(text: string): string {
  const line = text
    .trim()
    .replace(/^[^\r\n]*[?？؟]\s*[\r\n]+\s*/u, '')
    .replaceAll(/\s*[\r\n]+\s*/gu, ' · ')
    .replaceAll('\t', ' | ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<!\.)\.$/u, '');
  if (line.length <= longestQuotationChars) return line;
  const cut = line.slice(0, longestQuotationChars - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > longestQuotationChars * minKeptShare ? cut.slice(0, space) : cut).replace(/[\s.,;:·|–-]+$/u, '')}…`;
}
