/** How the check canonical-elsewhere ends, and by which change of an ordinary page. */
import { access, type End } from '../changes.ts';
import { page } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'another address', access({ canonical: { href: 'https://b.example/', self: false } })],
  ['fail', 'an address without an ending', access({ canonical: { href: 'http://desk-guide/', self: false } })],
  [
    'fail',
    'a sentence in its place',
    access({ canonical: { href: 'https://own.example/What%20are%20the%20types%20of%20wine?', self: false } }),
  ],
  [
    'pass',
    'the same item under another name',
    {
      page: {
        ...page,
        final_url: 'https://own.example/rtx-4070/p/N82E16814126712?item=1',
        access: { ...page.access, canonical: { href: 'https://own.example/rtx-4080/p/N82E16814126712', self: false } },
      },
    },
  ],
  ['not_applicable no_canonical', 'none', access({ canonical: null })],
];
