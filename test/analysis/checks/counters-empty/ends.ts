/** How the check counters-empty ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const blocks = (...texts: string[]) => ({
  document: { modelInstructions: [], blocks: texts.map((text) => ({ text })) } as unknown as Artifacts['document'],
});
const counters = blocks('0 +', 'desks sold', '0', 'cities');

export const ends: readonly End[] = [
  ['fail', 'two counters read zero', counters],
  ['pass', 'one counter reads zero', blocks('0 +', 'desks sold', '12', 'cities')],
  ['pass', 'zeros have no sign of a counter', blocks('0', 'desks sold', '0', 'cities')],
  ['pass', 'nothing is named below the zeros', blocks('0 +', '0 +', '2026')],
  ['not_applicable other_kind_of_page', 'a thread', { ...counters, page_type: 'forum' }],
];
