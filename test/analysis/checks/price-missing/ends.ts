/** How the check price-missing ends, and by which change of an ordinary page. */
import { type End, few, own, shows } from '../changes.ts';
import { four } from '../ordinary.ts';

const none = { price: null };
/** No page is known to name one but those whose sentence shows it. */
const unpriced = own({ has_price: false }, four({ has_price: false }));

export const ends: readonly End[] = [
  ['fail', 'the market names one', { ...unpriced, ...shows(none) }],
  ['pass', 'one of four names one', { ...unpriced, ...shows(none, none, none, none) }],
  ['pass', 'a guide where less than half name one', { ...unpriced, ...shows(none, none, none, none) }],
  ['fail', 'a product where two of four name one', { ...unpriced, ...shows(none, none, none), page_type: 'product' }],
  ['fail', 'the market names one in tables', { ...own({ has_price: false }), ...shows(none, none, none, none, none) }],
  ['pass', 'it names one', shows(none)],
  ['not_applicable other_kind_of_page', 'a thread', { ...unpriced, ...shows(none), page_type: 'forum' }],
  ['undecided too_few_pages', 'one page', few],
];
