/** What the texts of findings are made of: whole sentences per language, and how a language writes numbers and lists. */

import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { AvoidedPractice } from '../../report/gap/findings.ts';
import type { GateId } from '../../report/gap/gates.ts';
import type { QuotedPassage } from '../artifacts.ts';
import type { CheckId, ParamsOf } from '../checks.ts';
import { figureWriter } from './figures.ts';

/** How values stand in a sentence of one language. */
export interface Writer {
  /** 0..1 as a percentage without decimals. */
  percent(share: number): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  /** A text in the language's quotation marks, cut to a line, without the full stop that it may end with. */
  quoted(text: string): string;
  /** The beginning of a passage in quotation marks, with the host it stands on, as a sentence. */
  passage(passage: QuotedPassage): string;
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

/** All texts of the gap report in one language; a missing one does not compile. */
export interface GapTexts {
  findings: { [Id in CheckId]: (params: ParamsOf<Id>, write: Writer) => FindingTexts };
  gates: Record<GateId, { consequence: string; title: string; action: string; verify: string }>;
  issues: Record<AnswerIssue, string>;
  practices: Record<AvoidedPractice, string>;
  nextMeasurement: string;
}

const longestQuote = 140;
/** Less of it a cut between words does not leave; a script without spaces is cut anywhere. */
const leastKept = 0.8;

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
  if (line.length <= longestQuote) return line;
  const cut = line.slice(0, longestQuote - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > longestQuote * leastKept ? cut.slice(0, space) : cut).replace(/[\s.,;:·|–-]+$/u, '')}…`;
}
