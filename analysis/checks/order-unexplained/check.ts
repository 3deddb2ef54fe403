/** Check: an entry of a ranked list stands above one that the page itself rates higher. */
import type { EntryRating } from '../../page/signs/entry-ratings.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const orderUnexplainedRule = defineRule({
  id: 'order_unexplained',
  version: 1,
  name: 'An entry of a list stands above one that the same list rates higher',
  constants: {
    minGapOfFirst: {
      value: 0.15,
      unit: 'points',
      reason: 'Readers ask why the first is first; a tenth of a point is no difference.',
    },
    minGap: { value: 0.75, unit: 'points', reason: 'Further down only a wide difference strikes a reader.' },
    confidence: { value: 0.7, unit: 'probability', reason: 'the list may be ordered by something else, and say so' },
    size: { value: 0.7, unit: 'share of the gap', reason: 'a sentence mends it' },
  },
  knownLimits: ['Only ratings that all entries show in the same form are compared.'],
});

const { minGapOfFirst, minGap, confidence, size } = orderUnexplainedRule.values;

/** Two entries: `upper` stands above and has the lower rating. */
export interface OrderParams {
  upper: EntryRating;
  lower: EntryRating;
}

export const orderUnexplained = defineCheck({
  id: 'order-unexplained',
  category: 'trust',
  appliesTo: readable(...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['signs', 'page'],
  run: ({ signs: { own }, page }) => {
    const found = strangest(own.ratings);
    if (found === null) return failWith<OrderParams>([]);
    return failWith([
      {
        params: found,
        observed: { value: found.upper.rating, ev: [page.source_id] },
        expected: { value: found.lower.rating, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/gap/trust',
      },
    ]);
  },
});

/** The first entry that is rated clearly lower than one below it; null for lists in the order of the alphabet. */
function strangest(ratings: readonly EntryRating[]): OrderParams | null {
  const names = ratings.map(({ name }) => name);
  if (names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name)) return null;
  for (const [index, upper] of ratings.entries()) {
    const least = upper.rating + (index === 0 ? minGapOfFirst : minGap);
    const lower = ratings.slice(index + 1).find(({ rating, place }) => rating >= least && place > upper.place);
    if (lower !== undefined) return { upper, lower };
  }
  return null;
}
