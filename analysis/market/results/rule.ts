/** The rule of results: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const resultsRule = defineRule({
  id: 'results',
  version: 2,
  name: 'Results: what each page is, who speaks there and what it has',
  constants: {
    minColumns: {
      value: 3,
      unit: 'columns',
      reason: 'two things compared need a column each, and one for what is compared',
    },
    maxHeadingChars: {
      value: 80,
      unit: 'characters',
      reason: 'longer headings are sentences, in which "the difference" may be any',
    },
    minWordsBelow: { value: 25, unit: 'words', reason: 'fewer words below a heading compare nothing' },
    maxReadChars: { value: 500, unit: 'characters', reason: '25 words of any language fit in' },
    maxLabelChars: { value: 40, unit: 'characters', reason: 'a longer heading says more than "pros and cons"' },
    maxSchemaTypes: { value: 30, unit: 'types', reason: 'more are repetitions' },
    maxAuthorChars: { value: 100, unit: 'characters', reason: 'longer is not a name' },
  },
  knownLimits: ['unread_pages_by_result'],
});
