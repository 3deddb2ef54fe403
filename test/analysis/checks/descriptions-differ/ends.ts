/** How the check descriptions-differ ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const described = (...descriptions: (string | { isItem: true; content: string })[]) => ({
  document: {
    modelInstructions: [],
    blocks: [],
    facts: {
      placeholders: [],
      textBeside: [],
      metas: [
        { name: 'robots', content: 'index' },
        { name: 'og:description', content: 'A desk for everybody who stands at work' },
        ...descriptions.map((each) => ({
          name: 'description',
          ...(typeof each === 'string' ? { content: each } : each),
        })),
      ],
    },
  } as unknown as Artifacts['document'],
});
const desks = 'Standing desks compared: what they cost, how much they carry, and which one to buy.';
const maker = 'Oakline makes furniture for offices since 1902.';

export const ends: readonly End[] = [
  ['fail', 'a template and a plugin each wrote one', described(maker, desks)],
  ['fail', 'there are three', described(maker, desks, 'Shop our sale on chairs and lamps.')],
  ['pass', 'there is one', described(desks)],
  ['pass', 'there is none', described()],
  ['pass', 'both are the same', described(desks, desks)],
  ['pass', 'they differ in spaces and signs', described(desks, desks.replace(': what', ' – \n what'))],
  ['pass', 'one is the other, cut', described(desks, `${desks.slice(0, 60)} …`)],
  ['pass', 'one is short and begins the other', described(desks, 'Standing desks compared')],
  ['pass', 'one is empty', described(desks, ' ')],
  ['pass', 'one is a property of an item', described(desks, { isItem: true, content: maker })],
  [
    'not_applicable other_kind_of_page',
    'a thread of a forum',
    { ...described('Reviews of desks', 'Lemmy'), page_type: 'forum' },
  ],
];
