/** Where Portuguese sentences end, and which words refer to an earlier one. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'sr sra srs dr dra d exmo exma pág págs ex p.ex art cap fig aprox av tel núm séc a.c d.c ltda eng jan fev abr jun jul ago set out nov dez',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:é|são|significa|refere-se a) (?:um|uma|o|a|os|as)(?![\\p{L}\\p{M}])`],
  backReferences: 'isto isso este esta esse essa ele ela eles elas seu sua porém portanto além também assim',
  emptySubjects: null,
};
