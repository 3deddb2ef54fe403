/** Where Dutch sentences end, and which words refer to an earlier one. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'dhr mevr mw drs ir mr bijv bv d.w.z o.a i.p.v m.b.t t.o.v a.u.b blz enz evt excl incl jl nl ong plm resp st t.a.v vlgs zgn jan feb apr jun jul aug sept okt nov dec',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:is|zijn|betekent) (?:een|de|het)(?![\\p{L}\\p{M}])`],
  backReferences: 'dit dat deze die het hij zij ze hun zijn haar echter daarom dus ook bovendien',
  emptySubjects: /^(?:er\s|het\sis\s(?:[\p{L}\p{M}]+\s){1,2}(?:om|dat)\s)/iu,
};
