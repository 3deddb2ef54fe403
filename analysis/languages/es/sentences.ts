/** Where Spanish sentences end, and which words refer to an earlier one. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'sra srta d dña ud uds pág págs ej p.ej art cap fig ee.uu ee uu aprox avda c cía dto gral izq núm tel tfno a.c d.c ene feb abr jun jul ago sept oct nov dic',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:es|son|significa|se refiere a) (?:un|una|el|la|los|las)(?![\\p{L}\\p{M}])`],
  backReferences: 'esto eso este esta estos estas ese esa él ella ellos ellas su sus sin embargo además también así',
  emptySubjects: null,
  neverTwice: 'el los las de del y o un una en para por con',
};
