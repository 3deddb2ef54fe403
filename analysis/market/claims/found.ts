/** Defines the result of reading a block, and the tools for it. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { Names } from '../names/names.ts';
import type { Figure } from './figures/figure.ts';
import type { FigureReader } from './figures/measure.ts';
import type { Lexicon } from './statements/lexicon.ts';
import type { Stretch, Tie } from './statements/statement.ts';

/** The tools for reading a page. */
export interface ClaimTools {
  analyzer: Analyzer;
  read: FigureReader;
  /** Null for a language without sentence patterns. */
  lexicon: Lexicon | null;
  names: Names;
  /** Stems of the keyword. */
  keyword: readonly string[];
  /** The keyword as searched. */
  query: string;
}

/** A figure found in a block, with its subject. */
export interface Found {
  figure: Figure;
  subject: string;
  owner: string | null;
  predicate: string | null;
  qualifier: string | null;
  tie: Tie;
  /** Doubt: 0 is certain, higher is more doubtful. */
  doubt: number;
  refersTo: 'whole' | 'part' | null;
  /** Offsets in the document's text. */
  place: Stretch;
  /** Where its statement starts, if in a heading before `place`. */
  lead?: number;
}
