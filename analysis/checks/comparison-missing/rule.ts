/** The rule of missing comparisons. */
import { defineRule } from '../../rules/rule.ts';

export const comparisonMissingRule = defineRule({
  id: 'comparison_missing',
  version: 18,
  name: 'Pages of the market compare options, or the page lists things to choose from, and it has no table of them',
  constants: {
    minShare: { value: 0.4, unit: 'share of pages', reason: 'two pages of five make comparing usual in a market' },
    minPrices: { value: 2, unit: 'texts', reason: 'one amount may be a prize or the money of a game' },
    minLabels: {
      value: 2,
      unit: 'labels',
      reason: 'entries that repeat labels can be set in a table at once; one is no table',
    },
    minWordOfTable: { value: 3, unit: 'letters', reason: '“vs” compares two; “comparison” announces a table' },
    maxLineChars: { value: 60, unit: 'characters', reason: 'a longer line is a sentence' },
    minLabelChars: { value: 3, unit: 'letters', reason: '“Q:” and “A:” label questions and answers' },
    minRead: { value: 3, unit: 'pages', reason: 'two pages say nothing of what a market does' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site tells is its own choice' },
    minListed: { value: 3, unit: 'entries', reason: 'a text on two things, or on a matter, lists nothing to compare' },
    minEntries: { value: 4, unit: 'names', reason: 'two or three things are compared in a sentence' },
    minLabelled: {
      value: 0.5,
      unit: 'share of entries',
      reason: 'a column that is blank in most rows compares little',
    },
    minLongList: { value: 5, unit: 'entries', reason: 'so many with the same labels are a table in lines' },
    maxTableRows: { value: 40, unit: 'entries', reason: 'a longer table needs a filter, not a place at the top' },
    maxEntries: { value: 3, unit: 'names', reason: 'enough to show which entries are meant' },
    maxColumns: { value: 5, unit: 'columns', reason: 'a wider table does not fit a small screen' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a comparison in running text is not recognized' },
  },
  knownLimits: [],
});
