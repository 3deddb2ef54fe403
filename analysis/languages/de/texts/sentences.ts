/** The sentences of the market's part of a report in German. */
import type { ContentType, Engine, Intent } from '../../codes.ts';
import type { Sentences } from '../../sentences.ts';
import { quoted } from './quotes.ts';

const number = new Intl.NumberFormat('de');
const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const either = new Intl.ListFormat('de', { type: 'disjunction' });

/** What searchers of an intent want, after "want". */
export const wishes: Record<Intent, string> = {
  informational: 'sich informieren',
  commercial: 'Angebote vergleichen',
  transactional: 'etwas kaufen oder erledigen',
  navigational: 'eine bekannte Website aufrufen',
  local: 'einen Ort in der Nähe finden',
};

/** The engines as the subject of a sentence. */
const engines: Record<Engine, string> = {
  google_ai_overview: 'Die Google-Übersicht mit KI',
  google_ai_mode: 'Der Google-KI-Modus',
  brave_summary: 'Die Brave-Zusammenfassung',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  claude: 'Claude',
  copilot: 'Copilot',
  fictional_a: 'Die fiktive Antwortmaschine A',
  fictional_b: 'Die fiktive Antwortmaschine B',
  fictional_c: 'Die fiktive Antwortmaschine C',
};

/** The types of pages with their article. */
const types: Record<ContentType, string> = {
  guide: 'der Ratgeber',
  listicle: 'der Listenartikel',
  comparison: 'der Vergleich',
  review: 'der Testbericht',
  product: 'die Produktseite',
  category: 'die Kategorieseite',
  hub: 'die Übersichtsseite',
  service: 'die Dienstleistungsseite',
  local_service: 'die Seite einer Dienstleistung vor Ort',
  tool: 'das Online-Tool',
  forum: 'der Forenbeitrag',
  video: 'das Video',
  news: 'der Nachrichtenartikel',
  reference: 'die Nachschlageseite',
  home: 'die Startseite',
};

const pages = (count: number) => (count === 1 ? '1 Seite' : `${number.format(count)} Seiten`);
/** "Keine von 6 Seiten", "1 von 6 Seiten". */
const of = (k: number, n: number) => `${k === 0 ? 'Keine' : number.format(k)} von ${pages(n)}`;
const inner = (k: number, n: number) => `${k === 0 ? 'keine' : number.format(k)} von ${pages(n)}`;
const verb = (k: number, one: string, several: string) => (k < 2 ? one : several);

export const sentences: Sentences = {
  facts: {
    pagesRead: ({ k, n }) => `${of(k, n)} ${verb(k, 'konnte', 'konnten')} ausgewertet werden.`,
    tooFewPages: ({ k, n, least }) =>
      `${k === 0 ? of(k, n) : `Nur ${inner(k, n)}`} ${verb(k, 'konnte', 'konnten')} ausgewertet werden. Für Anteile sind ${least} nötig.`,
    intent: ({ intent, signs }) =>
      signs === 1 ? `Vermutlich wollen Suchende ${wishes[intent]}.` : `Die meisten Suchenden wollen ${wishes[intent]}.`,
    mixedIntent: ({ first, second }) =>
      `Ein Teil der Suchenden will ${wishes[first]}, ein fast ebenso großer Teil will ${wishes[second]}.`,
    contentType: ({ type, k, n }) =>
      `Der häufigste Seitentyp ist ${types[type]} (${k} von ${n} ${n === 1 ? 'Ergebnis' : 'Ergebnissen'}).`,
    medianWords: ({ words: count }) =>
      `Im Median haben die Seiten ${number.format(count)} ${count === 1 ? 'Wort' : 'Wörter'}. Mehr Text hilft für sich genommen nicht.`,
    medianAge: ({ days }) =>
      `Im Median wurden die Seiten mit Datum vor ${days === 1 ? '1 Tag' : `${number.format(days)} Tagen`} veröffentlicht oder aktualisiert.`,
    answerFirst: ({ k, n }) =>
      `${of(k, n)} ${verb(k, 'beantwortet', 'beantworten')} die Suchanfrage in den ersten 30 % ${verb(k, 'ihres Textes', 'ihrer Texte')}.`,
    answered: ({ engine, citations }) => `${engines[engine]} beantwortet das Keyword und zitiert ${pages(citations)}.`,
    citedFromTop10: ({ k, n }) =>
      `${k === 0 ? 'Keines' : k} von ${n} ${n === 1 ? 'Zitat' : 'Zitaten'} ${verb(k, 'stammt', 'stammen')} aus den ersten zehn Ergebnissen.`,
    citedMost: ({ domain, k, n }) => `Am häufigsten zitiert wird ${domain} (${k} von ${n} Zitaten).`,
    noAnswer: ({ engine }) => `${engines[engine]} hat keine Antwort angezeigt.`,
    answersNotObserved: () =>
      'Es konnte keine Antwortmaschine befragt werden; welche Websites dort zitiert werden, ist daher nicht bekannt.',
    coreTopics: ({ labels, more, n }) =>
      `Die meisten der ${pages(n)} behandeln ${list.format(more === 0 ? labels.map(quoted) : [...labels.map(quoted), more === 1 ? '1 weiteres Thema' : `${number.format(more)} weitere Themen`])}.`,
    askedMost: ({ question, k, n }) =>
      `Am häufigsten stellen die Seiten die Frage ${quoted(question)} (${inner(k, n)}).`,
    disputed: ({ subject, values }) =>
      `Bei ${quoted(subject)} widersprechen sich die Websites: Sie nennen ${either.format(values)}.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `Die Ergebnisseite stellt die Frage ${quoted(question)}; ${inner(k, n)} ${verb(k, 'beantwortet', 'beantworten')} sie.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${pages(asking)} ${verb(asking, 'stellt', 'stellen')} die Frage ${quoted(question)}; ${inner(k, n)} ${verb(k, 'beantwortet', 'beantworten')} sie.`,
    weakAnswer: ({ question, k, n }) =>
      `${of(k, n)} ${verb(k, 'beantwortet', 'beantworten')} ${quoted(question)}, aber auch die beste Antwort ist schwächer als bei den meisten anderen Fragen.`,
    disputedFact: ({ subject, values }) =>
      `Bei ${quoted(subject)} widersprechen sich die Websites: Sie nennen ${either.format(values)}. Prüfen Sie die Zahl und veröffentlichen Sie sie mit Quelle und Datum.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${of(k, n)} ${verb(k, 'nennt', 'nennen')} ${value} für ${quoted(subject)}, keine davon nach dem ${date.format(new Date(day))}. Eine neuere Zahl würde herausstechen.`,
    noSteps: ({ question, n }) =>
      `${quoted(question)} fragt nach einem Vorgehen, und keine von ${pages(n)} antwortet mit Schritten oder einer Liste.`,
    noComparison: ({ question, n }) =>
      `${quoted(question)} fragt nach einem Vergleich, und keine von ${pages(n)} antwortet mit einem Vergleich oder einer Tabelle.`,
    noComparisonAtAll: ({ n }) =>
      `Suchende wollen auswählen, und keine von ${pages(n)} hat eine Tabelle oder einen Vergleich.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      `${k === 0 ? of(k, n) : `Nur ${inner(k, n)}`} ${verb(k, 'behandelt', 'behandeln')} ${quoted(label)}, eine Antwortmaschine dagegen schon.`,
  },
  warnings: {
    fewerResults: ({ k, n }) => `Die Suche lieferte ${k} statt ${n} Ergebnisse.`,
    fewUsablePages: ({ usable, least }) =>
      `Marktstatistiken brauchen ${least} nutzbare Seiten; vorhanden ${verb(usable, 'ist', 'sind')} ${usable === 0 ? 'keine' : usable}.`,
    singleSite: () =>
      'Alle nutzbaren Seiten gehören zu einer Website. Gemeinsamkeiten können daher deren eigene Formulierungen sein.',
    textTruncated: () => 'Eine Seite war zu lang, um sie ganz zu lesen. Ihr Ende wurde weggelassen.',
    paywalledPages: ({ sources }) =>
      `Diese Seiten geben an, dass man für sie zahlt; vielleicht wurde nur ihr freier Teil gelesen: ${sources.join(', ')}.`,
    robotsNotRead: () =>
      'Es wurde keine robots.txt abgerufen. Ob Crawler die Seiten lesen dürfen, ist daher nicht bekannt.',
    fewDatedPages: ({ dated, least }) =>
      `Altersangaben brauchen ${least} Seiten mit Datum; vorhanden ${verb(dated, 'ist', 'sind')} ${dated === 0 ? 'keine' : dated}.`,
    answersMissing: ({ k, n }) =>
      `${k} von ${n} Anfragen an Antwortmaschinen blieben ohne Antwort. Zitate sind daher ohne sie gezählt.`,
    noStemmer: () =>
      'Für diese Sprache gibt es keine Stammformbildung. Formen eines Wortes zählen daher als verschiedene Begriffe.',
    noStopWords: () =>
      'Für diese Sprache gibt es keine Stoppwortliste. Begriffe können daher mit Funktionswörtern beginnen oder enden.',
  },
};
