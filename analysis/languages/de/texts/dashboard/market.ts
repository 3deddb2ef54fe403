/** What the dashboard says in the sections about the market, in German. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('de');
const pages = (count: number) => (count === 1 ? '1 Seite' : `${number.format(count)} Seiten`);

export const market: DashboardTexts['market'] = {
  noResults: 'Die Suche lieferte keine Ergebnisse.',
  nobody: 'niemandem',
  access: {
    basis: 'Die Anteile beziehen sich auf die Seiten, bei denen die Antwort bekannt ist.',
    byPage: 'Seite für Seite',
    caption:
      'Was jede Seite Crawlern erlaubt. „Teilweise gesperrt“: robots.txt sperrt mindestens einen Crawler dieser Art.',
    notFetched: 'nicht abgerufen',
  },
  answers: {
    notAsked: 'Keine Antwortmaschine wurde befragt.',
    oneObservation: 'Eine Beobachtung zeigt nicht, wie beständig die Zitate sind.',
    cites: 'Zitiert:',
    caption: 'Zitierte Seiten. Der Anteil zählt die Wörter der Antwort, frühe Wörter mehr.',
    noneCited: 'Keine Seite wird zitiert.',
    shareOfAnswer: (share) => `${share} der Antwort`,
    maybeFurtherDown: 'nicht in den gelieferten Ergebnissen; kann weiter hinten stehen',
  },
  brief: {
    noOutline: 'Kein Thema wird von 3 von 10 Seiten behandelt.',
  },
  citations: {
    lead: (count) =>
      `${number.format(count)} ${count === 1 ? 'Zitat' : 'Zitate'} in den erfassten Antworten. Jede Seite zählt einmal je Antwort.`,
    fromFirstTen: 'Zitate von Seiten aus den ersten zehn Ergebnissen',
    concentration: 'Konzentration der Zitate:',
    scale: '0: viele Websites, 1: eine einzige',
    caption: 'Websites nach ihrem Anteil an allen Zitaten',
    noSite: 'Keine Website wird zitiert.',
    noType: 'Von keiner zitierten Website ist die Art bekannt.',
    allCited: 'Alle Ergebnisse werden zitiert.',
  },
  claims: {
    none: 'Keine Zahl ist so angegeben, dass sie sich vergleichen lässt.',
    holdsFor: 'Gilt für:',
    agreeing: 'Websites mit dieser Zahl, von denen, die eine nennen:',
    newest: (day) => `Neueste Seite, die sie nennt: ${day}.`,
    undated: 'Keine Seite, die sie nennt, zeigt ein Datum.',
    inAnswer: 'Auch eine KI-Antwort nennt sie.',
    notInAnswer: 'Keine KI-Antwort nennt sie.',
    noAnswer: 'Keine KI-Antwort wurde erfasst.',
  },
  difficulty: { caption: 'Teile der Schwierigkeit, von 0 (offen) bis 1 (gefestigt)' },
  entities: {
    none: 'Kein Name kommt auf mehreren Seiten vor.',
    notLinked: 'keine Seite verlinkt ihn mit einer Enzyklopädie',
  },
  freshness: { inDays: 'am Tag der Suche' },
  intent: {
    mixed: 'Gemischt: Zwei Absichten liegen fast gleichauf, und eine Seite kann kaum beiden dienen.',
    mostly: (intent) => `Überwiegend ${intent}.`,
    shares: 'Anteil der Hinweise je Absicht',
    signs: 'Hinweise',
    none: 'Kein Hinweis gefunden.',
    keyword: 'das Keyword selbst',
  },
  opportunities: {
    none: 'Keine Chance gefunden.',
    size: (share) => `Von ${share} des Marktes offen gelassen`,
  },
  profile: {
    middleHalf: 'Mittlere Hälfte:',
    all: 'Alle:',
    more: 'die erste Gruppe hat mehr',
    less: 'die erste Gruppe hat weniger',
    none: 'kein klarer Unterschied',
    delta: (delta, low, high) => `Größe des Unterschieds ${delta} (höchstens 1), wohl ${low} bis ${high}`,
    medians: ({ a, pagesA, b, pagesB }) => `Mediane: ${a} (${pages(pagesA)}) und ${b} (${pages(pagesB)}).`,
  },
  questions: {
    none: 'Keine Frage gefunden.',
    asksFor: (what) => `fragt nach: ${what}`,
    askedBy: (count) => `gestellt von ${pages(count)}`,
    covers: (share) => `deckt ${share} der Frage ab`,
  },
  results: { position: (share) => `bei ${share} der Seite` },
  summary: {
    mixed: (intent) => `${intent}, gemischt`,
    type: 'Häufigster Seitentyp',
    aiAnswer: 'KI-Antwort',
    length: 'Mittlere Länge (Median)',
    age: 'Mittleres Alter (Median)',
    sites: 'Websites in den Ergebnissen',
    answerFirst: 'Seiten, die das Keyword in den ersten 30 % ihres Textes beantworten',
    nothing: 'Über diesen Markt lässt sich noch nichts sagen.',
  },
  terms: {
    find: 'Begriff suchen',
    classes: 'Klasse der Begriffe',
    caption:
      'Die relevantesten Begriffe zuerst. Bereich: wie oft die mittlere Hälfte vergleichbarer Seiten den Begriff je 1.000 Wörter verwendet. Mehr bringt nichts. Ein Strich: Weniger als drei Seiten verwenden ihn.',
    none: 'Kein Begriff passt.',
  },
  topics: { none: 'Kein Thema wird von mehreren Websites behandelt.' },
};
