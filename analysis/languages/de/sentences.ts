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
  announcements: [
    '^(?:mehr (?:dazu|erfahren|lesen|infos|informationen|zum thema|über)|weiterlesen|jetzt (?:lesen|weiterlesen)|klicken sie|klicke)',
    '^(?:lesen|erfahren|entdecken) sie (?:mehr|hier|weiter|auch|jetzt|in|unsere)|^(?:lies|erfahre|entdecke) (?:mehr|hier|weiter|auch|jetzt|in|unsere)',
    'in (?:diesem|unserem|folgendem) (?:[^\\s]+ )?(?:artikel|beitrag|ratgeber|text|abschnitt|guide|leitfaden|blogartikel|blogbeitrag|vergleich|video|kapitel)',
    '^(?:dieser|unser) (?:artikel|beitrag|ratgeber|leitfaden|guide|vergleich) (?:zeigt|erklärt|gibt|hilft|stellt|beschreibt|bietet|liefert)',
    'wir haben (?:[^\\s]+ ){0,8}(?:zusammengestellt|zusammengetragen|aufgelistet)',
    '^(?:schauen|sehen) wir uns|^werfen wir einen blick',
    '^(?:im folgenden|nachfolgend|hier) (?:erfahren|finden|lesen|zeigen|erklären|stellen|findest|erfährst|liest|erfährt|findet|erkläre|zeige)',
  ].join('|'),
  emptySubjects: /^es\s(?:gibt|lohnt|empfiehlt|kommt|geht|handelt|ist\s(?:[\p{L}\p{M}]+,?\s){1,3}(?:zu|dass)\s)/iu,
  neverTwice: 'und oder ein eine einen einem einer eines von vom zum zur für im am beim',
};
