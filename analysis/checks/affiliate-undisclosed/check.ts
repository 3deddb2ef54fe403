/** Check: links of the text earn the site money when a reader buys, and the page nowhere says so. */

import { domainOf } from '../../gather/address.ts';
import { discloses } from '../../page/signs/disclosures.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const affiliateUndisclosedRule = defineRule({
  id: 'affiliate_undisclosed',
  version: 1,
  name: 'The text has affiliate links, and no visible text of the page says so',
  constants: {
    minLinks: {
      value: 3,
      unit: 'links',
      reason: 'one or two may be advertisements or gifts; several are how the page earns',
    },
    maxHosts: { value: 3, unit: 'hosts', reason: 'enough to find the links by' },
    confidence: { value: 0.85, unit: 'probability', reason: 'a script may write the disclosure' },
  },
  knownLimits: ['Words of a disclosure are known in English, German, French and Spanish.'],
});

const { minLinks, maxHosts, confidence } = affiliateUndisclosedRule.values;

export interface AffiliateParams {
  links: number;
  /** Where they lead, without `www.`: the commonest hosts. */
  hosts: string[];
}

/**
 * Whoever recommends something and earns by it has to say so, near it and in plain words: FTC endorsement guides
 * (16 CFR 255.5, "Disclosure of material connections"); UWG section 5a (4) in Germany; Directive 2005/29/EC, article 7.
 */
export const affiliateUndisclosed = defineCheck({
  id: 'affiliate-undisclosed',
  category: 'trust',
  appliesTo: anySubject(...texts, ...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'language', 'page'],
  run: ({ document, language, page }) => {
    const { links, visibleText } = document.facts;
    const earning = links.earning.length;
    if (earning < minLinks || discloses('earning', visibleText, language.wanted) !== false)
      return failWith<AffiliateParams>([]);
    const counts = new Map<string, number>();
    for (const { url } of links.earning) {
      const host = domainOf(url);
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
    const hosts = [...counts].toSorted(([, a], [, b]) => b - a).map(([host]) => host);
    return failWith([
      {
        params: { links: earning, hosts: hosts.slice(0, maxHosts) },
        observed: { value: earning, unit: 'links', ev: [page.source_id] },
        expected: { value: 'disclosed', basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/trust',
      },
    ]);
  },
});
