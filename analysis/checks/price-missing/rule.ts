/** The rule of price missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const priceMissingRule = defineRule({
  id: 'price_missing',
  version: 2,
  name: 'Pages of the market state prices, this page states none',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a price is not what the market shows',
    },
    minShareOfOffers: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'a buyer asks a seller for the price first, and guides among the results have none to give',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a price may be shown by a script' },
  },
  knownLimits: [],
});
