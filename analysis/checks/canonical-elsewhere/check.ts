/** Check: the canonical link of the page points to another address. */
import { defineRule } from '../../rules/rule.ts';
import { served } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const canonicalElsewhereRule = defineRule({
  id: 'canonical_elsewhere',
  version: 2,
  name: 'The canonical link leads to another page',
  constants: {
    minIdDigits: { value: 7, unit: 'digits', reason: 'the number of an item; a year, or a month with it, has fewer' },
    maxSpaces: { value: 3, unit: 'spaces', reason: 'more stand in a sentence, such as the title of the page' },
  },
  knownLimits: ['Two addresses of one item are recognized by its number only.'],
});

const { minIdDigits, maxSpaces } = canonicalElsewhereRule.values;

export interface CanonicalParams {
  href: string;
  /** Whether the address can exist on the web: its host has an ending, such as “.com”, and it is no sentence. */
  isOnWeb: boolean;
}

export const canonicalElsewhere = defineCheck({
  id: 'canonical-elsewhere',
  category: 'access',
  appliesTo: served,
  weight: { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  needs: ['page'],
  run: ({ page: { source_id, access, final_url } }) => {
    const { canonical } = access;
    if (canonical === null) return notApplicable('no_canonical');
    // A shop or forum knows an item by its number, whatever else the address says.
    if (canonical.self || idsOf(canonical.href).some((id) => idsOf(final_url).includes(id)))
      return failWith<CanonicalParams>([]);
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

/** Parts of the path of an address that hold a number of an item: "N82E16814126712", "1005010537563439". */
function idsOf(href: string): string[] {
  const parts = URL.parse(href)?.pathname.split(/[/._-]/u) ?? [];
  return parts.filter((part) => (part.match(/\p{Nd}/gu)?.length ?? 0) >= minIdDigits);
}

/** Whether an address can exist on the web. A path of several words with spaces is a text in its place. */
function isOnWeb(href: string): boolean {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return false;
  return url.pathname.split('%20').length - 1 <= maxSpaces;
}
