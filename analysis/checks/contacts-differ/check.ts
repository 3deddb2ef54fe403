/** Check: a telephone number or mail address on the page is a link to another one. */
import type { ContactFault } from '../../extract/facts/addresses/contact-faults.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const contactsDifferRule = defineRule({
  id: 'contacts_differ',
  version: 1,
  name: 'A telephone number or mail address that is shown on a link to another one',
  constants: {
    maxNamed: { value: 3, unit: 'links', reason: 'enough to find the template that writes them' },
    confidence: {
      value: 0.9,
      unit: 'probability',
      reason: 'a script may put another number in place of the one shown',
    },
  },
  knownLimits: ['Numbers of fewer than ten digits, and those with letters, are not compared.'],
});

const { maxNamed, confidence } = contactsDifferRule.values;

export interface ContactsParams {
  /** The first ones, in page order. */
  contacts: ContactFault[];
  all: number;
}

export const contactsDiffer = defineCheck({
  id: 'contacts-differ',
  category: 'trust',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    const all = facts.contactFaults.length;
    if (all === 0 || page.extraction.page_kind === 'forum') return failWith<ContactsParams>([]);
    return failWith([
      {
        params: { contacts: facts.contactFaults.slice(0, maxNamed), all },
        observed: { value: all, unit: 'links', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/trust',
      },
    ]);
  },
});
