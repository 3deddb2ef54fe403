/** What every section of the dashboard shares in German: counts, shares, lists. Figures in texts are written already. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('de');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

export const parts: DashboardTexts['parts'] = {
  count: {
    characters: (count) => counted(count, 'Zeichen', 'Zeichen'),
    citations: (count) => counted(count, 'Zitat', 'Zitate'),
    days: (count) => counted(count, 'Tag', 'Tage'),
    pages: (count) => counted(count, 'Seite', 'Seiten'),
    sites: (count) => counted(count, 'Website', 'Websites'),
    words: (count) => counted(count, 'Wort', 'Wörter'),
  },
  of: ({ k, n }) => `${k} von ${n}`,
  counts: {
    citations: ({ k, n }) => `${k} von ${counted(n, 'Zitat', 'Zitaten')}`,
    pages: ({ k, n }) => `${k} von ${counted(n, 'Seite', 'Seiten')}`,
    passages: ({ k, n }) => `${k} von ${counted(n, 'Passage', 'Passagen')}`,
    sites: ({ k, n }) => `${k} von ${counted(n, 'Website', 'Websites')}`,
  },
  likely: (low, high) => `wahrscheinlich zwischen ${low} und ${high}`,
  range: (low, high) => `${low} bis ${high}`,
  table: (caption) => `Tabelle: ${caption}`,
  all: 'Alle',
  none: 'nicht vorhanden',
  noneFound: 'Nichts gefunden.',
  nothingToCount: 'nichts zu zählen',
  showAll: (count) => `Alle ${count} anzeigen`,
  showFirst: (count) => `Nur die ersten ${count} anzeigen`,
  more: (count) => `und ${count} weitere`,
  openEvidence: (what) => `${what}: Belege anzeigen`,
  newTab: '(öffnet in einem neuen Tab)',
  sectionList: 'Abschnitte des Berichts',
  goToSection: 'Zum Abschnitt',
};
