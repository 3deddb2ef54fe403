/** How the check best-pick-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

const silent = { pick: null, first_pick: null };

/** A list that recommends nothing, with as many entries. */
const list = (count: number, changes: Parameters<typeof shows>[0] = {}) => ({
  ...shows({ ...silent, ...changes }),
  entries: Array.from({ length: count }, (_, index) => `Desk ${index + 1}`),
  page_type: 'listicle' as const,
});

/** A document with this visible text, and a table with these headers of its rows. */
const reads = (visibleText: string, headers: string[] = []) =>
  ({
    modelInstructions: [],
    blocks: [
      { kind: 'table', text: '', table: { columns: [], rows: headers.map((header) => ({ header, cells: [] })) } },
    ],
    facts: { visibleText, textBeside: [] },
  }) as unknown as Artifacts['document'];
const titled = (title: string) => ({ ...page, identity: { ...page.identity, title } });

export const ends: readonly End[] = [
  ['fail', 'none of four entries is recommended', list(4)],
  ['pass', 'a sentence recommends one', list(4, { first_pick: { text: 'Our top pick is desk 1.', wordsBefore: 9 } })],
  ['pass', 'a heading recommends one', list(4, { pick: 'Best overall: desk 1' })],
  ['pass', 'it says for whom one is right', list(4, { suits: 'Ideal for: small rooms' })],
  ['pass', 'a table ranks them', { ...list(4), document: reads('', ['1', '2', '3', '4']) }],
  ['fail', 'a table counts from two', { ...list(4), document: reads('', ['2', '3', '4']) }],
  ['pass', 'a line beside the text recommends one', { ...list(4), document: reads('Winner: desk 1') }],
  ['pass', 'a line calls one the best of its kind', { ...list(4), document: reads('Desk 1 is best in its class.') }],
  ['pass', 'its title says that it ranks them', { ...list(4), page: titled('Ten desks, ranked') }],
  ['pass', 'its title offers trends', { ...list(4), page: titled('Ten desk trends') }],
  [
    'pass',
    'the keyword asks for novels',
    { ...list(4), keyword: { ...ordinary().keyword, text: 'best crime novels' } },
  ],
  ['pass', 'it lists three', list(3)],
  ['pass', 'nobody chooses among them', { ...list(4), intent: { primary: 'informational' } as Artifacts['intent'] }],
  ['undecided too_few_pages', 'nobody knows the words of its language', list(4, { isRead: false })],
  ['not_applicable other_kind_of_page', 'a guide', { ...list(4), page_type: 'guide' }],
];
