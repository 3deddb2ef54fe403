/** Evidence on the dashboard in French: what opens it, and what its cards and drawings say. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('fr');
/** In French, zero and one are singular. */
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count < 2 ? one : many}`;

export const evidence: DashboardTexts['evidence'] = {
  title: (count) => `Preuves : ${count} éléments`,
  show: 'Afficher les preuves',
  hide: 'Masquer les preuves',
  back: 'Revenir aux preuves précédentes',
  close: 'Fermer',
  notKept: (id) => `Le rapport ne conserve pas « ${id} ».`,
  itsPage: 'Sa page :',
  namedThing: 'Nom cité',
  finding: 'Constat',
  passage: 'Passage',
  onResultsPage: 'Sur la page de résultats',
  cites: (engine, domain) => `${engine} : cite ${domain}`,
  citation: (engine, position) => `Citation n° ${position}, ${engine}`,
  term: {
    pages: ({ k, n }) =>
      `Sur ${counted(k, 'page exploitable', 'pages exploitables')} sur ${n}. Le nombre après × compte les emplois sur une page.`,
    range: ({ low, high, pages, basis }) =>
      `Emplois pour 1 000 mots : ${low} à ${high} sur la moitié centrale de ${pages} (${basis}). Une fois suffit pour être utile.`,
    noRange: 'La fréquence d’emploi n’est pas mesurable : moins de trois pages l’emploient.',
    forms: 'Formes comptées ensemble :',
  },
  answeredBy: 'Y répondent :',
  passagesAndPages: 'Les passages qui en disent le plus, et ses pages :',
  givenBy: 'Donné par :',
  otherwiseBy: 'Un autre chiffre est donné par :',
  namedBy: ({ k, n }) => `Nommé par ${counted(k, 'page exploitable', 'pages exploitables')} sur ${n}.`,
  beginningOnly: 'seul le début est cité',
  allOfPage: 'Tout ce que le rapport conserve de cette page',
  begins: (share) => `Commence à ${share} de la page`,
  atTop: 'En haut de la page',
  notInResults: 'Absente des résultats rendus par le fournisseur.',
  noShare: 'Sa part de la réponse n’est pas mesurable : les parties de la réponse ne nomment pas de source.',
  share: (share, parts) =>
    `Part de la réponse : ${share}, dans ${counted(parts, 'partie', 'parties')}. Les premiers mots comptent davantage.`,
  page: {
    uses: (count) => `${counted(count, 'emploi', 'emplois')} sur cette page`,
    fetched: 'Lecture',
    notFetched: 'n’a pas pu être lue',
    snippet: 'Telle que la page de résultats la présente :',
    passages: 'Ses passages dans ce rapport',
  },
  drawing: {
    spread: ({ title, pages, min, max, p25, p75, p50 }) =>
      `${title}, ${pages} : de ${min} à ${max}, moitié centrale de ${p25} à ${p75}, médiane ${p50}.`,
    middleHalf: ({ title, p25, p75 }) => `${title} : moitié centrale du marché de ${p25} à ${p75}.`,
    own: (value) => `Votre page : ${value}.`,
    legend: 'Moitié centrale des pages (p25 à p75)',
  },
};
