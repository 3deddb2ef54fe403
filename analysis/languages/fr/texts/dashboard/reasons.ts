/** Why the dashboard cannot give a value, in French: what follows "non mesurable :". */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const reasons: DashboardTexts['reasons'] = {
  fewPages: 'moins de trois pages exploitables',
  fewPagesKnown: 'connu pour moins de trois pages exploitables',
  fewDatedPages: 'moins de trois pages datées',
  fewPagesUse: 'moins de trois pages l’emploient',
  fewPagesAnswer: 'moins de trois pages y répondent',
  fewPagesHaveValue: 'moins de trois pages ont une valeur',
  fewPagesOrWeight: 'moins de trois pages exploitables, ou moins de la moitié du poids est connue',
  fewInGroup: 'moins de trois pages dans un groupe, ou aucune différence',
  littleWeight: 'moins de la moitié du poids est connue',
  noType: 'aucun type n’est connu',
  noSign: 'aucun élément trouvé',
  noCitations: 'il n’y a pas de citation',
  noAnswer: 'aucune réponse n’a été captée',
  noSources: 'les parties de la réponse ne nomment pas de source',
  noFigure: 'aucun passage ne contient de chiffre',
  noValue: 'la page n’a pas de valeur',
  gateFails: 'une condition n’est pas remplie',
  shortPage: 'la page compte moins de mots',
  notFromOutside: 'cela ne se voit pas de l’extérieur',
};
