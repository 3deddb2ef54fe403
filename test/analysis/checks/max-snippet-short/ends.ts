/** How the check max-snippet-short ends, and by which change of an ordinary page. */
import { access, type End } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'fifty characters', access({ max_snippet: 50 })],
  ['pass', 'as many as a snippet has', access({ max_snippet: 160 })],
  ['not_applicable left_to_a_gate', 'none at all', access({ max_snippet: 0, snippet_allowed: false })],
];
