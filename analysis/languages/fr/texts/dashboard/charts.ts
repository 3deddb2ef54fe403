/** What the charts of the dashboard say in French. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const charts: DashboardTexts['charts'] = {
  score: {
    rivals: 'Pages du marché',
    higher: 'Pages du marché mieux notées',
    best: 'Meilleure note',
    gauge: ({ own, scores }) => `Note globale de votre page : ${own} sur 100. Pages du marché : ${scores}.`,
    values: 'Chaque page et sa valeur dans chaque partie',
    compared: 'Une note compare une page à toutes les autres pages ici, la vôtre comprise.',
    dots: ({ title, own, values }) => `${title}. Votre page : ${own}. Pages du marché : ${values}.`,
  },
  map: {
    caption: 'Sujets et pages : plus la marque est pleine, plus la page en parle',
    section: 'y consacre une section',
    passage: 'en dit quelques mots',
    none: 'rien trouvé',
  },
  prices: {
    title: 'Les prix sur un seul axe',
    lead: ({ n, unit }) => `${n} prix donnés par les pages, en ${unit}.`,
    apart: 'Loin des autres, non dessinés',
  },
  page: {
    title: 'La page, passage par passage',
    lead: 'Les passages que ce rapport cite, dans leur ordre, avec ce à quoi ils répondent et ce qu’il faut y changer.',
    answers: 'Répond à',
    partly: 'Répond en partie à',
    topics: 'Sujets',
    change: 'À changer',
    whole: 'Pour toute la page',
    none: 'Le rapport ne cite aucun passage de la page.',
  },
};
