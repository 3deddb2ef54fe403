/** The rule of opportunities: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const opportunitiesRule = defineRule({
  id: 'opportunities',
  version: 6,
  name: 'Opportunities: what is asked or called for and few pages give',
  constants: {
    minOldFactPages: {
      value: 2,
      unit: 'pages',
      reason: 'what one page alone charges is its own offer: a newer figure for it would interest nobody',
    },
    oldAfterDays: {
      value: { price: 365, percentage: 730, count: 730 },
      unit: 'days',
      reason:
        'prices are revised within a year; shares and counts come from surveys, of which one may have been missed',
    },
    maxDisputeValues: { value: 3, unit: 'figures', reason: 'enough to see how far apart the sites are' },
    maxFactEvidence: { value: 4, unit: 'references', reason: 'two for the figure and two against it' },
    minSteps: {
      value: 3,
      unit: 'headings',
      reason: 'headings that number steps or things to do in a row are steps, though each has text of its own',
    },
    minAsking: { value: 2, unit: 'pages', reason: "a question that a single page asks is its author's own" },
    maxAnsweredShare: { value: 0.3, unit: 'share of pages', reason: 'below it chance explains the answers as well' },
    weakShare: {
      value: 0.5,
      unit: 'share of the usual score',
      reason: 'a best answer that fits its question half as well as is usual here is weak',
    },
    maxEvidence: { value: 3, unit: 'references', reason: 'enough to check' },
    maxOpportunities: { value: 20, unit: 'opportunities', reason: 'a list that a person can work through' },
    maxOfType: { value: 5, unit: 'opportunities', reason: 'more of one kind would crowd out the others' },
    minPages: { value: 2, unit: 'pages', reason: "a topic that a single page treats is its author's own" },
  },
  knownLimits: ['rarity_is_no_demand'],
});
