/** Evidence on the dashboard in German: what opens it, and what its cards and drawings say. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('de');

export const evidence: DashboardTexts['evidence'] = {
  title: (count) => `Belege: ${count} Einträge`,
  show: 'Belege anzeigen',
  hide: 'Belege ausblenden',
  back: 'Zurück zu den vorigen Belegen',
  close: 'Schließen',
  notKept: (id) => `Der Bericht enthält „${id}“ nicht.`,
  itsPage: 'Die Seite dazu:',
  namedThing: 'Genannter Name',
  finding: 'Befund',
  passage: 'Passage',
  onResultsPage: 'Auf der Ergebnisseite',
  cites: (engine, domain) => `${engine} zitiert ${domain}`,
  citation: (engine, position) => `Zitat ${position}, ${engine}`,
  term: {
    pages: ({ k, n }) => `Auf ${k} von ${n} nutzbaren Seiten. Die Zahl nach × zählt die Vorkommen auf einer Seite.`,
    range: ({ low, high, pages, basis }) =>
      `Vorkommen je 1.000 Wörter: ${low} bis ${high} in der mittleren Hälfte (${pages}; ${basis}). Einmal genügt, um nützlich zu sein.`,
    noRange: 'Wie oft er vorkommen sollte, ist nicht messbar: Weniger als drei Seiten verwenden ihn.',
    forms: 'Zusammen gezählte Formen:',
  },
  answeredBy: 'Beantwortet von:',
  passagesAndPages: 'Die Passagen, die am meisten dazu sagen, und die Seiten:',
  givenBy: 'Genannt von:',
  otherwiseBy: 'Eine andere Zahl nennen:',
  namedBy: ({ k, n }) => `Genannt von ${k} von ${n} nutzbaren Seiten.`,
  beginningOnly: 'nur der Anfang ist zitiert',
  allOfPage: 'Alles, was der Bericht von dieser Seite enthält',
  begins: (share) => `Beginnt bei ${share} der Seite`,
  atTop: 'Am Anfang der Seite',
  notInResults: 'Nicht unter den Ergebnissen, die der Anbieter geliefert hat.',
  noShare: 'Der Anteil an der Antwort ist nicht messbar: Die Teile der Antwort nennen keine Quellen.',
  share: (share, parts) =>
    `Anteil an der Antwort: ${share}, in ${number.format(parts)} ${parts === 1 ? 'Teil' : 'Teilen'}. Frühe Wörter zählen mehr.`,
  page: {
    uses: (count) => `${number.format(count)} Vorkommen auf dieser Seite`,
    fetched: 'Abgerufen',
    notFetched: 'konnte nicht abgerufen werden',
    snippet: 'So zeigt sie die Ergebnisseite:',
    passages: 'Ihre Passagen in diesem Bericht',
  },
  drawing: {
    spread: ({ title, pages, min, max, p25, p75, p50 }) =>
      `${title}, ${pages}: von ${min} bis ${max}, mittlere Hälfte von ${p25} bis ${p75}, Median ${p50}.`,
    middleHalf: ({ title, p25, p75 }) => `${title}: mittlere Hälfte des Marktes von ${p25} bis ${p75}.`,
    own: (value) => `Ihre Seite: ${value}.`,
    legend: 'Mittlere Hälfte der Seiten (p25 bis p75)',
  },
};
