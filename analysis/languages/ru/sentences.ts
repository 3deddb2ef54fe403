/** Where Russian sentences end, and which words refer to an earlier one. */
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'г гг в вв т.е т.д т.п т.к т.н др пр см рис табл стр с ул д кв обл р руб коп тыс млн млрд им проф акад ред изд напр янв февр апр авг сент окт нояб дек и.о',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: null,
  backReferences: 'это этот эта эти он она оно они его её их однако поэтому также',
  emptySubjects: null,
};
