/** The rule of the report's lists: how much of a long list is written. */
import { defineRule } from '../rules/rule.ts';

export const listsRule = defineRule({
  id: 'lists',
  version: 7,
  name: 'Lists of the report: the first of each, and whatever else the report refers to',
  constants: {
    maxTerms: {
      value: 3,
      unit: 'terms',
      reason: 'as many as a writer can mind, and a report of 120 KB can hold; the first of each topic is kept besides',
    },
    maxClaims: {
      value: 60,
      unit: 'claims',
      reason: 'no fact that readers of ten markets name is lost; with 45, one in twenty is',
      source: 'npm run bench:markets',
    },
    maxEntities: {
      value: 52,
      unit: 'entities',
      reason:
        'of the names that readers of ten markets name, these hold four in five; more do not fit into a report of 120 KB',
      source: 'npm run bench:markets',
    },
    maxTopicsQuotedTwice: { value: 10, unit: 'topics', reason: 'later ones quote one passage' },
    maxQuotedEntities: { value: 3, unit: 'entities', reason: 'later ones name their pages but quote no passage' },
  },
  knownLimits: ['measured_before_lists_cut'],
});
