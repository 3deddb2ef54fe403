/** The comparison of two audits in German. */
import type { ComparisonTexts } from '../../comparison-texts.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const comparison: ComparisonTexts = {
  title: (keyword) => `Vergleich: ${keyword}`,
  between: ({ before, after }) => `${before} und ${after}`,
  nothingChanged: 'Nichts hat sich geändert.',
  pageEdited: (parts) => `Die Seite wurde geändert: ${list.format(parts)}.`,
  pageUnchanged: 'Die Seite ist unverändert.',
  marketMoved: 'Andere Seiten stehen in den Ergebnissen, oder in anderer Reihenfolge.',
  marketUnmoved: 'Dieselben Seiten stehen in derselben Reihenfolge in den Ergebnissen.',
  rulesChanged: 'Die Regeln des Audits haben sich dazwischen geändert. Werte können allein deshalb abweichen.',
  parts: { title: 'Titel', description: 'Beschreibung', headings: 'Überschriften', text: 'Text', dates: 'Daten' },
  measures: {
    score: 'Punktwert',
    topics: 'Behandelte Themen, von allen',
    questions: 'Beantwortete Fragen, von allen',
    citations: 'Zitate Ihrer Website',
  },
  heads: {
    controls: 'Kontrollseiten',
    page: 'Seite',
    figures: 'Werte',
    measure: 'Wert',
    before: 'Vorher',
    after: 'Nachher',
    difference: 'Differenz (wahrscheinlicher Bereich)',
    note: 'Hinweis',
    results: 'Ergebnisse',
    citations: 'Zitate',
    topics: 'Themen',
    questions: 'Fragen',
    findings: 'Befunde',
    marketTopics: 'Themen des Markts',
    marketQuestions: 'Fragen des Markts',
  },
  marks: { new: 'neu', lost: 'verloren', won: 'gewonnen', solved: 'gelöst', open: 'noch offen', moved: 'verschoben' },
  flags: {
    rules_changed: 'die Regeln haben sich geändert',
    market_moved: 'der Markt hat sich bewegt, nicht die Seite',
    controls_moved: 'Kontrollseiten haben sich mitbewegt',
    within_noise: 'innerhalb der Schwankung einer weiteren Beobachtung',
  },
  controls: ({ pages, difference, net }) =>
    `Der Punktwert ${pages === 1 ? 'einer unveränderten Kontrollseite' : `von ${pages} unveränderten Kontrollseiten`} änderte sich ${pages === 1 ? '' : 'im Mittel '}um ${difference}. Für Ihre Seite bleiben ${net}.`,
  edited: { true: 'geändert', false: 'unverändert', unknown: 'nicht gelesen' },
  change: ({ difference, low, high, isShare }) =>
    `${difference}${isShare ? ' Prozentpunkte' : ''} (${low} bis ${high})`,
  rank: (rank) => `Platz ${rank}`,
  ranks: ({ before, after }) => `Platz ${before} → ${after}`,
  kept: ({ k, n }) => `${k} von ${n} sind noch da.`,
};
