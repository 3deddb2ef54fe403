/** The rule for cutting passages: its constants, their reasons and its known limits. */
import { defineRule } from '../rules/rule.ts';

export const documentRule = defineRule({
  id: 'passages_of_page',
  version: 2,
  name: 'Passages of a page: neighbouring blocks under one heading, cut and joined to the length of an answer',
  constants: {
    minParagraphWords: {
      value: 25,
      unit: 'words',
      reason: 'a shorter paragraph rarely stands alone; it is joined with the next',
    },
    targetWords: {
      value: 90,
      unit: 'words',
      reason: 'paragraphs are joined up to about the length of an answer that engines quote whole',
    },
    maxWords: {
      value: 240,
      unit: 'words',
      reason: 'a longer block is cut between its sentences: nothing so long is quoted whole',
    },
    minWords: { value: 4, unit: 'words', reason: 'fewer words say nothing alone: a number, a button, a name' },
    maxPassages: {
      value: 1_500,
      unit: 'passages',
      reason: 'a page as long as may be read has some 170; this many are a list that no answer quotes to its end',
      source: 'npm run bench:large',
    },
    minComparisonColumns: {
      value: 3,
      unit: 'columns',
      reason: 'two things compared need a column each, and one for what is compared',
    },
  },
  knownLimits: ['passages_end_at_headings'],
});
