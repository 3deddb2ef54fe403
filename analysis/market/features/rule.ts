/** The rule of features: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const featuresRule = defineRule({
  id: 'features',
  version: 1,
  name: 'Parts of the results page, under one name whatever the provider calls them',
  constants: {
    maxItems: { value: 60, unit: 'items', reason: 'results pages have a few dozen items' },
    maxOwners: { value: 20, unit: 'sites', reason: 'enough to see who owns a part' },
  },
  knownLimits: ['provider_returns'],
});
