/** What is read of a block of a page, and what reading it takes. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { Names } from '../names/names.ts';
import type { Figure } from './figures/figure.ts';
import type { FigureReader } from './figures/measure.ts';
import type { Lexicon } from './statements/lexicon.ts';
import type { Stretch, Tie } from './statements/statement.ts';

/** What reading a page takes. */
export interface ClaimTools {
  analyzer: Analyzer;
  read: FigureReader;
  /** Null for a language whose sentences nobody has described. */
  lexicon: Lexicon | null;
  names: Names;
  /** In stems. */
  keyword: readonly string[];
  /** As it was searched for. */
  query: string;
}

/** What is read of a block. */
export interface Found {
  figure: Figure;
  subject: string;
  owner: string | null;
  predicate: string | null;
  qualifier: string | null;
  tie: Tie;
  /** From 0, beyond doubt, up. */
  doubt: number;
  refersTo: 'whole' | 'part' | null;
  /** In the document's text. */
  place: Stretch;
}
