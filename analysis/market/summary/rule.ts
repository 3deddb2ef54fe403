/** The rule of summary: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const summaryRule = defineRule({
  id: 'summary',
  version: 1,
  name: 'Summary: the facts of the market that decide what to write',
  constants: {
    openingShare: {
      value: 0.3,
      unit: 'share of the text',
      reason: '44 % of citations come from the first 30 % of a page',
      source: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
    },
    maxEvidence: { value: 10, unit: 'references', reason: 'enough to check' },
    maxTopics: { value: 5, unit: 'topics', reason: 'more names in one sentence are not read' },
    minAsking: { value: 2, unit: 'pages', reason: "a question that a single page asks is its author's own" },
  },
  knownLimits: ['limits_of_sections'],
});
