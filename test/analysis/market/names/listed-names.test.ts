/** The names that pages list, on pages short enough to check by hand. */
import { describe, expect, test } from '@jest/globals';
import { isListedName, listedNames } from '../../../../analysis/market/names/listed-names.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const listedIn = (blocks: string[], language = 'en') =>
  listedNames([measuredPage('s1', 'a.example', blocks, { language })], analyzerFor(language));

test('a table lists the headers of its rows, and no other of its lines', () => {
  const page = measuredPage('s1', 'a.example', ['Vantro, Fjelltre and Ergotron make desks.']);
  const [block] = page.blocks;
  if (block === undefined) throw new TypeError('a page without a block');
  const columns = ['Vantro Type', 'Fjelltre Reach', 'Ergotron Est.'];
  const rows = ['Vantro', 'Fjelltre', 'Ergotron'].map((header) => ({
    header,
    cells: ['Vantro', 'Fjelltre', 'Ergotron'],
  }));
  const table = { caption: null, columns, rows };
  const tabled = {
    ...page,
    document: { ...page.document, blocks: [{ ...block.block, kind: 'table' as const, table }] },
  };
  expect(listedNames([tabled], english).map(({ name, position }) => [name, position])).toEqual([
    ['Vantro', 1],
    ['Fjelltre', 2],
    ['Ergotron', 3],
  ]);
});

describe('sections of one level', () => {
  test('list names, by their place and with what is said below them', () => {
    const listed = listedIn([
      '## How we chose',
      'We tried each of them.',
      '## 1. Vantro Slim: best for small desks',
      'It holds.',
      '## 2. Fjelltre',
      'It holds too.',
      '## 3. Ergotron (2026)',
      'So does this.',
    ]);
    expect(listed.map(({ name, position, where }) => [name, position, where])).toEqual([
      ['Vantro Slim', 1, 'heading'],
      ['Fjelltre', 2, 'heading'],
      ['Ergotron', 3, 'heading'],
    ]);
    expect(listed[0]?.end).toBe((listed[1]?.start ?? 0) + 0);
  });

  test('list names before a bracket, and without the year of a model', () => {
    const named = (names: string[]) =>
      listedIn(names.flatMap((name) => [`## ${name}`, 'It holds.'])).map(({ name }) => name);
    expect(named(['1. Vantro [Desk for Small Rooms]', '2. Fjelltre [Desk for Two]', '3. Ergotron'])).toEqual([
      'Vantro',
      'Fjelltre',
      'Ergotron',
    ]);
    expect(named(['2026 Vantro Slim', '2025 Fjelltre 2', '2024 Ergotron Duo'])).toEqual([
      'Vantro Slim',
      'Fjelltre 2',
      'Ergotron Duo',
    ]);
  });

  test('of customers list no names', () => {
    const shown = (names: string[]) =>
      listedIn(names.flatMap((name) => [`## ${name}`, 'We are happy with it.'])).map(({ name }) => name);
    expect(shown(['Kaylee with Arlo & Bubbles', 'Michelle with Murphy', 'Amy with Taylor'])).toEqual([]);
    expect(shown(['Vantro with Murphy', 'Fjelltre', 'Ergotron'])).toHaveLength(3);
  });

  test('by quarter are a calendar', () => {
    expect(listedIn(['## Q1 2026', 'Cold.', '## Q2 2026', 'Mild.', '## Q3 2026', 'Hot.'])).toEqual([]);
  });

  test('count positions from the first name after headings that hold none', () => {
    const listed = listedIn([
      '## Why trust us?',
      'We moved with each of them.',
      '## Best movers for your move',
      'Our five.',
      '## Vantro Moving',
      '### Pros and cons',
      'It is near.',
      '## Fjelltre Moving',
      '### Pros and cons',
      'It is far.',
      '## Ergotron Moving',
      '### Pros and cons',
      'It is quick.',
      '## Piece of Cake Moving',
      '### Pros and cons',
      'It is slow, and moving a piece of cake is moving too.',
      '## Local Movers In Oslo',
      'There are more.',
    ]);
    expect(listed.map(({ name, position }) => [name, position])).toEqual([
      ['Vantro Moving', 1],
      ['Fjelltre Moving', 2],
      ['Ergotron Moving', 3],
      ['Piece of Cake Moving', 4],
    ]);
  });

  test.each([
    ['subjects', ['## 1. Pricing Plans', '## 2. Customer Support', '## 3. Getting Started']],
    ['questions', ['## What Is Vantro?', '## Is Fjelltre Good?', '## Who Owns Ergotron?']],
    ['two', ['## Vantro', '## Fjelltre']],
    ['one word after figures', ['## 44 Vantro', '## 49 Vantro', '## 46 Vantro']],
  ])('list no names where they are %s', (_, blocks) => {
    expect(listedIn([...blocks, 'The pricing of plans, customers, support and getting started.'])).toEqual([]);
  });

  test('list names where each stands alone below its award', () => {
    const listed = listedIn([
      '## Best for most people',
      '### Vantro Slim',
      'It holds.',
      '## Best on a budget',
      '### Fjelltre',
      'It holds too.',
      '## Best for big rooms',
      '### Ergotron',
      'So does this.',
    ]);
    expect(listed.map(({ name, position }) => [name, position])).toEqual([
      ['Vantro Slim', 1],
      ['Fjelltre', 2],
      ['Ergotron', 3],
    ]);
  });

  test('in a language where every noun has a capital list no nouns', () => {
    expect(listedIn(['## Höhe', '## Breite', '## Gewicht'], 'de')).toEqual([]);
  });
});

test('a phrase is a listed name whatever its number and case', () => {
  const isListed = isListedName(listedIn(['## 1. Vantro Slim', '## 2. Fjelltre', '## 3. Ergotron']), english);
  expect(['vantro slim', '4. Fjelltre', 'Desks'].map(isListed)).toEqual([true, true, false]);
});

/** A page of these blocks, with a table below them. */
function withTable(blocks: string[], columns: string[], rows: string[][]) {
  const page = measuredPage('s1', 'a.example', blocks);
  const end = page.document.text.length;
  const table = { caption: null, columns, rows: rows.map((cells) => ({ header: '', cells })) };
  const block = { kind: 'table' as const, text: '', heading_path: [], start: end, end, table };
  return { ...page, document: { ...page.document, blocks: [...page.document.blocks, block] } };
}

describe('headings of each entry', () => {
  const entry = (name: string, ...below: string[]) => [`## ${name}`, ...below.flatMap((text) => [text, 'Fine.'])];
  const namesOf = (...blocks: string[][]) => listedIn(blocks.flat()).map(({ name }) => name);
  const names = ['Vantro', 'Fjelltre', 'Ergotron'];

  test('are no names, where they hold the name of the entry', () => {
    const below = (name: string) => [`### ${name} Comfort - Good`, `### ${name} Warranty - Fair`];
    expect(namesOf(...names.map((name) => entry(name, ...below(name))))).toEqual(names);
  });

  test('leave models of a brand alone', () => {
    const models = ['Slim', 'Duo', 'Max'].map((model) => `### Vantro ${model}`);
    expect(namesOf(entry('Vantro', ...models))).toEqual(['Vantro Slim', 'Vantro Duo', 'Vantro Max']);
  });

  test('leave a name alone below its award, and do not end its section', () => {
    const listed = listedIn(
      names.flatMap((name) => [
        `## Best for rooms of ${name.charCodeAt(0)} square feet`,
        `### ${name}`,
        '### Why we like it',
        'It costs $20.',
        '### Details',
        'Oak.',
      ]),
    );
    expect(listed.map(({ name, position }) => [name, position])).toEqual(names.map((name, index) => [name, index + 1]));
    expect((listed[0]?.end ?? 0) - (listed[0]?.start ?? 0)).toBeGreaterThan(
      '### Vantro ### Why we like it It costs'.length,
    );
  });
});

test('a list that names the entries below it gives their names and order', () => {
  const heads = ['Vantro standing desks: best for small rooms', 'Fjelltre desks: sturdy', 'Ergotron', 'Humanscale'];
  const blocks = heads.flatMap((head) => [`## ${head}`, 'It holds.', '## Find the right desk for you', 'We help.']);
  const listOf = (...items: string[]) => {
    const page = measuredPage('s1', 'a.example', [`- ${items.join(' ')}`, ...blocks, '## Conclusion', 'Fine.']);
    const [list] = page.document.blocks;
    if (list !== undefined) list.text = items.join('\n');
    return listedNames([page], english).map(({ name, position, where }) => [name, position, where]);
  };
  const names = ['Vantro', 'Fjelltre', 'Ergotron', 'Humanscale'];
  expect(listOf(...names)).toEqual(names.map((name, index) => [name, index + 1, 'heading']));
  // A list of all that the page holds is none of names.
  expect(listOf(...names, 'Conclusion')).toEqual([]);
});

describe('the first row of a table without headers', () => {
  const rows = [
    ['Ergotron', '4.4/5'],
    ['Vantro', '4.1/5'],
    ['Fjelltre', '3.9/5'],
  ];
  const namesOf = (blocks: string[], ...body: string[][]) =>
    listedNames([withTable(blocks, ['', ''], body)], english).map(({ name }) => name);

  test('is one where only it has no figures', () => {
    expect(namesOf(['Desks.'], ['Deskmaker', 'Rating'], ...rows)).toEqual(['Ergotron', 'Vantro', 'Fjelltre']);
  });

  test('is one where its cells are headings', () => {
    const marked = ['### Deskmaker', '### Rating'];
    expect(namesOf(marked, ['Deskmaker', 'Rating'], ...rows, ['Humanscale', '–'])).toEqual([
      'Ergotron',
      'Vantro',
      'Fjelltre',
      'Humanscale',
    ]);
  });

  test('is a row like any other elsewhere', () => {
    expect(namesOf(['Desks.'], ...rows)).toEqual(['Ergotron', 'Vantro', 'Fjelltre']);
  });
});

test('kinds of things in capitals are no names', () => {
  expect(
    listedIn(['## NASs for Streaming', 'Fine.', '## NASs for Gaming', 'Fine.', '## NASs by Country', 'Fine.']),
  ).toEqual([]);
});

test('rare words of the dictionary are no names in a table', () => {
  const listedInRows = (headers: string[]) => {
    const page = measuredPage('s1', 'a.example', ['It tells what each of them costs.']);
    const blocks = page.blocks.map(({ block }) => ({
      ...block,
      kind: 'table' as const,
      table: { caption: null, columns: ['Cost'], rows: headers.map((header) => ({ header, cells: ['$20'] })) },
    }));
    return listedNames([{ ...page, document: { ...page.document, blocks } }], english).map(({ name }) => name);
  };
  expect(listedInRows(['Fiberglass', 'Veneer', 'Shingles', 'Linoleum'])).toEqual([]);
  expect(listedInRows(['Vantro', 'Fjelltre', 'Ergotron', 'Linoleum'])).toHaveLength(4);
});
