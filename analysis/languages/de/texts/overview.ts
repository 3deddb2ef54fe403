/** The overview of a report in German. */
import type { ComponentId } from '../../../report/gap/scores.ts';
import type { OverviewTexts } from '../../overview-texts.ts';
import { capitalized } from '../../say.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });
const number = new Intl.NumberFormat('de');

const pages = (count: number) => (count === 1 ? '1 Seite' : `${number.format(count)} Seiten`);
const verb = (k: number, one: string, several: string) => (k < 2 ? one : several);
const parts = (ids: readonly ComponentId[]) => list.format(ids.map((id) => words.component[id]));

export const overview: OverviewTexts = {
  heads: {
    subtitle: ({ pages: count, hasOwn }) =>
      count === 0
        ? hasOwn
          ? 'Ihre Seite; keine gut platzierte Seite war brauchbar'
          : 'Keine gut platzierte Seite war brauchbar'
        : hasOwn
          ? `Ihre Seite und ${count === 1 ? '1 gut platzierte Seite' : `${number.format(count)} gut platzierte Seiten`}`
          : `Was ${count === 1 ? '1 gut platzierte Seite hat' : `${number.format(count)} gut platzierte Seiten gemeinsam haben`}`,
    doFirst: 'Zuerst beheben',
    writeFirst: 'Was zu schreiben ist',
    why: 'Warum',
    how: 'Wie',
    impact: 'Wirkung',
    effort: 'Aufwand',
    cited: 'Zitiert',
    reliability: 'Verlässlichkeit',
    compared: {
      content_type: 'Art der Seite',
      answers_in_opening: 'Beantwortet die Suchanfrage am Anfang',
      words: 'Wörter',
      updated: 'Zuletzt aktualisiert',
    },
    countedOf: {
      topics: (of) => `Behandelte Themen, von ${of} wichtigen`,
      questions: (of) => `Beantwortete Fragen, von ${of} wichtigen`,
    },
    impacts: { high: 'hoch', medium: 'mittel', low: 'gering' },
    efforts: { S: 'gering', M: 'mittel', L: 'hoch' },
  },
  placed: ({ state, score, rank, behind, ahead, first, unnamed }) =>
    [
      `${capitalized(words.verdict[state], 'de')}${score === null ? '' : `: ${number.format(Math.round(score))} von 100`}.`,
      ...(rank === null
        ? []
        : [
            `Dennoch steht sie auf Platz ${number.format(rank)}: Die Bewertung vergleicht, was Seiten sagen und zeigen, nicht Links oder einen bekannten Namen.`,
          ]),
      ...(behind.length === 0 ? [] : [`Schwächer als die meisten: ${parts(behind)}.`]),
      ...(ahead.length === 0 ? [] : [`Stärker als die meisten: ${parts(ahead)}.`]),
      first === null
        ? 'Die Prüfungen fanden nichts, was zuerst zu beheben ist; ein Mensch findet vielleicht etwas.'
        : `Zuerst beheben: ${first}.`,
      ...(unnamed.length > 0
        ? [`Die meisten anderen schreiben über ${list.format(unnamed.map(quoted))}; diese Seite nennt das nicht.`]
        : []),
    ].join(' '),
  offTopic: ({ keyword, rank, isNeighbour }) =>
    `Die Seite handelt von ${isNeighbour ? `einem mit ${quoted(keyword)} verwandten Thema` : `etwas anderem als ${quoted(keyword)}`}${rank === null ? ' und kann mit den gut platzierten Seiten nicht mithalten' : `, obwohl sie auf Platz ${number.format(rank)} steht`}.`,
  blocked: ({ reason }) =>
    `Such- und Antwortmaschinen können diese Seite nicht verwenden.${reason === null ? '' : ` ${reason}.`} Solange das so ist, hilft nichts anderes.`,
  unknown: ({ pages: count }) =>
    `Nur ${pages(count)} ${verb(count, 'war', 'waren')} brauchbar: zu wenig für einen Vergleich.`,
  market: ({ intent, type, topics, pages: count }) =>
    [
      ...(intent === null ? [] : [intent]),
      ...(type === null ? [] : [`Häufigste Art von Seite: ${words.contentType[type]}.`]),
      ...(topics.length === 0 ? [] : [`Die meisten der ${pages(count)} behandeln ${list.format(topics.map(quoted))}.`]),
    ].join(' ') || `${pages(count)} ${verb(count, 'war', 'waren')} brauchbar: zu wenig, um Gemeinsamkeiten zu nennen.`,
  kindOfPage: ({ type, k, n }) => ({
    title: `Wählen Sie diese Art von Seite: ${words.contentType[type]}`,
    why: `${k === n && n > 1 ? `Alle ${n} Ergebnisse` : `${k} von ${n} Ergebnissen`} ${verb(k, 'ist', 'sind')} von dieser Art.`,
  }),
  firstAnswer: ({ question, k, n, words: range }) => ({
    title: `Beantworten Sie ${quoted(question)} im ersten Absatz`,
    why: `${k === n && n > 1 ? `Alle ${pages(n)}` : `${k === 0 ? 'Keine' : `Mindestens ${k}`} von ${pages(n)}`} ${verb(k, 'beantwortet', 'beantworten')} die Frage${range === null || k === 0 ? '' : `, meist in ${[...new Set(range.map((words) => Math.round(words)))].join(' bis ')} Wörtern`}.`,
  }),
  topicsToCover: ({ labels, least, n }) => ({
    title: `Schreiben Sie ${labels.length === 1 ? 'einen Abschnitt' : 'je einen Abschnitt'} über ${list.format(labels.map(quoted))}`,
    why:
      labels.length === 1
        ? `${least === n ? `Alle ${pages(n)}` : `Mindestens ${least} von ${pages(n)}`} ${verb(least, 'widmet', 'widmen')} dem Thema einen Abschnitt oder eine lange Passage.`
        : `${least === n ? `Alle ${pages(n)}` : `Mindestens ${least} von ${pages(n)}`} ${verb(least, 'widmet', 'widmen')} jedem dieser Themen einen Abschnitt oder eine lange Passage.`,
  }),
  questionsToAnswer: ({ questions, least, n }) => ({
    title: `Beantworten Sie ${list.format(questions.map(quoted))}`,
    why:
      questions.length === 1
        ? `${least} von ${pages(n)} ${verb(least, 'beantwortet', 'beantworten')} die Frage.`
        : `${least === n ? `Alle ${pages(n)}` : `Mindestens ${least} von ${pages(n)}`} ${verb(least, 'beantwortet', 'beantworten')} jede dieser Fragen.`,
  }),
  whatNobodyOffers: {
    unanswered_question: 'Beantworten Sie eine Frage, die andere offen lassen',
    weak_answer: 'Antworten Sie besser als die anderen Seiten',
    outdated_fact: 'Nennen Sie eine verlässliche Zahl',
    missing_format: 'Bieten Sie eine Form, die den anderen fehlt',
    uncovered_differentiator: 'Schreiben Sie über das, was wenige behandeln',
  },
  notCited: ({ state }) =>
    state === 'absent' || state === 'captured'
      ? 'Die befragten Antwortmaschinen zitieren zu diesem Keyword niemanden.'
      : 'Es wurde keine Antwortmaschine befragt; wer dort zitiert wird, ist also nicht bekannt.',
  cited: ({ sites, isPageCited }) =>
    `Antwortmaschinen zitieren vor allem ${list.format(sites.map(({ domain, k, n }, at) => `${domain} (${k} von ${n}${at === 0 ? ' Zitaten' : ''})`))}.${
      isPageCited === null ? '' : isPageCited ? ' Ihre Seite wird zitiert.' : ' Ihre Seite wird nicht zitiert.'
    }`,
  reliability: ({ results, used, others, unread, cited, hasOwn, grade }) =>
    [
      used === 0
        ? `Keines von ${results} Ergebnissen wird hier verglichen.`
        : `${used} von ${results} Ergebnissen ${verb(used, 'wurde gelesen und wird', 'wurden gelesen und werden')} hier verglichen${hasOwn ? ', dazu Ihre Seite' : ''}.`,
      ...(others === 0 ? [] : [`${others} ${verb(others, 'hat', 'haben')} ein anderes oder ein benachbartes Thema.`]),
      ...(unread === 0 ? [] : [`${unread} ${verb(unread, 'war', 'waren')} nicht brauchbar.`]),
      ...(cited === 0
        ? []
        : [
            `Antworten wurden auch auf ${cited} ${verb(cited, 'weiteren zitierten Seite', 'weiteren zitierten Seiten')} gesucht.`,
          ]),
      `Datenqualität: ${grade}.`,
    ].join(' '),
};
