/** What every section of the dashboard shares in English: counts, shares, lists. Figures in texts are written already. */
import type { Counts } from '../../../writer.ts';

const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

export const parts = {
  /** How many there are of something. */
  count: {
    characters: (count: number) => counted(count, 'character', 'characters'),
    citations: (count: number) => counted(count, 'citation', 'citations'),
    days: (count: number) => counted(count, 'day', 'days'),
    pages: (count: number) => counted(count, 'page', 'pages'),
    sites: (count: number) => counted(count, 'site', 'sites'),
    words: (count: number) => counted(count, 'word', 'words'),
  },
  of: ({ k, n }: Counts) => `${k} of ${n}`,
  /** "3 of 6 pages", by what is counted. */
  counts: {
    citations: ({ k, n }: Counts) => `${k} of ${counted(n, 'citation', 'citations')}`,
    pages: ({ k, n }: Counts) => `${k} of ${counted(n, 'page', 'pages')}`,
    passages: ({ k, n }: Counts) => `${k} of ${counted(n, 'passage', 'passages')}`,
    sites: ({ k, n }: Counts) => `${k} of ${counted(n, 'site', 'sites')}`,
  },
  likely: (low: string, high: string) => `likely between ${low} and ${high}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  table: (caption: string) => `Table: ${caption}`,
  all: 'All',
  none: 'none',
  noneFound: 'None found.',
  nothingToCount: 'nothing to count',
  showAll: (count: number) => `Show all ${count}`,
  showFirst: (count: number) => `Show the first ${count}`,
  more: (count: number) => `and ${count} more`,
  openEvidence: (what: string) => `${what}: show the evidence`,
  newTab: '(opens in a new tab)',
  sectionList: 'Sections of the report',
  goToSection: 'Go to section',
};
