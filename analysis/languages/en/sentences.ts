/** Sentence ends in English, definitions, and words that refer to an earlier sentence. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'e.g i.e u.s u.k a.m p.m ph.d rev gen gov sen rep capt lt col sgt hon mt ft est dept univ assn bros jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun eds ref refs sec ch viz al',
  hasDottedOrdinals: false,
  wordOfOneLetter: 'I',
  haveEndMarks: true,
  definitions: [
    `^${subject}(?:is|are|was|means|refers to|describes) (?:a|an|the|any|one of|when|how)(?![\\p{L}\\p{M}])`,
  ],
  backReferences:
    'it its this that these those they them their he she his her such however therefore thus hence also moreover furthermore instead otherwise besides',
  emptySubjects:
    /^it(?:['’]s|\s(?:is|was|(?:can|may|might|could|will|would)\sbe))\s(?!an?\s|the\s|one\s)(?:[\p{L}\p{M}]+\s){1,3}(?:to|that|when|if)\s/iu,
  neverTwice: 'the a an of to for from by with at on and or but if our your my their',
};
