/** SerpApi's AI overview: each documented type of block, and that nothing of it is lost. serpapi.com/ai-overview */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { serpApiAnswer } from '../../../../adapters/serp/providers/serpapi-answer.ts';
import { documents } from './serpapi-documents.ts';

const at = '2026-11-21T10:00:00.000Z';
const references = [
  { title: 'One', link: 'https://one.example/#:~:text=a,b', snippet: 'First', source: 'One', index: 0 },
  { title: 'Two', link: 'https://two.example/', source: 'Two', index: 1 },
  { title: 'Three', link: 'https://three.example/', index: 2 },
];

/** The blocks of an overview, as [type, text, refs]. */
function blocksOf(text_blocks: unknown[], given: unknown[] = references) {
  const { blocks } = serpApiAnswer({ text_blocks, references: given }, at);
  return blocks.map(({ type, text, refs }) => [type, text, refs]);
}

test.each<[string, unknown, unknown[]]>([
  [
    'a paragraph with highlighted words, links and a formula',
    {
      type: 'paragraph',
      snippet: 'Ruby is a language, $x=0$.',
      snippet_highlighted_words: ['a language'],
      snippet_links: [{ text: 'Ruby', link: 'https://www.google.com/search?q=Ruby' }],
      snippet_latex: ['x=0'],
      reference_indexes: [2, 0],
    },
    [['paragraph', 'Ruby is a language, $x=0$.', [2, 0]]],
  ],
  ['a heading', { type: 'heading', snippet: 'Kinds', reference_indexes: [1] }, [['heading', 'Kinds', [1]]]],
  [
    'a list with titles and thumbnails',
    {
      type: 'list',
      list: [
        { title: 'No Inventory:', link: 'https://x.example/', snippet: 'They hold none.', reference_indexes: [1, 2] },
        { title: 'Einstein', thumbnail: 'https://serpapi.example/1.jpeg' },
      ],
    },
    [
      ['list', 'No Inventory: They hold none.', [1, 2]],
      ['list', 'Einstein', []],
    ],
  ],
  [
    'a list whose references stand with the whole',
    {
      type: 'list',
      list: [{ snippet: 'Arabica' }, { snippet: 'Robusta', reference_indexes: [1] }],
      reference_indexes: [0],
    },
    [
      ['list', 'Arabica', [0]],
      ['list', 'Robusta', [1, 0]],
    ],
  ],
  [
    'lists within lists',
    {
      type: 'list',
      list: [
        {
          snippet: 'Find a supplier:',
          reference_indexes: [0],
          list: [{ snippet: 'Fees', reference_indexes: [1], list: [{ snippet: 'Deep' }] }, { snippet: 'Shipping' }],
        },
        { snippet: 'Build a store' },
      ],
    },
    [
      ['list', 'Find a supplier:', [0]],
      ['list', 'Fees', [1]],
      ['list', 'Deep', []],
      ['list', 'Shipping', []],
      ['list', 'Build a store', []],
    ],
  ],
  [
    'a table',
    {
      type: 'table',
      table: [
        ['IrAE', 'Description'],
        ['Hepatic', 'Hepatitis'],
      ],
      formatted: [{ ir_ae: 'Hepatic' }],
    },
    [['table', 'IrAE | Description\nHepatic | Hepatitis', []]],
  ],
  [
    'a table that is given in detail only',
    { type: 'table', detailed: [[{ snippet: 'Step' }], [{ snippet: '1', snippet_latex: ['v_{1}'] }]] },
    [['table', 'Step\n1', []]],
  ],
  [
    'a table whose cells have references',
    {
      type: 'table',
      table: [
        ['Part', 'Voltage'],
        ['Motor', '12 V'],
      ],
      detailed: [
        [{ snippet: 'Part' }, { snippet: 'Voltage', reference_indexes: [2] }],
        [{ snippet: 'Motor', reference_indexes: [1, 2] }, { snippet: '12 V' }],
      ],
      reference_indexes: [0],
    },
    [['table', 'Part | Voltage\nMotor | 12 V', [0, 2, 1]]],
  ],
  [
    'a block with both a subtitle and words',
    { type: 'expandable', title: 'Motors', subtitle: 'One or two', snippet: 'Two are faster.', reference_indexes: [1] },
    [
      ['heading', 'Motors', [1]],
      ['other', 'One or two', [1]],
      ['other', 'Two are faster.', [1]],
    ],
  ],
  [
    'a table with headers of its own',
    { type: 'table', headers: ['Country', 'GDP'], table: [['France', '3']], reference_indexes: [1] },
    [['table', 'Country | GDP\nFrance | 3', [1]]],
  ],
  [
    'a section that opens, with what is in it',
    {
      type: 'expandable',
      title: 'Starting',
      subtitle: 'Steps',
      text_blocks: [
        { type: 'paragraph', snippet: 'Here are some:' },
        { type: 'list', list: [{ snippet: 'Choose', reference_indexes: [2] }] },
        { type: 'expandable', title: 'Inner', text_blocks: [{ type: 'paragraph', snippet: 'Deeper' }] },
      ],
    },
    [
      ['heading', 'Starting', []],
      ['other', 'Steps', []],
      ['paragraph', 'Here are some:', []],
      ['list', 'Choose', [2]],
      ['heading', 'Inner', []],
      ['paragraph', 'Deeper', []],
    ],
  ],
  [
    'a comparison of products',
    {
      type: 'comparison',
      product_labels: ['Phone 16', 'Phone 15'],
      comparison: [{ feature: 'Height', values: ['5.81 inches', '5.8 inches'] }],
    },
    [['table', 'Phone 16 | Phone 15\nHeight | 5.81 inches | 5.8 inches', []]],
  ],
  ['code', { type: 'code_block', code: 'a = 1\nb = 2', language: 'python' }, [['other', 'a = 1\nb = 2', []]]],
  [
    'a paragraph with a video',
    { type: 'paragraph', snippet: 'Watch this:', video: { link: 'https://tube.example/v', source: 'Tube' } },
    [['paragraph', 'Watch this:', []]],
  ],
  [
    'top stories',
    { type: 'top_stories', top_stories: [{ title: 'A story', link: 'https://news.example/', live: true }] },
    [['list', 'A story', []]],
  ],
  ['a type that is not documented', { type: 'carousel', snippet: 'More' }, [['other', 'More', []]]],
])('%s', (_name, block, expected) => {
  expect(blocksOf([block])).toEqual(expected);
});

test('pages that words link to are cited, and other searches are not', () => {
  const link = (url: string) => ({ text: 'x', link: url });
  const text_blocks = [
    {
      type: 'paragraph',
      snippet: 'One.',
      snippet_links: [link('https://one.example/'), link('https://www.google.co.uk/search?q=x')],
    },
    {
      type: 'list',
      list: [{ snippet: 'New.', snippet_links: [link('https://new.example/a')], reference_indexes: [1] }],
    },
    { type: 'list', list: [{ title: 'Parts', text_blocks: [{ type: 'paragraph', snippet: 'Inside.' }] }] },
  ];
  const found = serpApiAnswer({ text_blocks, references }, at);
  expect(found.blocks.map(({ text, refs }) => [text, refs])).toEqual([
    ['One.', [0]],
    ['New.', [1, 3]],
    ['Parts', []],
    ['Inside.', []],
  ]);
  expect(found.references.map(({ url }) => url).slice(3)).toEqual(['https://new.example/a']);
});

describe('references', () => {
  const cites = (indexes: unknown[]) => [{ type: 'paragraph', snippet: 'A.', reference_indexes: indexes }];

  test('are all kept, with their texts and fragments', () => {
    expect(serpApiAnswer({ text_blocks: cites([]), references }, at).references).toEqual([
      { url: 'https://one.example/#:~:text=a,b', domain: 'one.example', title: 'One', text: 'First' },
      { url: 'https://two.example/', domain: 'two.example', title: 'Two' },
      { url: 'https://three.example/', domain: 'three.example', title: 'Three' },
    ]);
  });

  test('that are missing, out of range or no numbers are cited by nobody', () => {
    expect(blocksOf(cites([0]), [])).toEqual([['paragraph', 'A.', []]]);
    expect(blocksOf(cites([7, -1, 1.5, '1', null, 2]))).toEqual([['paragraph', 'A.', [2]]]);
    expect(serpApiAnswer({ text_blocks: cites([0]) }, at)).toMatchObject({ state: 'captured', references: [] });
    expect(serpApiAnswer({ text_blocks: cites([0]), references: 'none' }, at)).toMatchObject({ references: [] });
  });

  test('without an address cannot be cited, and do not shift the others', () => {
    const given = [
      { title: 'No link' },
      null,
      { link: 'javascript:x' },
      { title: 'Last', link: 'https://last.example/' },
    ];
    expect(blocksOf(cites([0, 1, 2, 3]), given)).toEqual([['paragraph', 'A.', [0]]]);
  });

  test('of one page are one, whichever index cites it', () => {
    const given = [...references, { title: 'One again', link: 'https://one.example/#:~:text=a,b', index: 3 }];
    const found = serpApiAnswer({ text_blocks: cites([3, 0, 3]), references: given }, at);
    expect([found.references.length, found.blocks[0]?.refs]).toEqual([3, [0]]);
  });

  test('are kept, up to a hundred, with any number of blocks', () => {
    const given = Array.from({ length: 90 }, (_, index) => ({ link: `https://${index}.example/`, index }));
    const found = serpApiAnswer({ text_blocks: given.flatMap(({ index }) => cites([index])), references: given }, at);
    expect([found.references.length, found.blocks.length, found.blocks.at(-1)?.refs]).toEqual([90, 90, [89]]);
  });
});

test('of answers in any documented shape no text, reference or citation is lost', () => {
  fc.assert(
    fc.property(documents, ({ text_blocks, said, cited, count }) => {
      const given = Array.from({ length: count }, (_, index) => ({
        ...{ index, title: `Title ${index}`, link: `https://${index}.example/#:~:text=a`, source: 'Site' },
      }));
      const found = serpApiAnswer({ text_blocks, references: given, thumbnail: 'https://x.example/1.png' }, at);
      const text = found.blocks.map((block) => block.text).join('\n');
      expect(said.filter((word) => !text.includes(word))).toEqual([]);
      expect(found.references.map(({ url }) => url)).toEqual(given.map(({ link }) => link));
      const refs = new Set(found.blocks.flatMap((block) => block.refs));
      expect(cited.filter((index) => !refs.has(index))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('blocks that nest without end are read as far as they go', () => {
  const nested = (depth: number): unknown => ({
    type: 'expandable',
    title: `Level ${depth}`,
    text_blocks: depth === 200 ? [] : [nested(depth + 1)],
    list: [{ snippet: 'x', list: [{ snippet: 'y', list: [] }] }],
  });
  expect(blocksOf([nested(1)]).filter(([type]) => type === 'heading')).toHaveLength(8);
});

test.each([undefined, null])('%s is no overview', (overview) => {
  expect(serpApiAnswer(overview, at).state).toBe('absent');
});

test.each([{ error: 'x' }, { page_token: 'x' }, [], 'soon', 7, { text_blocks: {} }])('%j says nothing', (overview) => {
  expect(serpApiAnswer(overview, at)).toMatchObject({ state: 'not_captured', blocks: [], references: [] });
});
