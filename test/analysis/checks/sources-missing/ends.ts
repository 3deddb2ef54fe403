/** How the check sources-missing ends, and by which change of an ordinary page. */
import { type End, few, own, shows, trust } from '../changes.ts';
import { four } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'the market links', trust({ sources_cited: 0 })],
  ['fail', 'a study has no name', shows({ unsourced: 'Studies have shown that standing burns 8% more.' })],
  ['pass', 'few link', { ...own({}, four({ outbound_domains: 0 })), ...trust({ sources_cited: 0 }) }],
  ['undecided too_few_pages', 'two pages', few],
];
