/** What the sentences of a finding are made of, and how a language writes numbers, lists and quotations. */
import { figureWriter } from './figures.ts';

/** `k` of `n`. */
export interface Counts {
  k: number;
  n: number;
}

/** A passage that a sentence quotes, with the site that it stands on. */
export interface Quotation {
  quote: string;
  domain: string;
}

/** How values stand in a sentence of one language. */
export interface Writer {
  /** 0..1 as a percentage without decimals. */
  percent(share: number): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  /** A text in the language's quotation marks, cut to a line, without the full stop that it may end with. */
  quoted(text: string): string;
  /** The beginning of a passage in quotation marks, with the host it stands on, as a sentence. */
  passage(passage: Quotation): string;
  /** The figure of a claim with its unit. */
  figure(value: string, unit: string | undefined): string;
}

/** The texts of one finding, for a reader who writes pages and no code. */
export interface FindingTexts {
  title: string;
  why: string;
  action: string;
  /** How to see that it is done. */
  verify: string;
  /** What size of effect is known, and of what. */
  magnitude: string;
  /** Why it concerns this page. */
  applies: string;
}

/** The longest quotation in a sentence, in characters. */
const maxQuoteChars = 140;
/** A cut between words keeps at least this share; a script without spaces is cut anywhere. */
const minKeptShare = 0.8;

/** The writer of `language` (ISO 639-1), with its quotation marks. */
export function writerOf(language: string, [open, close]: readonly [string, string]): Writer {
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const quoted = (text: string): string => `${open}${shortLine(text)}${close}`;
  return {
    percent: (share) => percents.format(share),
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    quoted,
    passage: ({ quote, domain }) => `${quoted(quote)} (${domain}).`,
    figure: figureWriter(language),
  };
}

/** A text on one line, its rows and cells kept apart, cut between two words where it has spaces. */
function shortLine(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s*[\r\n]+\s*/gu, ' · ')
    .replaceAll('\t', ' | ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<!\.)\.$/u, '');
  if (line.length <= maxQuoteChars) return line;
  const cut = line.slice(0, maxQuoteChars - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > maxQuoteChars * minKeptShare ? cut.slice(0, space) : cut).replace(/[\s.,;:·|–-]+$/u, '')}…`;
}
