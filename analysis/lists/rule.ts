/** The rule of the report's lists: how much of a long list is written. */
import { defineRule } from '../rules/rule.ts';

export const listsRule = defineRule({
  id: 'lists',
  version: 2,
  name: 'Lists of the report: the first of each, and whatever else the report refers to',
  constants: {
    maxTerms: { value: 8, unit: 'terms', reason: 'as many as a writer can mind; those of a topic are kept besides' },
    maxClaims: {
      value: 28,
      unit: 'claims',
      reason: 'with 15, a third of the facts that readers of ten markets name would be lost',
      source: 'npm run bench:markets',
    },
    maxEntities: {
      value: 45,
      unit: 'entities',
      reason: 'with 20, a fifth of the names that readers of ten markets name would be lost',
      source: 'npm run bench:markets',
    },
    maxQuotedEntities: { value: 8, unit: 'entities', reason: 'later ones name their pages but quote no passage' },
  },
  knownLimits: ['measured_before_lists_cut'],
});
