/** The brief for a writer in German. */
import type { BriefTexts } from '../../brief-texts.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });
const number = new Intl.NumberFormat('de');
const pages = (count: number) => (count === 1 ? '1 Seite' : `${number.format(count)} Seiten`);

export const brief: BriefTexts = {
  title: (keyword) => `Briefing: ${keyword}`,
  lead: ({ pages: count, hasOwn }) =>
    `Grundlage: ${pages(count)} aus den Suchergebnissen${hasOwn ? ' und Ihre eigene Seite' : ''}. Die Überschriften sind Themen: Formulieren Sie sie so, wie Ihre Leser fragen. Prüfen Sie jede Angabe an der Quelle.`,
  heads: {
    page: 'Titel und Beschreibung',
    outline: 'Gliederung',
    questions: 'Weitere Fragen',
    facts: 'Weitere Angaben',
    open: 'Was noch keine Seite gut macht',
    links: 'Diese Seiten Ihrer Website darauf verlinken',
  },
  labels: {
    title: 'Titel:',
    description: 'Beschreibung:',
    present: 'Heute:',
    type: 'Art der Seite:',
    answerFirst: 'Zuerst beantworten:',
    answers: 'Beantwortet:',
    list: 'Liste:',
    rivals: 'Überschriften der Konkurrenz:',
    mention: 'Erwähnen, ohne eigenen Abschnitt:',
    facts: 'Angaben:',
    format: 'Übliche Form:',
    length: 'Übliche Länge:',
    yourPage: 'Ihre Seite:',
    best: 'Beste Antwort bisher:',
  },
  length: ({ characters, most }) => `${characters} Zeichen, höchstens ${most}`,
  description: ({ keyword, topics }) => (topics.length === 0 ? `${keyword}.` : `${keyword}: ${list.format(topics)}.`),
  list: ({ names_range: [low, high], names }) =>
    `Beginnen Sie mit ${low === high ? number.format(low) : `${number.format(low)} bis ${number.format(high)}`} Empfehlungen, wie die Hälfte der Listen der Konkurrenz.${names.length === 0 ? '' : ` Am häufigsten genannt: ${list.format(names)}.`}`,
  pagesWithIt: ({ k, n }) =>
    `${k} von ${n === 1 ? '1 Seite' : `${number.format(n)} Seiten`} ${k === 1 ? 'behandelt' : 'behandeln'} das.`,
  words: ({ low, high }) =>
    low === high ? `${number.format(low)} Wörter` : `${number.format(low)} bis ${number.format(high)} Wörter`,
  aboutWords: (words) => `etwa ${number.format(words)} Wörter`,
  sitesAgree: ({ k, n }) => `${k} von ${n} Websites nennen diesen Wert`,
  nobodyAnswers: 'Das beantwortet noch keine Seite.',
  linkFromHere: ({ rank }) => `Ergebnis ${rank} für diesen Suchbegriff`,
};
