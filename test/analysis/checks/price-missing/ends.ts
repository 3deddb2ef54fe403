/** How the check price-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, keyword, own, shows } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

const none = { price: null, isPriced: false, surePrices: 0 };
const unpriced = own({ has_price: false });
/** It has a price in a table, where no sentence says it. */
const inTable = { price: null };

/** A list whose first entries have a price. */
const list = (...prices: boolean[]) => ({
  entry_prices: prices.map((isPriced, index) => ({ name: `Desk ${index + 1}`, isPriced, isSure: isPriced })),
  page_type: 'listicle' as const,
});

/** What another list recommends, with prices. */
const listed = (...prices: (string | undefined)[]) => ({
  options: prices.map((price) => ({ listed_by: [{ where: 'heading', price }] })) as unknown as Artifacts['options'],
});

/** A text in a market where people learn, which has a question on the price. */
const learnt = {
  page_type: 'guide' as const,
  intent: { primary: 'informational' } as Artifacts['intent'],
  price_matters: new Set(['q1']),
};

/** A guide without a price, by its title, to what searchers ask the cost of; nobody else has one in a sentence. */
const guideTo = (title: string, text: string) => ({
  ...learnt,
  ...unpriced,
  ...shows(none, none, none, none),
  ...keyword({ text }),
  price_matters: new Set<string>(),
  document: {
    ...ordinary().document,
    facts: { ...ordinary().document.facts, title: { value: title, where: '<title>' } },
  },
});

/** A guide whose heading asks for a price that its section does not give. */
const asking = {
  ...learnt,
  document: {
    ...ordinary().document,
    blocks: [
      { kind: 'heading', text: 'How much is a standing desk?', level: 2 },
      { kind: 'paragraph', text: 'It depends on the desk, as each differs from the others. '.repeat(4) },
    ] as Artifacts['document']['blocks'],
  },
};

export const ends: readonly End[] = [
  ['fail', 'its heading asks for a price that the section does not give', asking],
  ['pass', 'the heading of a page about something else does', { ...asking, isOffTopic: true }],
  ['fail', 'the title promises the cost that is searched', guideTo('What a desk costs', 'standing desk cost')],
  ['pass', 'the title promises something else', guideTo('What a desk does', 'standing desk cost')],
  ['pass', 'nobody searches for the cost its title names', guideTo('What a desk costs', 'standing desk')],
  ['fail', 'the market names one', { ...unpriced, ...shows(none) }],
  ['fail', 'a text leaves out what it costs', { ...learnt, ...unpriced, ...shows(none) }],
  [
    'pass',
    'a town hall leaves out what it costs',
    {
      ...learnt,
      ...unpriced,
      ...shows(none),
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, title: { value: 'Sheds - City of Reno', where: '<title>' } },
      },
    },
  ],
  ['pass', 'a text says that it is free', { ...learnt, ...unpriced, ...shows({ ...none, free: 'It is free.' }) }],
  [
    'pass',
    'a list of tips names none',
    {
      ...list(),
      ...unpriced,
      ...shows(none),
      ...keyword({ text: 'desk tips for beginners' }),
      intent: { primary: 'informational' } as Artifacts['intent'],
    },
  ],
  ['pass', 'one of four names one', { ...unpriced, ...shows(none, none, none, none) }],
  ['pass', 'a guide where less than half name one', { ...unpriced, ...shows(none, none, none, none) }],
  ...(
    [
      ['fail', 'a guide where three of four name one', [none, {}]],
      ['pass', 'a guide where two of four name one', [none, none]],
    ] as const
  ).map(
    ([end, where, [one, two]]): End => [
      end,
      `${where}, and the market asks what it costs`,
      { ...unpriced, ...shows(none, one, two), ...learnt },
    ],
  ),
  ['fail', 'a product where two of four name one', { ...unpriced, ...shows(none, none, none), page_type: 'product' }],
  [
    'fail',
    'a service where nobody names one',
    { ...unpriced, ...shows(none, none, none, none, none), page_type: 'service' },
  ],
  [
    'pass',
    'a service beside pages that explain and name no price',
    {
      ...unpriced,
      ...shows(none, none, none, none, none),
      intent: { primary: 'informational' } as Artifacts['intent'],
      page_type: 'service',
    },
  ],
  [
    'fail',
    'a product with a free plan where one page names a price',
    { ...unpriced, ...shows({ ...none, free: 'Free for 10 desks.' }, none, none, none), page_type: 'product' },
  ],
  [
    'pass',
    'a home page where nobody names one',
    { ...unpriced, ...shows(none, none, none, none, none), page_type: 'home' },
  ],
  ['fail', 'the market names them in tables', { ...unpriced, ...shows(none, inTable, inTable, inTable, inTable) }],
  ['pass', 'it names one', shows(none)],
  ['pass', 'its title says that it is free', { ...unpriced, ...shows({ ...none, isUnpaid: true }) }],
  [
    'pass',
    'no entry of a list of free things has a price',
    { ...list(true, true, false, false), ...shows({ isUnpaid: true }) },
  ],
  ['pass', 'it names one in a table', { ...unpriced, ...shows(inTable) }],
  ['fail', 'two of four entries of a list have a price', list(true, true, false, false)],
  [
    'fail',
    'one of four entries of a list has a price, and other lists price theirs',
    { ...list(true, false, false, false), ...listed('$400', '$500', '$600', '$700') },
  ],
  [
    'fail',
    'no entry of a list has a price, and other lists price theirs',
    { ...list(false, false, false, false), ...listed('$400', '$500', '$600', '$700') },
  ],
  [
    'pass',
    'no entry of a list about something else has a price, and lists of the market price theirs',
    { ...list(false, false, false, false), ...listed('$400', '$500', '$600', '$700'), isOffTopic: true },
  ],
  [
    'pass',
    'no entry of a list has a price, nor those of other lists',
    { ...list(false, false, false, false), ...listed('$400', undefined, undefined, undefined) },
  ],
  [
    'pass',
    'one of four entries of a list has a price, where hardly any page names one',
    { ...list(true, false, false, false), ...shows({}, none, none, none) },
  ],
  ['fail', 'a list names no price at all', { ...list(false, false, false, false), ...unpriced, ...shows(none) }],
  [
    'pass',
    'a list names no price at all, and hardly any other page does: books of the year',
    { ...list(false, false, false, false), ...unpriced, ...shows(none, none, none, none) },
  ],
  ['pass', 'every entry of a list has a price', list(true, true, true, true)],
  ['pass', 'a list of three entries', list(true, true, false)],
  ['pass', 'a guide names things without a price', { ...list(true, true, true, false), page_type: 'guide' }],
  [
    'pass',
    'a service, where searchers want tips',
    {
      ...unpriced,
      ...shows({}),
      page_type: 'service',
      ...keyword({ text: 'standing desk tips' }),
      intent: learnt.intent,
    },
  ],
  ['not_applicable other_kind_of_page', 'news', { ...unpriced, ...shows(none), page_type: 'news' }],
  ['not_applicable other_kind_of_page', 'a thread', { ...unpriced, ...shows(none), page_type: 'forum' }],
  ['undecided too_few_pages', 'one page', few],
];
