/** What a sentence states by one of its figures. */

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
 * standing next to each other.
 */
export type Tie = Relation | 'label' | 'share' | 'near';

/** Offsets are into the sentence. */
export interface Statement {
  figure: Figure;
  /** Null for the heading above the sentence. */
  subject: Stretch | null;
  /** Whose the subject is, where the sentence says so: "most EVs" of "most EVs have a range of 250 miles". */
  owner?: Stretch;
  /** The words between subject and figure. */
  predicate?: Stretch;
  tie: Tie;
  /** The subject or its owner is something named before, "the company", or a part of it, "the fast-charge feature". */
  refersTo?: 'whole' | 'part';
}

export interface Sentence {
  text: string;
  /** The same in lower case. */
  plain: string;
  lexicon: Lexicon;
  analyzer: Analyzer;
  /** The heading that the sentence comes right after. */
  heading: string | null;
}

/** The part of a text without the white space around it. */
export function trimmed(text: string, from: number, to: number): Stretch {
  const part = text.slice(from, to);
  return { start: from + part.length - part.trimStart().length, end: from + part.trimEnd().length };
}
