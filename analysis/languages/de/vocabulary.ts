/** German stop words, everyday words and words about nouns. */

import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';
import { baseForm, withoutArticle } from './base-form.ts';

export const stopWords: StopWords = {
  list: 'de',
  contentWords: `jahr jahre jahren kleine kleinen kleiner kleines lang lange leicht mann mensch menschen mittel ordnung recht rechte sache schluss startseite tag tage tagen teil uhr zeit hoch kurz offen erste erster
    erstes ersten satt`,
  functionWords: 'fast meist meistens ohnehin zudem bzw ggf inzwischen',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `ablauf angebot anzeigen art arten auswahl bedeutet beginnen bekommen bereich besitzen bestehen bieten bietet bleiben
    brauchen dauer dauern einfach ende entscheiden entsprechend ergebnis erhalten erklären fall fälle finden frage fragen
    führen geben gemeinsam genau gilt groß grund gute halten helfen hilfe hoch information informationen jahr klein
    kommen lage lang lassen leben leicht lernen lesen liegen lösung machen mensch minute möglichkeit monat nehmen neu
    nutzen ort passend person platz problem punkt richtig schnell schritt sehen seite sicher sollte sorgen stehen stelle
    stunde suchen tag teil thema tipp tragen verschieden verwenden vorteil weise welt wert wichtig wissen woche wunsch
    zahl zeigen zeit ziel erste erster erstes ersten kurz rund offen recht rechte kleine kleinen tage jahre nötig
    notwendig erreichen erreicht genügen genügt stellen gestellt betragen beträgt gelten alt alte alten`,
  quantities: 'eins hälfte drittel prozent euro cent meter metern kilometer liter gramm kilogramm',
  linking: 'von vom für der die das des den dem und im in am mit zu zum zur bei aus ohne',
};

export const nouns: Nouns = {
  baseForm,
  withoutArticle,
  gerundives: { after: 'zu', form: /^(\p{L}{3,}nd)e[mnrs]?$/u },
  areCapitalized: true,
  formCompounds: true,
  comeFirst: false,
  determiners: `der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine dein deine sein seine
      seinen ihr ihre ihren ihrem ihrer unser unsere unseren euer dieser diese dieses diesen jeder jede jedes jeden viele
      mehr alle einige beim im am zum zur vom`,
  objectDeterminers: 'die das den dem ein eine einen einem',
  verbMarkers: `ich du er es wir sie man zu nicht nie ist sind war waren wird werden wurde kann können soll sollte muss
      müssen hat haben sehr so auch`,
  amounts: 'dutzend dutzende fülle handvoll hunderte mehrzahl millionen paar tausende unmenge unzahl vielzahl',
  calls: /^(?:auch|oft|früher|kurz|sogenannt|bekannt als) (?:als |bekannt als |genannt )?/iu,
  general: `abend absprache aktion alltag änderung anforderung anfrage anlass ansatz ansicht anspruch anwender anwendung anzahl
      arbeit arbeitgeber artikel aspekt aufgabe aufwand ausdruck auswahl autor bedarf bedeutung bedingung bedürfnis begriff
      beispiel beitrag benutzer bereich besitzer besonderheit besucher betrieb bild blick branche chance daten detail deutschland
      dienstleister dienstleistung ding effekt eigenschaft einblick eindruck einsatz element entscheidung entwicklung erfahrung
      erfolg ergebnis erwartung experte fachmann faktor familie firma folge form fortschritt frau freude freund funktion gast
      gebiet gefühl gelegenheit gemeinschaft geschäft gesellschaft gesicht größe grundlage gruppe haus haushalt
      herausforderung hersteller hilfe hinweis höhe idee industrie inhalt interesse internet kategorie kenntnis kind klasse
      komponente konzept kunde kundin land leser leistung leute lösung markt maßnahme material menge merkmal methode
      mitarbeiter mitglied modell moment nachfrage nutzen nutzer objekt organisation partner phase planung plattform position
      praxis produkt profi programm projekt prozess qualität quelle raum regel region reihe reise rolle ruhe saison schritt
      seite service situation sorge spezialist stadt standard start strategie struktur stück student stufe system tatsache team
      technik technologie teilnehmer tendenz text tradition trend umgebung umstand unternehmen ursache variante verbraucher
      verfügung verlauf vergangenheit version vielfalt voraussetzung vorgabe vorgang vorsicht vorstellung weg welt werk
      werkzeug wirkung wissen woche wohnung wunsch zeitpunkt zeitraum ziel zielgruppe zugang zukunft zusammenhang zustand zweck`,
};
