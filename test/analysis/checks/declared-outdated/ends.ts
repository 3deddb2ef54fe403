/** How the check declared-outdated ends, and by which change of an ordinary page. */
import { type End, shows } from '../changes.ts';

const old = shows({ abandoned: 'This guide is no longer maintained.' });

export const ends: readonly End[] = [
  ['fail', 'the page says that nobody maintains it', old],
  ['pass', 'another page says it of itself', shows({}, { abandoned: 'This guide is no longer maintained.' })],
  ['not_applicable other_kind_of_page', 'a thread', { ...old, page_type: 'forum' }],
];
