/** How the check claim-differs ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { claim, claimGap } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'three sites say otherwise', { claim_gaps: [claimGap] }],
  [
    'pass',
    'one site says otherwise',
    { claim_gaps: [claimGap], claims: [{ ...claim, consensus: { ...claim.consensus, k: 1 } }] },
  ],
  ['not_applicable no_disputed_figure', 'nothing differs', {}],
];
