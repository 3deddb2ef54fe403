/** Check: the canonical link of the page points to another address. */
import { served } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export interface CanonicalParams {
  href: string;
  /** Whether the address has a host that can exist on the web: one with an ending, such as “.com”. */
  isOnWeb: boolean;
}

export const canonicalElsewhere = defineCheck({
  id: 'canonical-elsewhere',
  category: 'access',
  appliesTo: served,
  weight: { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  needs: ['page'],
  run: ({ page: { source_id, access } }) => {
    const { canonical } = access;
    if (canonical === null) return notApplicable('no_canonical');
    if (canonical.self) return failWith<CanonicalParams>([]);
    return failWith([
      {
        params: { href: canonical.href, isOnWeb: isOnWeb(canonical.href) },
        observed: { value: canonical.href, ev: [source_id] },
        expected: { value: null, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/access/canonical/self',
      },
    ]);
  },
});

function isOnWeb(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
