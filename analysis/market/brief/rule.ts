/** The rule of brief: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const briefRule = defineRule({
  id: 'brief',
  version: 7,
  name: 'Brief: the usual list of options, and the topics with sections that rivals head or searchers ask about, in the median order in which the pages treat them',
  constants: {
    lengthRange: {
      value: { low: 0.25, high: 0.75 },
      unit: 'quantile of the words of answers',
      reason: 'half of the answers have a length in between',
    },
    minParts: {
      value: 3,
      unit: 'parts',
      reason: 'with fewer, pages hardly head their sections, so every topic counts',
    },
    maxParts: {
      value: 10,
      unit: 'parts',
      reason: 'a longer outline is not one; the topics with fewest sections are dropped',
    },
    maxHeadings: { value: 1, unit: 'headings', reason: 'enough to show what rivals write there' },
    minNames: { value: 3, unit: 'names', reason: 'fewer are no list' },
    minLists: { value: 2, unit: 'lists', reason: 'one list says nothing of what is usual' },
    minListings: { value: 2, unit: 'lists', reason: 'what one list names, its author may sell' },
    maxNames: { value: 5, unit: 'names', reason: 'the others stand under the options' },
    maxOtherWords: {
      value: 1,
      unit: 'words that are not in the keyword',
      reason: 'a question with more of its own asks for a part: "Does coffee history begin in Yemen?"',
    },
    maxTitleChars: {
      value: 60,
      unit: 'characters',
      reason: 'results pages cut longer titles: they are given about 600 pixels',
    },
    maxDescriptionChars: {
      value: 155,
      unit: 'characters',
      reason: 'results pages cut longer descriptions: they are given about 920 pixels',
    },
    maxFactsOfPart: { value: 3, unit: 'facts', reason: 'what a section can carry; the others are listed once, below' },
    maxListed: { value: 10, unit: 'questions or facts', reason: 'a writer works through no longer list' },
    maxEvidence: { value: 3, unit: 'references', reason: 'enough to check' },
  },
  knownLimits: ['brief_covers_market'],
});
