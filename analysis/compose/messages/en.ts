/** The sentences in English. */
import type { AnswerEngine } from '../../ports.ts';
import type { ContentType, Intent } from '../../report/vocabulary.ts';
import type { Messages } from './messages.ts';

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const intents: Record<Intent, string> = {
  informational: 'to be told something (informational)',
  commercial: 'to choose among things (commercial)',
  transactional: 'to do or buy something (transactional)',
  navigational: 'to reach a known site (navigational)',
  local: 'to find a place (local)',
};

const types: Record<ContentType, string> = {
  guide: 'guide',
  listicle: 'list article',
  comparison: 'comparison',
  product: 'product page',
  category: 'category page',
  tool: 'tool',
  forum: 'forum thread',
  video: 'video',
  news: 'news article',
  reference: 'reference page',
  home: 'home page',
};

const engines: Record<AnswerEngine, string> = {
  google_ai_overview: 'Google AI Overview',
  google_ai_mode: 'Google AI Mode',
  brave_summary: 'Brave’s summary',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
};

const pages = (count: number) => (count === 1 ? '1 page' : `${number.format(count)} pages`);
const results = (count: number) => (count === 1 ? 'result' : 'results');

export const en: Messages = {
  facts: {
    pagesRead: ({ k, n }) => `${k} of the ${pages(n)} looked at could be used.`,
    tooFewPages: ({ k, n, least }) =>
      `${k === 0 ? 'None' : `Only ${k}`} of the ${pages(n)} looked at could be used; rates and scores need ${least}.`,
    intent: ({ intent, share, signs }) =>
      signs === 1
        ? `Searchers mostly want ${intents[intent]}, by the one sign there is.`
        : `Searchers mostly want ${intents[intent]}: ${percent.format(share)} of the weight of ${number.format(signs)} signs.`,
    mixedIntent: ({ first, second }) =>
      `Searchers are divided: some want ${intents[first]}, nearly as many ${intents[second]}.`,
    contentType: ({ type, k, n }) => `Most frequent kind of page: ${types[type]} (${k} of ${n} ${results(n)}).`,
    medianWords: ({ words }) => `The median page has ${number.format(words)} words; length by itself gains nothing.`,
    medianAge: ({ days }) =>
      `The median dated page was last published or changed ${days === 1 ? '1 day' : `${number.format(days)} days`} ago.`,
    answerFirst: ({ k, n }) =>
      k === 1
        ? `1 of ${pages(n)} answers the keyword within the first 30% of its text.`
        : `${k === 0 ? 'None' : k} of ${pages(n)} answer the keyword within the first 30% of their text.`,
    answered: ({ engine, citations }) =>
      citations === 1
        ? `${engines[engine]} answers the keyword and cites 1 page.`
        : `${engines[engine]} answers the keyword and cites ${number.format(citations)} pages.`,
    citedFromTop10: ({ k, n }) => `${k} of ${n} citations are of pages among the first ten results.`,
    citedMost: ({ domain, k, n }) => `Cited most: ${domain} (${k} of ${n} citations).`,
    noAnswer: ({ engine }) => `${engines[engine]} showed no answer.`,
    answersNotObserved: () => 'No answer engine could be observed: whom they cite is not known.',
    coreTopics: ({ labels, more, n }) =>
      more === 0
        ? `At least six in ten of the ${pages(n)} treat ${list.format(labels)}.`
        : `At least six in ten of the ${pages(n)} treat ${list.format([...labels, more === 1 ? '1 more topic' : `${number.format(more)} more topics`])}.`,
    askedMost: ({ question, k, n }) => `Asked most: “${question}” (${k} of ${pages(n)}).`,
    disputed: ({ subject, value, k, n }) =>
      `The sites disagree on “${subject}”: ${value} is the figure of ${k} of the ${n} that give one.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `The results page asks “${question}”; ${k === 0 ? 'none' : k} of ${pages(n)} ${k === 1 ? 'answers' : 'answer'} it.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${pages(asking)} ask “${question}”; ${k === 0 ? 'none' : k} of ${n} ${k === 1 ? 'answers' : 'answer'} it.`,
    weakAnswer: ({ question, k, n, shortfall }) =>
      `${k} of ${pages(n)} ${k === 1 ? 'answers' : 'answer'} “${question}”, but the best answer is ${percent.format(shortfall)} less to the point than the best one to the median question.`,
    disputedFact: ({ subject, value, k, n }) =>
      `The sites disagree on “${subject}”: only ${k} of ${n} ${k === 1 ? 'gives' : 'give'} ${value}. Check the figure, and give it with its source and date.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${k} of ${pages(n)} ${k === 1 ? 'gives' : 'give'} ${value} for “${subject}”, none dated later than ${date.format(new Date(day))}: a newer figure would stand alone.`,
    noSteps: ({ question, n }) =>
      `“${question}” asks for a way to proceed, and none of the ${pages(n)} answers it in steps or a list.`,
    noComparison: ({ question, n }) =>
      `“${question}” asks to weigh things up, and none of the ${pages(n)} answers it in a comparison or a table.`,
    noComparisonAtAll: ({ n }) => `Searchers want to choose, and none of the ${pages(n)} has a table or a comparison.`,
    rareTopic: ({ label, k, n }) => `Only ${k} of ${pages(n)} ${k === 1 ? 'treats' : 'treat'} “${label}”.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      `Only ${k} of ${pages(n)} ${k === 1 ? 'treats' : 'treat'} “${label}”, which the answer of an answer engine does.`,
  },
  refuted: {
    structured_data_for_citations:
      'Adding structured data in order to be cited: 1,885 pages that did were cited no more. It remains useful for rich results.',
    llms_txt:
      'Adding an llms.txt file: three studies find no effect on citations, and Google says that it is not used.',
    faq_for_its_own_sake: 'Adding questions and answers for their own sake: no effect, or a small loss.',
    keyword_stuffing: 'Repeating keywords: in the laboratory it cost 10% of visibility.',
    length_for_itself: 'Writing longer for the sake of length: no effect once the rest is accounted for.',
    page_speed_beyond_reachability: 'Making a page faster than it needs to be to be fetched: no effect on citations.',
  },
};
