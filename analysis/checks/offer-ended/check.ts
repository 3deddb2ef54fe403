/** Check: the page offers something until a day that is past. */

import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const offerEndedRule = defineRule({
  id: 'offer_ended',
  version: 2,
  name: 'A sentence of the page offers something until a day that is past, and no other until a day to come',
  constants: {
    confidence: { value: 0.9, unit: 'probability', reason: 'the page gives the day itself' },
    size: { value: 1, unit: 'share of the gap', reason: 'what has ended is not to be had' },
  },
  knownLimits: ['Offers are known by words of English, French, German and Spanish.'],
});

const { confidence, size } = offerEndedRule.values;

export interface OfferParams {
  /** The sentence with the offer. */
  text: string;
  /** The day on which it ended (ISO). */
  day: string;
}

export const offerEnded = defineCheck({
  id: 'offer-ended',
  category: 'freshness',
  // Not for news: it tells what was offered then.
  appliesTo: anySubject('guide', ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'high', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['signs', 'page'],
  run: ({ signs: { own }, page }) =>
    failWith<OfferParams>(
      own.ended_offer === null
        ? []
        : [
            {
              params: own.ended_offer,
              observed: { value: true, ev: [page.source_id] },
              expected: { value: false, basis: 'evidence', ev: [] },
              confidence,
              affects: [],
              size,
              reach: 1,
              json_pointer: '/page/passages',
            },
          ],
    ),
});
