/** The brief for a writer in English. */
import type { BriefTexts } from '../../brief-texts.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const number = new Intl.NumberFormat('en');
const pages = (count: number) => (count === 1 ? '1 page' : `${number.format(count)} pages`);

export const brief: BriefTexts = {
  title: (keyword) => `Brief: ${keyword}`,
  lead: ({ pages: count, hasOwn }) =>
    `Drawn from ${pages(count)} that rank${hasOwn ? ', beside your own page' : ''}. Headings are topics: word them as your readers would. Check each fact at its source.`,
  heads: {
    page: 'Title and description',
    outline: 'Outline',
    questions: 'Other questions to answer',
    facts: 'Other facts to give',
    open: 'What no page does well yet',
    links: 'Link these pages of your site to it',
  },
  labels: {
    title: 'Title:',
    description: 'Description:',
    present: 'Today:',
    type: 'Kind of page:',
    answerFirst: 'Answer first:',
    answers: 'Answers:',
    list: 'List:',
    rivals: 'Rivals head it:',
    mention: 'Mention, without a section of its own:',
    facts: 'Facts:',
    format: 'Usual form:',
    length: 'Usual length:',
    yourPage: 'Your page:',
    best: 'Best answer so far:',
  },
  length: ({ characters, most }) => `${characters} characters, at most ${most}`,
  description: ({ keyword, topics }) => (topics.length === 0 ? `${keyword}.` : `${keyword}: ${list.format(topics)}.`),
  list: ({ names_range: [low, high], names }) =>
    `Open with ${low === high ? number.format(low) : `${number.format(low)} to ${number.format(high)}`} options, as half of the rivals’ lists do.${names.length === 0 ? '' : ` Named most often: ${list.format(names)}.`}`,
  pagesWithIt: ({ k, n }) => `${k} of ${pages(n)} cover this.`,
  words: ({ low, high }) =>
    low === high ? `${number.format(low)} words` : `${number.format(low)} to ${number.format(high)} words`,
  aboutWords: (words) => `about ${number.format(words)} words`,
  sitesAgree: ({ k, n }) => `${k} of ${n} sites give this figure`,
  nobodyAnswers: 'No page answers this yet.',
  linkFromHere: ({ rank }) => `result ${rank} for this keyword`,
};
