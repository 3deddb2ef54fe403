/** What every section of the dashboard shares in French: counts, shares, lists. Figures in texts are written already. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('fr');
/** In French, zero and one are singular. */
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count < 2 ? one : many}`;

export const parts: DashboardTexts['parts'] = {
  count: {
    characters: (count) => counted(count, 'caractère', 'caractères'),
    citations: (count) => counted(count, 'citation', 'citations'),
    days: (count) => counted(count, 'jour', 'jours'),
    pages: (count) => counted(count, 'page', 'pages'),
    sites: (count) => counted(count, 'site', 'sites'),
    words: (count) => counted(count, 'mot', 'mots'),
  },
  of: ({ k, n }) => `${k} sur ${n}`,
  counts: {
    citations: ({ k, n }) => `${counted(k, 'citation', 'citations')} sur ${n}`,
    pages: ({ k, n }) => `${counted(k, 'page', 'pages')} sur ${n}`,
    passages: ({ k, n }) => `${counted(k, 'passage', 'passages')} sur ${n}`,
    sites: ({ k, n }) => `${counted(k, 'site', 'sites')} sur ${n}`,
  },
  likely: (low, high) => `probablement entre ${low} et ${high}`,
  range: (low, high) => `${low} à ${high}`,
  table: (caption) => `Tableau : ${caption}`,
  all: 'Tous',
  none: 'néant',
  noneFound: 'Rien trouvé.',
  nothingToCount: 'rien à compter',
  showAll: (count) => `Tout afficher (${count})`,
  showFirst: (count) => `N’afficher que les ${count} premiers`,
  more: (count) => `et ${count} de plus`,
  openEvidence: (what) => `${what} : afficher les preuves`,
  newTab: '(s’ouvre dans un nouvel onglet)',
  sectionList: 'Sections du rapport',
  goToSection: 'Aller à la section',
};
