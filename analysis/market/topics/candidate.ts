/** A phrase or a facet that may be a topic of a market. */
import type { SubjectName } from './subject-index.ts';
import type { Clause, PhraseForm } from './subject-phrases.ts';
import type { Treatment } from './treatment.ts';

export interface Candidate {
  /** The name that stands for it. */
  name: SubjectName;
  /** All names to look it up by. */
  names: readonly SubjectName[];
  form: PhraseForm;
  /** Number of sites with a heading that contains it. */
  headed: number;
  /** Number of sites with a heading that consists of it. */
  wholeSites: number;
  /** Clauses of headings that contain it but no name. */
  clauses: readonly Clause[];
  /** The highest weight of a heading for it. */
  bestHeading: number;
  score: number;
  /** The similarity of its words to those of the keyword. */
  keywordLikeness: number;
  /** Rarity of its words; the rarer, the more significant their occurrence in a text. */
  rarity: number;
  treated: { source_id: string; domain: string; treatment: Treatment }[];
  /** Number of pages that treat it by its full name. */
  named: number;
  /** Ids of the passages with all of its words. */
  passages: ReadonlySet<string>;
}
