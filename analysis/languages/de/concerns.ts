/** What searchers of any German keyword want to know about its subject. The subject is in the nominative throughout. */
import type { Concern } from '../questions.ts';

export const concerns: readonly Concern[] = [
  {
    signs: '(?:ab|nur|kostet|für|preis:?) \\d[\\d.,]* ?(?:€|euro)|\\d[\\d.,]* ?(?:€|euro) ?(?:/|pro |im |je )\\p{L}+',
    question: 'Was kostet $1?',
  },
  {
    signs: 'kostenlose[rns]? (?:version|variante|tarif|paket|$2)|dauerhaft kostenlos|gratis[- ]version',
    question: 'Ist $1 auch kostenlos erhältlich?',
  },
  {
    signs: '(?:kranken)?(?:kasse|kassen|versicherung) (?:übernimmt|übernehmen|zahlt|zahlen|erstattet)|kostenübernahme',
    question: 'Wird $1 von der Kasse bezahlt?',
  },
  { signs: 'förder(?:ung|ungen|mittel|programme?)|zuschuss|zuschüsse', question: 'Wird $1 gefördert?' },
  {
    signs: 'genehmigungspflichtig|baugenehmigung|genehmigung',
    question: 'Braucht $1 eine Genehmigung?',
    ofDeeds: 'Braucht $1 eine Genehmigung?',
  },
  { signs: 'verschlüsselt|verschlüsselung|datenschutz|datensicherheit', question: 'Wie sicher ist $1?' },
  {
    signs:
      '(?:kosten|preise?) (?:\\S+ ){0,3}(?:hängen|hängt) (?:\\S+ ){0,2}(?:vo[nm]|davon)|(?:beeinflussen|beeinflusst|bestimmen|bestimmt) (?:die |den )?(?:\\p{L}*kosten|\\p{L}*preise?)|kostenfaktoren|preisfaktoren',
    question: 'Wovon hängt ab, was $1 kostet?',
  },
  { signs: '(?:versteckte|unerwartete|verborgene)n? kosten', question: 'Welche versteckten Kosten hat $1?' },
  { signs: "wie (?:es|das|$2) funktioniert|so funktioniert(?:’s|'s| es| das)?", question: 'Wie funktioniert $1?' },
  {
    signs: 'benutzerfreundlich(?:e[rnms]?|keit)?|einfach zu bedienen|einfache bedienung|leicht zu bedienen',
    question: 'Wie einfach ist $1 zu bedienen?',
  },
  {
    signs: 'amortisier(?:t|en)|amortisation(?:szeit)?|rechnet sich|macht sich bezahlt',
    question: 'Wann rechnet sich $1?',
  },
  { signs: 'wartungsaufwand|regelmäßige wartung|wartungskosten', question: 'Wie viel Wartung braucht $1?' },
  { signs: 'lebensdauer|hält \\d+ jahre', question: 'Wie lange hält $1?' },
  {
    signs:
      '$2 dauert (?:\\p{L}+ ){0,3}\\d[\\d–-]* (?:minuten|stunden|tage|wochen|monate)|dauert (?:die|der|das|eine?) (?:\\p{L}+ )?$2',
    question: 'Wie lange dauert $1?',
    ofDeeds: 'Wie lange dauert $1?',
  },
  { signs: 'nachteile? (?:von|einer|eines|der|des)', question: 'Welche Nachteile hat $1?' },
  {
    signs: '(?<=^|[.!?] )(?:eine? |der |die |das )?$2 (?:ist|bezeichnet) (?:eine?n?|der|die|das)',
    question: 'Was ist $1?',
  },
  {
    signs: '(?:für|bei) (?:anfänger|einsteiger)(?:innen)?|(?:anfänger|einsteiger)freundlich',
    question: 'Ist $1 für Anfänger geeignet?',
  },
  { signs: 'vorteile? (?:von|einer|eines|der|des)', question: 'Welche Vorteile hat $1?' },
  {
    signs: '(?:\\d+|zwei|drei|fünf|zehn) jahren? (?:hersteller)?garantie|herstellergarantie|garantie(?:zeit|dauer)',
    question: 'Welche Garantie hat $1?',
  },
  {
    signs: 'finanzierung(?:en)?|ratenzahlung(?:en)?|in raten (?:zahlen|bezahlen|zahlbar)|ratenkauf',
    question: 'Lässt sich $1 finanzieren?',
  },
  {
    signs: 'steuerlich (?:absetzbar|absetzen|absetzt|geltend)|von der steuer ab\\p{L}*|steuerbonus|steuerermäßigung',
    question: 'Ist $1 steuerlich absetzbar?',
  },
  {
    signs: '$2 (?:ist|sind) (?:\\S+ ){0,3}versichert|versicherungsschutz|transportversicherung|haftpflichtversichert',
    question: 'Wie ist $1 versichert?',
  },
  { signs: 'lautstärke|geräuschpegel|schallleistung(?:spegel)?|\\d ?db(?:\\(a\\))?', question: 'Wie laut ist $1?' },
  {
    signs: 'stromverbrauch|verbraucht (?:\\S+ ){0,3}[\\d.]+ ?kwh|kwh strom',
    question: 'Wie viel Strom verbraucht $1?',
  },
  {
    signs: '(?:klima|umwelt)freundlich(?:e[rnms]?)?|ökobilanz|co2-(?:ausstoß|bilanz|emissionen)|co₂-(?:ausstoß|bilanz)',
    question: 'Wie umweltfreundlich ist $1?',
  },
  { signs: 'kündbar|kündigungsfrist(?:en)?', question: 'Wann ist $1 kündbar?' },
  { signs: 'stornier(?:en|bar|ung|ungen)|storno\\p{L}*', question: 'Lässt sich $1 stornieren?' },
  {
    signs: 'kostenlose[rnms]? (?:probe|test)\\p{L}+|probestunden?|testphase|testversion|kostenlos testen',
    question: 'Lässt sich $1 kostenlos testen?',
  },
  {
    signs:
      '(?:mehrere|verschiedene|mindestens (?:zwei|drei|\\d+)|zwei bis drei|drei) (?:angebote|kostenvoranschläge)|angebote (?:einholen|vergleichen)',
    question: 'Wie viele Angebote sollte man einholen?',
  },
  { signs: 'voraussetzung(?:en)? (?:für|von|einer|eines|der|des)', question: 'Welche Voraussetzungen hat $1?' },
  {
    signs:
      'im (?:preis|paket|angebot|leistungsumfang) (?:inbegriffen|enthalten|inklusive)|leistungsumfang|^unsere (?:leistungen|pakete)',
    question: 'Was umfasst $1?',
    by: 'service',
  },
  {
    signs: '(?:wochen|monate) (?:im voraus|vorher|vor (?:dem|der|ihrem|ihrer))|frühzeitig (?:planen|buchen|anfragen)',
    question: 'Wie früh sollte $1 geplant werden?',
  },
  { signs: 'trinkgeld(?:er)?', question: 'Wie viel Trinkgeld ist üblich?' },
];
