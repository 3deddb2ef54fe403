/** Sentence ends in French, definitions, and words that refer to an earlier sentence. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'm mm mme mlle mgr av boul bd ex env fém masc janv févr avr juil sept oct nov déc p.ex c.-à-d hab km i.e art chap éd s sté cie ets tél',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:est|sont|désigne|désignent) (?:(?:un|une|le|la|les|des)(?![\\p{L}\\p{M}])|l[’'])`],
  backReferences:
    'il elle ils elles ce cela ceci ça celui celle ceux celles cet cette ces leur leurs son sa ses cependant toutefois donc ainsi aussi pourtant',
  announcements: [
    '^(?:en savoir plus|pour en savoir plus|lire (?:la suite|aussi|plus)|cliquez|(?:poursuivez|continuez) (?:votre lecture|à lire))',
    '^(?:découvrez|consultez|lisez|téléchargez) (?:aussi |également )?(?:notre|nos|cet|ce|ci-dessous|dans)',
    'dans (?:cet|ce|cette|notre) (?:article|guide|billet|section|vidéo|dossier|comparatif|tutoriel|page|partie)',
    '^(?:cet article|ce guide|ce dossier|ce comparatif|notre guide) (?:vous )?(?:explique|présente|montre|détaille|propose|donne|aide|passe)',
    'nous avons (?:rassemblé|réuni|compilé|listé)',
    '^(?:voyons|regardons|passons en revue|plongeons)',
  ].join('|'),
  emptySubjects:
    /^il\s(?:y\sa|faut|existe|suffit|convient|vaut|s['’]agit|est\s(?:[\p{L}\p{M}]+\s){1,2}(?:de\s|que\s|d['’]|qu['’]))/iu,
  neverTwice: 'le les de des du et ou un une dans pour sur avec par',
};
