/** Check: part of the text may not be quoted. */
import { defineCheck, failWith } from './check.ts';

/** A form or a notice may well be withheld; from a tenth of the text on it is content. */
const smallPart = 0.1;
const mostOfText = 0.9;

export const nosnippetParts = defineCheck({
  id: 'nosnippet-parts',
  category: 'access',
  needs: ['page'],
  unread: true,
  run: ({ page: { source_id, access } }) => {
    const withheld = access.nosnippet_share;
    if (withheld < smallPart || withheld >= mostOfText) return failWith<{ share: number }>([]);
    return failWith([
      {
        params: { share: withheld },
        observed: { value: withheld, ev: [source_id] },
        expected: { value: 0, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: withheld,
        reach: 1,
        json_pointer: '/page/access/nosnippet_share',
      },
    ]);
  },
});
