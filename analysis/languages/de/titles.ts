/** Words in German titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'beste[nrsm]?(?! preise?n?)|testsieger|bestenliste|favoriten|ranking',
  versus: String.raw`\p{L}*vergleich|vergleichen?|unterschiede?|alternativen?`,
  guide: String.raw`anleitung|\p{L}*ratgeber|leitfaden|\p{L}*tipps|wie|was ist|was sind|warum|schritt für schritt|\p{L}*rezepte?|erklärt|ideen|checkliste|grundlagen|anfänger|einsteiger|lernen`,
  review: 'testberichte?|produkttest|im test|erfahrungsbericht',
  tool: String.raw`\p{L}*rechner|\p{L}*generator|konverter|umrechner|simulator`,
  free: 'kostenlos(?:e[nrs]?)?|gratis|online',
  news: 'nachrichten|news|pressemitteilung|eilmeldung',
  reference: 'definition|bedeutung|glossar|lexikon|wörterbuch|enzyklopädie|dokumentation',
  software: String.raw`\p{L}*software|plattform|programme?`,
  product: 'produkte?n?|geräte?n?|modelle?n?|marken?|hersteller',
  service: String.raw`\p{L}*service|\p{L}*dienste|\p{L}*dienstleistung(?:en)?|\p{L}*dienstleister|\p{L}*beratung|\p{L}*berater|\p{L}*firma|\p{L}*agentur|\p{L}*betrieb|\p{L}*unternehmen|\p{L}*reparatur|montage`,
  unit: 'tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|stunden?|minuten?|sekunden?|schritten?|schritte|euro|personen|prozent|fragen|begriffe',
  step: 'schritt',
  pros: 'vorteile|nachteile|vor- und nachteile|stärken|schwächen',
  taste:
    'bücher|buch|romane?|filme?|serien?|lieder|songs?|alben|podcasts?|gedichte?|konferenz(?:en)?|veranstaltung(?:en)?|events?|festivals?|konzerte?|messen?|ausstellung(?:en)?',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'anleitung|ratgeber|grundlagen|checkliste|checklisten|vorlage|vorlagen|tipps|ideen|projekte|beispiel|beispiele|bedeutung|definition|erklärung|vorteile|ursachen|symptome|rezept|rezepte|geschichte|wirkung|lernen|trend|trends|prognosen|statistiken|fakten|fehler|was tun|was hilft|bewährte verfahren',
    tell_apart: 'unterschied|unterschiede',
    rate: 'beste|bester|bestes|besten|^top|test|tests|testsieger|bewertung|bewertungen|erfahrung|erfahrungen|empfehlung|empfehlungen',
    compare: 'vs|versus|vergleich|vergleichen|alternative|alternativen',
    price: 'preis|preise|kosten|günstig|günstige|günstiger|günstigste|billig|billige',
    buy: 'kaufen|bestellen|angebot|angebote|rabatt|gutschein|gutscheine|zu verkaufen|mieten|buchen|onlineshop|online shop|download|herunterladen|kostenlos testen|abo',
    go: 'login|einloggen|offizielle seite|kundenservice|telefonnummer',
    near: 'in der nähe|in meiner nähe|in der umgebung|öffnungszeiten|jetzt geöffnet|anfahrt',
  },
  time: {
    latest:
      'neueste[nrsm]?|neue[nrsm]?|aktuell(?:e[nrsm]?)?|heute|jetzt|morgen|gestern|diese (?:woche|saison)|dieses jahr|nachrichten|news|wetter|prognose|ergebnisse?|termine|live',
    price: String.raw`\p{L}*preise?|\p{L}*kosten|günstig(?:e[nrsm]?)?|billig(?:e[nrsm]?)?|angebote?|rabatt|gehalt|zinsen|gebühren|wie viel|was kostet`,
  },
};
