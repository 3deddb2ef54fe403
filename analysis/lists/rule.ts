/** The rule of the report's lists: how much of a long list is written. */
import { defineRule } from '../rules/rule.ts';

export const listsRule = defineRule({
  id: 'lists',
  version: 1,
  name: 'Lists of the report: the first of each, and whatever else the report refers to',
  constants: {
    maxTerms: { value: 20, unit: 'terms', reason: 'as many as a writer can mind; those of a topic are kept besides' },
    maxClaims: { value: 15, unit: 'claims', reason: 'the first are stated by several sites or answer the keyword' },
    maxEntities: { value: 20, unit: 'entities', reason: 'later ones are named by two pages' },
  },
  knownLimits: ['measured_before_lists_cut'],
});
