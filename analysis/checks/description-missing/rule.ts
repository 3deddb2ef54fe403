/** The rule of description missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const descriptionMissingRule = defineRule({
  id: 'description_missing',
  version: 1,
  name: 'The page has no meta description, most pages of the market have one',
  constants: {
    minShare: { value: 0.5, unit: 'share of pages', reason: 'below half of the pages it is not what the market does' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    confidence: { value: 0.9, unit: 'probability', reason: 'the markup says it or does not' },
  },
  knownLimits: ['Search engines often write a description of their own.'],
});
