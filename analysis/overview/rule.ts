/** The rule of the overview: its constants, their reasons and its known limits. */
import { defineRule } from '../rules/rule.ts';

export const overviewRule = defineRule({
  id: 'overview',
  version: 9,
  name: 'Overview: the findings or the outline in a verdict, up to five actions and a table against the best ranked',
  constants: {
    minCounted: { value: 4, unit: 'topics or questions', reason: 'a page that leaves one question open is not behind' },
    maxActions: { value: 5, unit: 'actions', reason: 'more are not done first' },
    maxTopRank: { value: 3, unit: 'place', reason: 'who ranks among the first three wonders at a low score' },
    maxRivals: { value: 3, unit: 'pages', reason: 'the table fits a sheet of paper' },
    maxNamed: { value: 3, unit: 'topics or sites', reason: 'a sentence with more is not read' },
    minSections: { value: 2, unit: 'pages', reason: 'a section that one page alone has is its own choice' },
    minNaming: { value: 3, unit: 'pages', reason: 'what two pages share may be chance' },
    minUnnamed: { value: 2, unit: 'topics', reason: 'what a page leaves out alone is its choice' },
    minShareOfKind: {
      value: 0.3,
      unit: 'share of results',
      reason: 'of fewer, the results are of many kinds and no kind is the one to choose',
    },
    minAnsweringPages: { value: 2, unit: 'pages', reason: 'what one page answers may be its own subject' },
  },
  knownLimits: ['best_ranked_not_best'],
});
