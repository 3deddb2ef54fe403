/** What the charts of the dashboard say in German. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const charts: DashboardTexts['charts'] = {
  score: {
    rivals: 'Seiten des Marktes',
    higher: 'Seiten des Marktes mit höherem Punktwert',
    best: 'Höchster Punktwert',
    gauge: ({ own, scores }) => `Gesamtpunktwert Ihrer Seite: ${own} von 100. Seiten des Marktes: ${scores}.`,
    values: 'Jede Seite und ihr Wert in jedem Teil',
    compared: 'Ein Punktwert vergleicht eine Seite mit allen anderen Seiten hier, auch mit Ihrer.',
    dots: ({ title, own, values }) => `${title}. Ihre Seite: ${own}. Seiten des Marktes: ${values}.`,
  },
  map: {
    caption: 'Themen und Seiten: je voller das Zeichen, desto mehr sagt die Seite dazu',
    section: 'hat einen Abschnitt dazu',
    passage: 'sagt etwas dazu',
    none: 'nichts gefunden',
  },
  prices: {
    title: 'Preise auf einer Achse',
    lead: ({ n, unit }) => `${n} Preise, die die Seiten nennen, in ${unit}.`,
    apart: 'Weit von den anderen entfernt und nicht gezeichnet',
  },
  page: {
    title: 'Die Seite, Abschnitt für Abschnitt',
    lead: 'Die Passagen, die dieser Bericht zitiert, in ihrer Reihenfolge: worauf sie antworten und was dort zu ändern ist.',
    answers: 'Beantwortet',
    partly: 'Beantwortet teilweise',
    topics: 'Themen',
    change: 'Zu ändern',
    whole: 'Für die ganze Seite',
    none: 'Der Bericht zitiert keine Passage der Seite.',
  },
};
