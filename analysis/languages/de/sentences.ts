/** Sentence ends in German, definitions, and words that refer to an earlier sentence. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'z.b d.h u.a o.ä u.ä v.a i.d.r s.o s.u z.t bzw usw ggf evtl vgl abs art aufl bd bes dipl ing ehem eigtl einschl entspr etw geb gegr gem hl hrsg inkl insb jh jhd kap lt mind mio mrd nachf österr rd sog std str tsd urspr verh wg zzgl zw jan feb mär apr jun jul aug sep sept okt nov dez s u v n chr',
  hasDottedOrdinals: true,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [
    `^${subject}(?:ist|sind|bezeichnet|bedeutet|nennt man) (?:ein|eine|einen|einer|der|die|das)(?![\\p{L}\\p{M}])`,
  ],
  backReferences:
    'er sie es dies diese dieser dieses diesen jener jene sein seine ihr ihre deshalb daher jedoch dennoch also außerdem zudem stattdessen ansonsten',
  emptySubjects: /^es\s(?:gibt|lohnt|empfiehlt|kommt|geht|handelt|ist\s(?:[\p{L}\p{M}]+,?\s){1,3}(?:zu|dass)\s)/iu,
  neverTwice: 'und oder ein eine einen einem einer eines von vom zum zur für im am beim',
};
