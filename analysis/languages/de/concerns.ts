/** What searchers of any German keyword want to know about its subject. The subject is in the nominative throughout. */
import type { Concern } from '../questions.ts';

/** Words of titles on what to take along. */
const packing = 'pack(?:en|liste|tipps)|gepäck|ausrüstung(?:sliste)?|checkliste|mitnehmen';

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
  {
    signs:
      'nie zu (?:spät|alt)|zu alt (?:für|um|zum)|(?:im erwachsenenalter|als erwachsene[rn]?) (?:\\S+ ){0,3}(?:lernen|anfangen|beginnen)|erwachsene (?:anfänger|einsteiger)',
    question: 'Ist $1 auch für Erwachsene geeignet?',
  },
  {
    signs:
      'anmeldeformular|anmeldeschluss|anmeldefrist|(?:online[- ])?anmeldung (?:zum|zur|erfolgt|ist (?:\\S+ )?(?:möglich|erforderlich))|melden sie sich (?:\\S+ ){0,4}an(?! unter)',
    question: 'Wie läuft die Anmeldung ab?',
    by: 'service',
  },
  {
    signs:
      '(?:erste|spürbare|sichtbare|messbare|deutliche) (?:erfolge|ergebnisse|fortschritte|verbesserungen|wirkungen) (?:\\S+ ){0,6}(?:nach|innerhalb|binnen) (?:\\S+ ){0,4}(?:tagen|wochen|monaten|sitzungen)|nach (?:\\S+ ){0,4}(?:tagen|wochen|monaten|sitzungen) (?:\\S+ ){0,4}(?:erfolge|ergebnisse|fortschritte|verbesserungen|wirkung)',
    question: 'Wann zeigt $1 Wirkung?',
  },
  {
    signs:
      'wartezeit(?:en)? (?:auf|für|beträgt|betragen|von|liegt)|(?:lange|kurze|keine) wartezeit(?:en)?|warteliste|(?:termine?|starttermin) (?:\\S+ ){0,3}(?:innerhalb|binnen)',
    question: 'Wann kann $1 beginnen?',
    by: 'service',
  },
  {
    signs:
      'anbieterwechsel|(?:anbieter|versicherer|vertrag|tarif) (?:\\S+ )?(?:zu )?wechseln|wechsel des (?:anbieters|versicherers|tarifs)',
    question: 'Kann man den Anbieter wechseln?',
  },
  {
    signs:
      '(?:eignet sich|eignen sich|geeignet|ideal|sinnvoll) (?:\\S+ )?für (?:alle|jeden|menschen|personen|unternehmen|betriebe|familien|haushalte|berufstätige)|für wen',
    question: 'Für wen eignet sich $1?',
  },
  {
    signs: '(?:einleitungs|einstiegs|eröffnungs)satz|erste[rn]? satz|(?:überzeugende|gute|starke) einleitung',
    question: 'Wie beginnt $1?',
    ofDeeds: 'Wie beginnt $1?',
  },
  {
    signs: 'floskeln|gehör(?:t|en) nicht (?:\\S+ ){0,3}(?:in|hinein)|hat (?:\\S+ ){0,3}nichts (?:zu suchen|verloren)',
    question: 'Was sollte $1 nicht enthalten?',
    ofDeeds: 'Was sollte $1 nicht enthalten?',
  },
  {
    signs:
      '(?:länger als|nicht mehr als|maximal|höchstens|etwa|rund|idealerweise) (?:\\d+|eine|zwei|drei)(?: bis (?:\\d+|zwei|drei))? (?:din[- ]a4[- ])?(?:wörter|seiten?|zeichen)',
    question: 'Wie lang sollte $1 sein?',
    ofDeeds: 'Wie lang sollte $1 sein?',
  },
  {
    signs:
      'motiviert (?:zu )?bleiben|motivation (?:\\S+ ){0,2}(?:behalten|verlieren|aufrecht\\p{L}*|erhalten)|motivationsloch|dranbleiben',
    question: 'Wie bleibt man motiviert?',
  },
  {
    signs: '^(?:unsere )?branchen(?:lösungen)?:?$|branchenlösungen|branchen,? (?:wie|in denen|die wir)',
    question: 'In welchen Branchen wird $1 genutzt?',
    by: 'service',
  },
  {
    signs:
      '(?:approbierte|ausgebildete|geprüfte|qualifizierte|zertifizierte)n? (?:\\S+ )?(?:anwält|ärzt|berater|coach|dozent|fachkräft|handwerker|installateur|lehr|monteur|psycholog|reinigungskr|therapeut|trainer|übersetzer)\\p{L}*',
    question: 'Welche Qualifikation haben $5?',
    by: 'service',
  },
  {
    signs:
      'korrektur(?:schleife|runde|durchgang|durchgäng)\\p{L}*|(?:unbegrenzte|kostenlose|\\d+|zwei|drei) (?:korrekturen|überarbeitungen|änderungswünsche)',
    question: 'Wie viele Korrekturen sind inbegriffen?',
    by: 'service',
  },
  {
    signs: 'express(?:service|versand|lieferung|bearbeitung|zuschlag|option)|eil(?:auftrag|aufträge|zuschlag|service)',
    question: 'Gibt es einen Expressservice?',
    by: 'service',
  },
  { signs: 'geld[- ]zurück[- ]garantie|zufriedenheitsgarantie', question: 'Gibt es eine Geld-zurück-Garantie?' },
  {
    signs: '(?:streng|absolut|strikt|selbstverständlich) vertraulich|schweigepflicht',
    question: 'Ist $1 vertraulich?',
  },
  {
    signs: '(?:häufige|häufigsten|typische|typischen|größten|teure)n? fehler|fehler (?:zu )?vermeiden|anfängerfehler',
    question: 'Welche Fehler sollte man vermeiden?',
    ofDeeds: 'Welche Fehler sollte man vermeiden?',
  },
  {
    signs:
      'worauf (?:sie|man|du) (?:\\S+ ){0,6}achten|kaufberatung|kaufkriterien|auswahlkriterien|checkliste (?:für|zur) (?:die )?auswahl',
    question: 'Worauf sollte man bei der Auswahl achten?',
  },
  {
    signs: '(?:wichtige|wichtigsten|zentrale|zentralen|nützliche)n? funktionen|must-have-funktionen',
    question: 'Welche Funktionen sollte $1 haben?',
  },
  {
    signs:
      'schnittstellen? (?:zu|mit|für)|(?:integration(?:en)?|anbindung) (?:mit|von|an|in) (?:\\S+ )?(?:apps?|systeme?n?|software|tools?|drittanbieter\\p{L}*|crm|erp|google|microsoft|outlook)',
    question: 'Welche Schnittstellen hat $1?',
  },
  { signs: 'ki-(?:gestützt|basiert|funktion|assisten|tool|agent)\\p{L}*', question: 'Welche KI-Funktionen hat $1?' },
  {
    signs:
      '(?:passendes|nützliches|optionales|benötigtes|notwendiges|mitgeliefertes) zubehör|zubehör (?:für|ist|wie|gehört)|^zubehör:?$',
    question: 'Welches Zubehör braucht $1?',
  },
  {
    signs:
      '(?:keine|ohne|keinerlei) (?:besonderen )?vorkenntnisse|vorkenntnisse (?:\\S+ )?(?:nicht )?(?:nötig|notwendig|erforderlich)',
    question: 'Braucht man Vorkenntnisse?',
    ofDeeds: 'Braucht man Vorkenntnisse?',
  },
  {
    signs:
      '(?:dieses|folgendes|passendes|nötiges|benötigtes) werkzeug|werkzeug(?:e)? (?:\\S+ ){0,3}(?:benötigt|benötigen|brauchst|brauchen|braucht)|benötigte werkzeuge',
    question: 'Welches Werkzeug braucht man?',
    ofDeeds: 'Welches Werkzeug braucht man?',
  },
  {
    signs:
      '(?:kosten|geld) (?:\\S+ ){0,2}(?:sparen|senken|reduzieren)|spartipps|(?:rabatt|preisnachlass|preisnachlässe|frühbucherrabatt)\\p{L}*',
    question: 'Wie wird $1 günstiger?',
  },
  {
    signs: '^(?:\\S+ )?(?:be)?kleidung(?: \\S+){0,3}:?$|zwiebelprinzip|wechselkleidung',
    question: 'Welche Kleidung sollte man einpacken?',
    among: packing,
  },
  {
    signs: '(?:liter|genug|genügend|ausreichend) (?:trink)?wasser|trinkflaschen?|trinkblasen?|wasserfilter',
    question: 'Wie viel Wasser sollte man mitnehmen?',
    among: packing,
  },
  {
    signs:
      '^(?:\\S+ )?(?:verpflegung|proviant|essen)(?: \\S+){0,3}:?$|proviant|(?:genug|genügend|ausreichend) (?:essen|verpflegung)',
    question: 'Wie viel Proviant sollte man mitnehmen?',
    among: packing,
  },
  { signs: 'erste[- ]hilfe[- ]\\p{L}+|reiseapotheke', question: 'Was gehört in die Reiseapotheke?', among: packing },
  {
    signs:
      '(?:zu hause|daheim) (?:\\S+ )?(?:lassen|bleiben)|nicht (?:einpacken|mitnehmen)|unnötige[rsn]? (?:gepäck|ballast|gewicht)',
    question: 'Was sollte man zu Hause lassen?',
    among: packing,
  },
];
