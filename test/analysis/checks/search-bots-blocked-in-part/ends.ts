/** How the check search-bots-blocked-in-part ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { accessBy } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'one of the lesser crawlers is refused', { access: accessBy('User-agent: OAI-SearchBot\nDisallow: /') }],
  ['not_applicable left_to_a_gate', 'all are refused', { access: accessBy('User-agent: *\nDisallow: /') }],
  ['pass', 'those for training are refused', { access: accessBy('User-agent: GPTBot\nDisallow: /') }],
  ['undecided robots_not_asked', 'nobody looked', { access: accessBy() }],
];
