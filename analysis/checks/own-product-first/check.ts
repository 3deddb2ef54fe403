/** Check: a list that recommends options puts the site's own one first. */
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';
import { sharesSiteName } from '../site-name.ts';

export const ownProductFirstRule = defineRule({
  id: 'own_product_first',
  version: 3,
  name: 'The first entry of a list of recommendations has the name of the site',
  constants: {
    minEntries: { value: 3, unit: 'names', reason: 'two names are a comparison with a rival, which says whose it is' },
    minLetters: { value: 4, unit: 'letters', reason: 'a shorter name is part of many domains by chance' },
    confidence: {
      value: 0.8,
      unit: 'probability',
      reason: 'a site may have the name of a product that is not its own',
    },
  },
  knownLimits: ['An own product under another name than that of the site is not seen.'],
});

const { minEntries, minLetters, confidence } = ownProductFirstRule.values;

export interface OwnProductParams {
  name: string;
  domain: string;
  /** Number of entries of the list. */
  all: number;
  /** Whether the page says how it chose and ordered them. */
  hasMethod: boolean;
}

export const ownProductFirst = defineCheck({
  id: 'own-product-first',
  category: 'trust',
  appliesTo: anySubject(...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['signs', 'entries', 'document', 'page'],
  run: ({ signs: { own }, entries, document, page }) => {
    // The name of the site is no entry in general; numbered as the first, it is.
    const numbered = document.blocks.flatMap(({ kind, text }) =>
      kind === 'heading' ? (/^\s*(?:#|№)?(\p{N}{1,3})[.):]\s+(.+)$/u.exec(text) ?? []).slice(1) : [],
    );
    const first = numbered[0] === '1' ? numbered[1] : undefined;
    const isOwn = first !== undefined && sharesSiteName(first, own.domain, minLetters);
    const name = isOwn ? first : entries[0];
    // What is numbered from one again is another list.
    const numbers = numbered.flatMap((part, at) => (at % 2 === 0 ? [Number(part)] : []));
    const end = numbers.findIndex((number, at) => number !== at + 1);
    const all = isOwn ? (end < 0 ? numbers.length : end) : entries.length;
    if (name === undefined || all < minEntries || !sharesSiteName(name, own.domain, minLetters))
      return failWith<OwnProductParams>([]);
    // "LessAccounting: the best for getting paid" says the name before what is said of it.
    const [called = name] = name.split(/[:：]\s|\s[–—|-]\s/u);
    return failWith([
      {
        params: { name: called, domain: own.domain, all, hasMethod: own.method !== null },
        observed: { value: called, ev: [page.source_id] },
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
