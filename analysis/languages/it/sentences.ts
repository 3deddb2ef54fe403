/** Where Italian sentences end, and which words refer to an earlier one. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'sig sigg dott dott.ssa avv ing geom rag on sen pag pagg es ecc art cap fig prof.ssa s.p.a s.r.l a.c d.c gen feb apr giu lug ago set ott nov dic tel n',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:è|sono|indica|significa) (?:(?:un|una|uno|il|la|lo|i|gli|le)(?![\\p{L}\\p{M}])|l[’'])`],
  backReferences:
    'questo questa questi queste quello quella esso essa essi loro suo sua tuttavia quindi inoltre anche così',
  emptySubjects: null,
};
