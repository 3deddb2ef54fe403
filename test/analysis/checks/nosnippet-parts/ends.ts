/** How the check nosnippet-parts ends, and by which change of an ordinary page. */
import { access, type End } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'a third', access({ nosnippet_share: 0.33 })],
  ['pass', 'a notice', access({ nosnippet_share: 0.05 })],
];
