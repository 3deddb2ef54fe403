/** A possible name with where it stands. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { DeclaredName } from './declared-names.ts';

export interface Candidate {
  key: string;
  /** Spellings with counts; the most common is shown. */
  forms: Map<string, number>;
  /** Pages that write it as a name within sentences. */
  written: Set<string>;
  declared: DeclaredName[];
  /** Pages that list it among other names. */
  listed: Set<string>;
  /** Pages of the site that it names, as these write it in their title or declare it as their publisher. */
  sites: AnalyzedPage[];
  /** Pages of which it names the author, a person. */
  authored: AnalyzedPage[];
  /** Whether several sites begin names of products with it. */
  isMaker: boolean;
  /** Pages that offer it to choose from, among what they list. */
  offered: Set<string>;
  /** Whether it names a kind of thing that these pages list: "Snake plant". */
  isKind: boolean;
}

/** A candidate that stands nowhere yet. */
export function newCandidate(key: string): Candidate {
  return {
    key,
    forms: new Map(),
    written: new Set(),
    declared: [],
    listed: new Set(),
    sites: [],
    authored: [],
    isMaker: false,
    offered: new Set(),
    isKind: false,
  };
}
