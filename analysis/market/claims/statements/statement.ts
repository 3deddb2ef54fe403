/** Defines what a sentence states with one of its figures. */

import type { Relation } from '../../../languages/statements.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import type { Lexicon } from './lexicon.ts';

/** A stretch of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * How a subject and its figure are tied: by a verb, a label, a table, as the share that does something, or only by
 * proximity.
 */
export type Tie = Relation | 'label' | 'share' | 'near';

/** Offsets are in the sentence. */
export interface Statement {
  figure: Figure;
  /** Null means the heading above the sentence. */
  subject: Stretch | null;
  /** The owner of the subject, if the sentence names it: "most EVs" in "most EVs have a range of 250 miles". */
  owner?: Stretch;
  /** The words between subject and figure. */
  predicate?: Stretch;
  tie: Tie;
  /**
   * Whether the subject or its owner refers to something named earlier, "the company", or a part of it, "the
   * fast-charge feature".
   */
  refersTo?: 'whole' | 'part';
}

export interface Sentence {
  text: string;
  /** `text` in lower case. */
  plain: string;
  lexicon: Lexicon;
  analyzer: Analyzer;
  /** The heading directly above the sentence. */
  heading: string | null;
}

/** The part of a text without surrounding white space. */
export function trimmed(text: string, from: number, to: number): Stretch {
  const part = text.slice(from, to);
  return { start: from + part.length - part.trimStart().length, end: from + part.trimEnd().length };
}

/** Whether a figure, as written, describes the noun after it: "30-second", "seven-day". */
export function isHyphened(figure: string): boolean {
  return /[\p{L}\p{N}][-‐‑]\p{L}+\.?$/u.test(figure);
}
