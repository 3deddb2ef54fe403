/** How the check canonical-elsewhere ends, and by which change of an ordinary page. */
import { access, type End } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'another address', access({ canonical: { href: 'https://b.example/', self: false } })],
  ['fail', 'an address without an ending', access({ canonical: { href: 'http://desk-guide/', self: false } })],
  ['not_applicable no_canonical', 'none', access({ canonical: null })],
];
