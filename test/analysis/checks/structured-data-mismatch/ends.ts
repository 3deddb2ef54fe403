/** How the check structured-data-mismatch ends, and by which change of an ordinary page. */
import { type End, schema } from '../changes.ts';

export const ends: readonly End[] = [
  [
    'fail',
    'a price that nobody sees',
    schema({ mismatch_with_visible: [{ type: 'Offer', property: 'price', value: '12' }] }),
  ],
  ['not_applicable no_structured_data', 'there is none', schema({ types: [] })],
];
