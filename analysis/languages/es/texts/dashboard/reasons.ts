/** Why the dashboard cannot give a value, in Spanish: what follows "no se puede medir:". */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const reasons: DashboardTexts['reasons'] = {
  fewPages: 'menos de tres páginas utilizables',
  fewPagesKnown: 'se conoce en menos de tres páginas utilizables',
  fewDatedPages: 'menos de tres páginas con fecha',
  fewPagesUse: 'lo usan menos de tres páginas',
  fewPagesAnswer: 'la responden menos de tres páginas',
  fewPagesHaveValue: 'menos de tres páginas tienen un valor',
  fewPagesOrWeight: 'menos de tres páginas utilizables, o se conoce menos de la mitad del peso',
  fewInGroup: 'menos de tres páginas en un grupo, o ninguna diferencia',
  littleWeight: 'se conoce menos de la mitad del peso',
  noType: 'no se conoce ningún tipo',
  noSign: 'no se ha encontrado ningún indicio',
  noCitations: 'no hay citas',
  noAnswer: 'no se registró ninguna respuesta',
  noSources: 'las partes de la respuesta no nombran fuentes',
  noFigure: 'ningún fragmento tiene una cifra',
  noValue: 'la página no tiene valor',
  gateFails: 'no se cumple una condición básica',
  shortPage: 'la página tiene menos palabras',
  notFromOutside: 'no se puede ver desde fuera',
};
