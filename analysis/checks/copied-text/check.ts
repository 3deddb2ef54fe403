/** Check: much of the text stands word for word on a page of the market. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { copiedTextRule } from './rule.ts';

const { minShare, confidence } = copiedTextRule.values;

export const copiedText = defineCheck({
  id: 'copied-text',
  category: 'risk',
  needs: ['originality', 'passages', 'page'],
  run: ({ originality: { nearest_source: nearest }, passages, page }) => {
    if (nearest === null) return notApplicable('no_shared_run');
    if (nearest.overlap < minShare) return failWith<{ overlap: number; domain: string }>([]);
    const quoted = [...passages.values()].find(({ id }) => id.startsWith(`${nearest.source_id}.`));
    return failWith([
      {
        params: { overlap: nearest.overlap, domain: quoted?.domain ?? nearest.source_id },
        observed: { value: nearest.overlap, ev: [page.source_id] },
        expected: { value: minShare, basis: 'market', ev: [nearest.source_id] },
        confidence,
        affects: [],
        size: nearest.overlap,
        reach: 1,
        json_pointer: '/gap/originality/nearest_source/overlap',
      },
    ]);
  },
});
