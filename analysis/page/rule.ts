/** The rule of the gap section: constants with their reasons, and known limits. */
import { defineRule } from '../rules/rule.ts';

export const gapRule = defineRule({
  id: 'gap',
  version: 4,
  name: 'Comparison of the page with its market: what both have, what each has alone',
  constants: {
    retestAfterDays: {
      value: 28,
      unit: 'days',
      reason: 'engines fetch most pages again within weeks; before that a change has not been seen',
    },
    maxReasons: { value: 3, unit: 'reasons', reason: 'more are not read' },
    maxOwn: { value: 10, unit: 'items', reason: "enough to see what is the page's own" },
    minSharedShare: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'named by this share of the pages, a thing belongs to the market',
    },
    minKeywordShare: {
      value: 0.5,
      unit: 'of the rarity of the keyword’s words',
      reason:
        'A question that shares only a common word of the keyword, or one of several, is about something beside it.',
    },
    maxNamedShare: {
      value: 0.5,
      unit: 'share of the pages',
      reason: 'A product or firm that fewer pages name is the matter of those pages, not of the keyword.',
    },
    minInitials: { value: 3, unit: 'words', reason: 'Two initials stand for too many things.' },
    maxEvidence: { value: 5, unit: 'references', reason: 'enough to check' },
  },
  knownLimits: ['this_market_alone'],
});
