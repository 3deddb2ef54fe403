/** Check: links lead nowhere, through the redirect of the program that they were copied from, or to no profile. */
import type { LinkFault, LinkFaultKind } from '../../extract/facts/addresses/link-faults.ts';
import { domainOf } from '../../gather/address.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const linksBrokenRule = defineRule({
  id: 'links_broken',
  version: 1,
  name: 'Links with an address that no site can have, with that of a mail program before their own, or to no profile',
  constants: {
    maxNamed: { value: 3, unit: 'links', reason: 'enough to see what they have in common' },
    confidence: { value: 0.95, unit: 'probability', reason: 'the markup says it; a script may change it' },
    sizeOfOthers: {
      value: 0.5,
      unit: 'share of the gap',
      reason: 'What is copied leads to the right place for now, and a button to the right network.',
    },
  },
  knownLimits: ['No link is opened: an address that is written well may lead nowhere, too.'],
});

const { maxNamed, confidence, sizeOfOthers } = linksBrokenRule.values;

export interface LinksBrokenParams {
  kind: LinkFaultKind;
  /** The first ones, in page order; `to` is the address, or the site of the redirect or network. */
  links: { text: string; to: string }[];
  all: number;
}

export const linksBroken = defineCheck({
  id: 'links-broken',
  category: 'trust',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    if (page.extraction.page_kind === 'forum') return failWith<LinksBrokenParams>([]);
    const byKind = Map.groupBy(facts.linkFaults, ({ kind }) => kind);
    return failWith(
      [...byKind].map(([kind, links]) => ({
        params: { kind, links: links.slice(0, maxNamed).map(shown), all: links.length },
        observed: { value: links.length, unit: 'links', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: kind === 'nowhere' ? 1 : sizeOfOthers,
        reach: 1,
        json_pointer: '/gap/trust',
      })),
    );
  },
});

function shown({ kind, href, text }: LinkFault): { text: string; to: string } {
  return { text, to: kind === 'nowhere' ? href : domainOf(href) };
}
