/** Check: the page holds text that tells language models what to do. */
import { defineCheck, failWith } from '../check.ts';
import { modelInstructionsRule } from './rule.ts';

const { confidence } = modelInstructionsRule.values;

export const modelInstructions = defineCheck({
  id: 'model-instructions',
  category: 'risk',
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
