/** The overview of a report in English. */
import type { ComponentId } from '../../../report/gap/scores.ts';
import type { OverviewTexts } from '../../overview-texts.ts';
import { capitalized } from '../../say.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const number = new Intl.NumberFormat('en');

const pages = (count: number) => (count === 1 ? '1 page' : `${number.format(count)} pages`);
const pagesThatRank = (count: number) =>
  count === 1 ? '1 page that ranks' : `${number.format(count)} pages that rank`;
const parts = (ids: readonly ComponentId[]) => list.format(ids.map((id) => words.component[id]));

export const overview: OverviewTexts = {
  heads: {
    subtitle: ({ pages: count, hasOwn }) =>
      count === 0
        ? hasOwn
          ? 'Your page; no page that ranks could be used'
          : 'No page that ranks could be used'
        : hasOwn
          ? `Your page and ${pagesThatRank(count)}`
          : `What ${pagesThatRank(count)} ${count === 1 ? 'has' : 'have in common'}`,
    doFirst: 'Fix first',
    writeFirst: 'What to write',
    why: 'Why',
    how: 'How',
    impact: 'Impact',
    effort: 'Effort',
    cited: 'Cited',
    reliability: 'Reliability',
    compared: {
      content_type: 'Kind of page',
      answers_in_opening: 'Answers the keyword in its opening',
      words: 'Words',
      updated: 'Last updated',
    },
    countedOf: {
      topics: (of) => `Topics covered, of ${of} that matter`,
      questions: (of) => `Questions answered, of ${of} that matter`,
    },
    impacts: { high: 'high', medium: 'medium', low: 'low' },
    efforts: { S: 'small', M: 'medium', L: 'large' },
  },
  placed: ({ state, score, rank, behind, ahead, first, unnamed }) =>
    [
      `${capitalized(words.verdict[state], 'en')}${score === null ? '' : `: ${number.format(Math.round(score))} of 100`}.`,
      ...(rank === null
        ? []
        : [
            `It ranks ${number.format(rank)} all the same: the score compares what pages say and show, not links or a known name.`,
          ]),
      ...(behind.length === 0 ? [] : [`Weaker than most: ${parts(behind)}.`]),
      ...(ahead.length === 0 ? [] : [`Stronger than most: ${parts(ahead)}.`]),
      first === null ? 'The checks found nothing to fix first; a person may.' : `Fix first: ${first}.`,
      ...(unnamed.length > 0
        ? [`Most of the others write about ${list.format(unnamed.map(quoted))}, which this page does not name.`]
        : []),
    ].join(' '),
  offTopic: ({ keyword, rank, isNeighbour }) =>
    `The page is ${isNeighbour ? 'on a neighbouring subject of' : 'about something other than'} ${quoted(keyword)}${rank === null ? ', so it cannot compete with the pages that rank' : `, though it ranks ${number.format(rank)}`}.`,
  blocked: ({ reason }) =>
    `Search and answer engines cannot use this page.${reason === null ? '' : ` ${reason}.`} Nothing else matters until that is fixed.`,
  unknown: ({ pages: count }) => `Only ${pages(count)} could be used: too few to compare this page with.`,
  market: ({ intent, type, topics, pages: count }) =>
    [
      ...(intent === null ? [] : [intent]),
      ...(type === null ? [] : [`The most common kind of page is the ${words.contentType[type]}.`]),
      ...(topics.length === 0 ? [] : [`Most of the ${pages(count)} cover ${list.format(topics.map(quoted))}.`]),
    ].join(' ') || `${pages(count)} could be used: too few to say what this market has in common.`,
  kindOfPage: ({ type, k, n }) => ({
    title: `Choose this kind of page: ${words.contentType[type]}`,
    why: `${k === n && n > 1 ? `All ${n}` : `${k} of ${n}`} results are of this kind.`,
  }),
  firstAnswer: ({ question, k, n, words: range }) => ({
    title: `Answer ${quoted(question)} in the first paragraph`,
    why: `${k === n && n > 1 ? `All ${pages(n)}` : `${k === 0 ? 'None' : `At least ${k}`} of ${pages(n)}`} ${k === 1 ? 'answers' : 'answer'} it${range === null || k === 0 ? '' : `, most in ${[...new Set(range.map((words) => Math.round(words)))].join(' to ')} words`}.`,
  }),
  topicsToCover: ({ labels, least, n }) => ({
    title: `Give ${list.format(labels.map(quoted))} ${labels.length === 1 ? 'a section' : 'a section each'}`,
    why:
      labels.length === 1
        ? `${least} of ${pages(n)} ${least === 1 ? 'has' : 'have'} a section or a long passage on it.`
        : `${least === n ? `All ${pages(n)}` : `At least ${least} of ${pages(n)}`} ${least === 1 ? 'has' : 'have'} a section or a long passage on each of them.`,
  }),
  questionsToAnswer: ({ questions, least, n }) => ({
    title: `Answer ${list.format(questions.map(quoted))}`,
    why:
      questions.length === 1
        ? `${least === n ? `All ${pages(n)}` : `At least ${least} of ${pages(n)}`} answer it.`
        : `${least === n ? `All ${pages(n)}` : `At least ${least} of ${pages(n)}`} answer each of them.`,
  }),
  whatNobodyOffers: {
    unanswered_question: 'Answer a question that other pages leave open',
    weak_answer: 'Give a better answer than other pages do',
    outdated_fact: 'Give a figure that readers can trust',
    missing_format: 'Offer a form that other pages lack',
    uncovered_differentiator: 'Write about what few pages cover',
  },
  notCited: ({ state }) =>
    state === 'absent' || state === 'captured'
      ? 'The answer engines that were asked cite nobody for this keyword.'
      : 'No answer engine was observed, so it is not known whom they cite.',
  cited: ({ sites, isPageCited }) =>
    `Answer engines mostly cite ${list.format(sites.map(({ domain, k, n }, at) => `${domain} (${k} of ${n}${at === 0 ? (n === 1 ? ' citation' : ' citations') : ''})`))}.${
      isPageCited === null ? '' : isPageCited ? ' Your page is cited.' : ' Your page is not cited.'
    }`,
  reliability: ({ results, used, others, unread, cited, hasOwn, grade }) =>
    [
      used === 0
        ? `None of ${results} results is compared here.`
        : `${used} of ${results} results ${used === 1 ? 'was read and is' : 'were read and are'} compared here${hasOwn ? ', beside your page' : ''}.`,
      ...(others === 0 ? [] : [`${others} ${others === 1 ? 'is' : 'are'} on another or a neighbouring subject.`]),
      ...(unread === 0 ? [] : [`${unread} could not be used.`]),
      ...(cited === 0
        ? []
        : [`Answers were also sought on ${cited} more ${cited === 1 ? 'page that is' : 'pages that are'} cited.`]),
      `Data quality: ${grade}.`,
    ].join(' '),
};
