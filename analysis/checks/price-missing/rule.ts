/** The rule of the check price-missing: its constants and their reasons. */
import { defineRule } from '../../rules/rule.ts';

export const priceMissingRule = defineRule({
  id: 'price_missing',
  version: 23,
  name: 'Pages of the market state prices, this page states none, or none for some entries of its list, or none where its heading asks for one',
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
    minShareOfTexts: {
      value: 0.75,
      unit: 'share of pages',
      reason: 'a text that sells nothing and helps to choose nothing speaks of money where nearly all do',
    },
    minSilent: { value: 5, unit: 'pages', reason: 'of so many sellers without a price, none can tell it beforehand' },
    reachOfOffers: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'Where hardly anybody names a price, one is asked for as often and found less; other gaps come before.',
    },
    minPricesOfList: {
      value: 2,
      unit: 'texts',
      reason: 'a list that gives prices gives several; one amount may be the money of a game or a prize',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minEntries: { value: 4, unit: 'entries', reason: 'of two or three things one may be free or not for sale' },
    minPricedShare: {
      value: 0.5,
      unit: 'share of entries',
      reason: 'a list that gives most entries a price means to give one for each',
    },
    maxNamed: { value: 5, unit: 'entries', reason: 'enough to begin with' },
    minSectionWords: {
      value: 30,
      unit: 'words',
      reason: 'A shorter text below a question leads to the page that answers it.',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'a price may be shown by a script' },
  },
  knownLimits: [],
});
