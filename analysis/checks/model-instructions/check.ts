/** Check: the page contains instructions to language models. */

import { defineRule } from '../../rules/rule.ts';
import { served } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const modelInstructionsRule = defineRule({
  id: 'model_instructions',
  version: 1,
  name: 'The page contains text that instructs language models',
  constants: {
    confidence: { value: 0.8, unit: 'probability', reason: 'an article about such instructions quotes them' },
  },
  knownLimits: [],
});

const { confidence } = modelInstructionsRule.values;

export const modelInstructions = defineCheck({
  id: 'model-instructions',
  category: 'risk',
  appliesTo: served,
  weight: { severity: 'high', effort: 'S', metric: 'eligibility', practice: null },
  needs: ['document', 'page'],
  run: ({ document, page }) => {
    const [first] = document.modelInstructions;
    if (first === undefined) return failWith<{ text: string; hidden: boolean; count: number }>([]);
    const { length: count } = document.modelInstructions;
    return failWith([
      {
        params: { text: first.text, hidden: document.modelInstructions.some(({ hidden }) => hidden), count },
        observed: { value: first.text, ev: [page.source_id] },
        expected: { value: null, basis: 'standard', ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/not_recommended',
      },
    ]);
  },
});
