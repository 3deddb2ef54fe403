/** Check: the page gives one thing two prices that cannot both hold. */
import type { PriceConflict } from '../../page/claims/price-conflicts.ts';
import { defineRule } from '../../rules/rule.ts';
import type { Applicability } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const pricesContradictRule = defineRule({
  id: 'prices_contradict',
  version: 3,
  name: 'The page gives one thing two prices that cannot both hold',
  constants: {
    maxFindings: { value: 2, unit: 'findings', reason: 'who corrects two reads the other prices' },
    confidence: { value: 0.7, unit: 'probability', reason: 'the prices may be those of two variants' },
    size: { value: 1, unit: 'share of the gap', reason: 'one of the two prices is wrong' },
  },
  knownLimits: ['Only prices that a sentence or a table ties to one name are compared.'],
});

const { maxFindings, confidence, size } = pricesContradictRule.values;

export const pricesContradict = defineCheck({
  id: 'prices-contradict',
  category: 'facts',
  appliesTo: { types: 'every_page', when: 'any_subject' } satisfies Applicability,
  weight: { severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['price_conflicts'],
  run: ({ price_conflicts }) =>
    failWith<PriceConflict>(
      price_conflicts.slice(0, maxFindings).map((params) => ({
        params,
        observed: { value: params.first, ev: [params.passages[0]] },
        expected: { value: params.second, basis: 'evidence' as const, ev: [params.passages[1]] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/page/passages',
      })),
    ),
});
