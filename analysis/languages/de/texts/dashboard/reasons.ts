/** Why the dashboard cannot give a value, in German: what follows "nicht messbar:". */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const reasons: DashboardTexts['reasons'] = {
  fewPages: 'weniger als drei nutzbare Seiten',
  fewPagesKnown: 'von weniger als drei nutzbaren Seiten bekannt',
  fewDatedPages: 'weniger als drei datierte Seiten',
  fewPagesUse: 'weniger als drei Seiten verwenden ihn',
  fewPagesAnswer: 'weniger als drei Seiten beantworten sie',
  fewPagesHaveValue: 'weniger als drei Seiten haben einen Wert',
  fewPagesOrWeight: 'weniger als drei nutzbare Seiten, oder weniger als die Hälfte des Gewichts ist bekannt',
  fewInGroup: 'weniger als drei Seiten in einer Gruppe, oder kein Unterschied',
  littleWeight: 'weniger als die Hälfte des Gewichts ist bekannt',
  noType: 'kein Typ ist bekannt',
  noSign: 'kein Hinweis gefunden',
  noCitations: 'es gibt keine Zitate',
  noAnswer: 'keine Antwort wurde erfasst',
  noSources: 'die Teile der Antwort nennen keine Quellen',
  noFigure: 'keine Passage enthält eine Zahl',
  noValue: 'die Seite hat keinen Wert',
  gateFails: 'eine Grundvoraussetzung ist nicht erfüllt',
  shortPage: 'die Seite hat weniger Wörter',
  notFromOutside: 'von außen nicht zu sehen',
};
