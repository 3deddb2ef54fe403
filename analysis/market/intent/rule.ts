/** The rule of intent: its constants, their reasons and its known limits. */

import { defineRule } from '../../rules/rule.ts';
import {
  contentTypeWeights,
  featureWeights,
  namedSiteWeight,
  placeWeight,
  questionWeights,
  wishWeights,
} from './intent-weights.ts';

export const intentRule = defineRule({
  id: 'intent',
  version: 6,
  name: 'Intent: weighted signs of the keyword’s words, the parts of the results page and the kinds of results',
  referenceUrl: 'https://doi.org/10.1145/792550.792552',
  constants: {
    wishWeights: { value: wishWeights, unit: 'weight', reason: 'each has its own' },
    questionWeights: { value: questionWeights, unit: 'weight', reason: 'each has its own' },
    featureWeights: { value: featureWeights, unit: 'weight', reason: 'each has its own' },
    contentTypeWeights: { value: contentTypeWeights, unit: 'share of resultsWeight', reason: 'each has its own' },
    namedSiteWeight: { value: namedSiteWeight, unit: 'weight', reason: 'it has its own' },
    placeWeight: { value: placeWeight, unit: 'weight', reason: 'it has its own' },
    resultsWeight: {
      value: 4,
      unit: 'weight',
      reason:
        'all results together weigh about as much as an explicit word, since the engine ranks what searchers chose',
    },
    minHomePages: {
      value: 2,
      unit: 'home pages',
      reason: 'a single home page may be the site looked for; several are what the searcher chooses among',
    },
    minLocalOffers: {
      value: 2,
      unit: 'local services',
      reason: 'one may have come by its name; several are what searchers in that place choose among',
    },
    minLead: {
      value: 0.2,
      unit: 'share of the weight',
      reason: 'with a smaller lead, two of ten results of another type would reverse the order',
    },
  },
  knownLimits: ['weights_by_judgement', 'words_without_context'],
});
