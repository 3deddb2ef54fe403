/** The rule of max snippet short: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const maxSnippetShortRule = defineRule({
  id: 'max_snippet_short',
  version: 1,
  name: 'The page allows only short snippets',
  constants: {
    minSnippetChars: {
      value: 160,
      unit: 'characters',
      reason: 'an ordinary search snippet has this length; what is shorter is rarely an answer',
    },
  },
  knownLimits: [],
});
