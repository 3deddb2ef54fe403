/** The sentences of the market's part of a report in English. */
import type { Intent } from '../../codes.ts';
import type { Sentences } from '../../sentences.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const number = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What searchers of an intent want, after "want". */
export const wishes: Record<Intent, string> = {
  informational: 'to learn something',
  commercial: 'to compare options',
  transactional: 'to buy or do something',
  navigational: 'to reach a site that they know',
  local: 'to find a place nearby',
};

const pages = (count: number) => (count === 1 ? '1 page' : `${number.format(count)} pages`);
/** "None of 6 pages", "1 of 6 pages". */
const of = (k: number, n: number) => `${k === 0 ? 'None' : number.format(k)} of ${pages(n)}`;
const inner = (k: number, n: number) => `${k === 0 ? 'none' : number.format(k)} of ${pages(n)}`;
const verb = (k: number, one: string, several: string) => (k === 1 ? one : several);

export const sentences: Sentences = {
  facts: {
    pagesRead: ({ k, n }) => `${of(k, n)} could be used.`,
    tooFewPages: ({ k, n, least }) =>
      `${k === 0 ? 'None' : `Only ${k}`} of ${pages(n)} could be used. Shares need ${least}.`,
    intent: ({ intent, signs }) =>
      signs === 1 ? `Searchers seem to want ${wishes[intent]}.` : `Most searchers want ${wishes[intent]}.`,
    mixedIntent: ({ first, second }) => `Some searchers want ${wishes[first]}, nearly as many ${wishes[second]}.`,
    contentType: ({ type, k, n }) =>
      `The most common type of page is the ${words.contentType[type]} (${k} of ${n} ${n === 1 ? 'result' : 'results'}).`,
    medianWords: ({ words: count }) =>
      `The median page has ${number.format(count)} ${count === 1 ? 'word' : 'words'}. Longer text does not help by itself.`,
    medianAge: ({ days }) =>
      `The median dated page was published or updated ${days === 1 ? '1 day' : `${number.format(days)} days`} ago.`,
    answerFirst: ({ k, n }) =>
      `${of(k, n)} ${verb(k, 'answers', 'answer')} the keyword in the first 30% of ${verb(k, 'its', 'their')} text.`,
    answered: ({ engine, citations }) => `${words.engine[engine]} answers the keyword and cites ${pages(citations)}.`,
    citedFromTop10: ({ k, n }) =>
      `${k === 0 ? 'None' : k} of ${n} ${n === 1 ? 'citation' : 'citations'} ${verb(k, 'is', 'are')} from the first ten results.`,
    citedMost: ({ domain, k, n }) => `The most cited site is ${domain} (${k} of ${n} citations).`,
    noAnswer: ({ engine }) => `${words.engine[engine]} showed no answer.`,
    answersNotObserved: () => 'No answer engine could be observed, so it is not known which sites they cite.',
    coreTopics: ({ labels, more, n }) =>
      `Most of the ${pages(n)} cover ${list.format(more === 0 ? labels.map(quoted) : [...labels.map(quoted), more === 1 ? '1 more topic' : `${number.format(more)} more topics`])}.`,
    askedMost: ({ question, k, n }) => `Pages most often ask ${quoted(question)} (${inner(k, n)}).`,
    disputed: ({ subject, values }) => `Sites disagree on ${quoted(subject)}: they give ${either.format(values)}.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `The results page asks ${quoted(question)}; ${inner(k, n)} ${verb(k, 'answers', 'answer')} it.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${pages(asking)} ${verb(asking, 'asks', 'ask')} ${quoted(question)}; ${inner(k, n)} ${verb(k, 'answers', 'answer')} it.`,
    weakAnswer: ({ question, k, n }) =>
      `${of(k, n)} ${verb(k, 'answers', 'answer')} ${quoted(question)}, but even the best answer is weaker than those to most other questions.`,
    disputedFact: ({ subject, values }) =>
      `Sites disagree on ${quoted(subject)}: they give ${either.format(values)}. Check the figure and publish it with its source and date.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${of(k, n)} ${verb(k, 'gives', 'give')} ${value} for ${quoted(subject)}, none dated after ${date.format(new Date(day))}. A newer figure would stand out.`,
    noSteps: ({ question, n }) =>
      `${quoted(question)} asks how to do something, and none of ${pages(n)} answers it with steps or a list.`,
    noComparison: ({ question, n }) =>
      `${quoted(question)} asks for a comparison, and none of ${pages(n)} answers it with a comparison or a table.`,
    noComparisonAtAll: ({ n }) => `Searchers want to choose, and none of ${pages(n)} has a table or a comparison.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      `Only ${inner(k, n)} ${verb(k, 'covers', 'cover')} ${quoted(label)}, but an answer engine does.`,
  },
  warnings: {
    fewerResults: ({ k, n }) => `The search returned ${k} of ${n} results.`,
    fewUsablePages: ({ usable, least }) => `Market statistics need ${least} usable pages; there are ${usable}.`,
    singleSite: () => 'All usable pages belong to one site, so what they share may be its own wording.',
    textTruncated: () => 'A page was too long to read in full. Its end was left out.',
    paywalledPages: ({ sources }) =>
      `These pages say that readers have to pay, so perhaps only their free part was read: ${sources.join(', ')}.`,
    robotsNotRead: () => 'No robots.txt was fetched, so it is not known whether crawlers may read the pages.',
    fewDatedPages: ({ dated, least }) => `Ages need ${least} pages that show a date; there are ${dated}.`,
    answersMissing: ({ k, n }) =>
      `${k} of ${n} requests to answer engines brought no answer, so citations are counted without them.`,
    noStemmer: () => 'No stemmer is available for this language, so the forms of a word count as different terms.',
    noStopWords: () => 'No stop words are available for this language, so terms may start or end with function words.',
  },
};
