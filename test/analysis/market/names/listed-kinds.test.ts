/** What list pages list without it being a name, on pages short enough to check by hand. */
import { expect, test } from '@jest/globals';
import { listedKinds } from '../../../../analysis/market/names/listed-kinds.ts';
import { optionsOf } from '../../../../analysis/market/options/measure.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const keyword = new Set(english.analyze('low light plants').map(({ stem }) => stem));

const pagesOf = (texts: string[][]) =>
  texts.map((blocks, index) => measuredPage(`s${index + 1}`, `site${index + 1}.example`, blocks));

function kindsIn(...texts: string[][]): [source: string, name: string, position: number][] {
  const pages = pagesOf(texts);
  const kinds = listedKinds(pages, keyword, naturalCaseOf(pages, english), english);
  return kinds.map(({ source_id, name, position }) => [source_id, name, position]);
}

const numbered = ['1. Snake plant', '2. Peace lily', '3. Spider plant', '4. Lady palm'].flatMap((name) => [
  `## ${name}`,
  'It needs little light.',
]);
const shouted = ['1. SPIDER PLANT', '2. SNAKE PLANT (Sansevieria)', '3. PEACE LILY'].flatMap((name) => [
  `## ${name}`,
  'It needs little light.',
]);

test('are the entries that numbered lists of two sites share, and the others of these lists', () => {
  expect(kindsIn(numbered, shouted)).toEqual([
    ['s1', 'Snake plant', 1],
    ['s1', 'Peace lily', 2],
    ['s1', 'Spider plant', 3],
    ['s1', 'Lady palm', 4],
    ['s2', 'Spider plant', 1],
    ['s2', 'Snake plant', 2],
    ['s2', 'Peace lily', 3],
  ]);
});

test('are those of numbered lines, too, but not what asks, says much or names the whole', () => {
  const lines = [
    '1. Snake Plant (Sansevieria): one of the toughest of all.',
    '2. Peace Lily (Spathiphyllum): it flowers even in shade.',
    '3. Spider Plant: it is easy to grow.',
    '4. Low Light Plants: what they need.',
    '5. What Else: is there more?',
  ];
  expect(kindsIn(numbered, lines).filter(([source]) => source === 's2')).toEqual([
    ['s2', 'Snake Plant', 1],
    ['s2', 'Peace Lily', 2],
    ['s2', 'Spider Plant', 3],
  ]);
});

test('are read in a script without capitals', () => {
  const lines = ['1. 虎尾兰：耐阴。', '2. 绿萝：好养。', '3. 吊兰：净化空气。'];
  const pages = [lines, lines].map((blocks, index) =>
    measuredPage(`s${index + 1}`, `site${index + 1}.example`, blocks, { language: 'zh' }),
  );
  const chinese = analyzerFor('zh');
  const kinds = listedKinds(pages, new Set(), naturalCaseOf(pages, chinese), chinese);
  expect(kinds.map(({ name }) => name)).toEqual(['虎尾兰', '绿萝', '吊兰', '虎尾兰', '绿萝', '吊兰']);
});

test('of headings without numbers are the shared ones and those with the same headings below', () => {
  const headings = ['Snake plant', 'Peace lily', 'Spider plant', 'Jewel orchid'].flatMap((name) => [
    `## ${name}`,
    'It needs little light.',
    '### Care tips',
    'Water it.',
  ]);
  const page = [...headings, '## Our method', 'We grew them all.'];
  expect(kindsIn(numbered, page).flatMap(([source, name]) => (source === 's2' ? [name] : []))).toEqual([
    'Snake plant',
    'Peace lily',
    'Spider plant',
    'Jewel orchid',
  ]);
});

test('are none where lists share two entries, or one site has both lists', () => {
  expect(kindsIn(numbered, ['## 1. Snake plant', 'Fine.', '## 2. Peace lily', 'Fine.', '## 3. Fern', 'Fine.'])).toEqual(
    [],
  );
  expect(kindsIn(numbered)).toEqual([]);
});

test('are options of the market, as concepts where nothing is sold', () => {
  const pages = pagesOf([numbered, shouted]);
  const cuts = pages.map((page) => ({ page, cut: passagesOf(page) }));
  const kinds = listedKinds(pages, keyword, naturalCaseOf(pages, english), english);
  const options = optionsOf(cuts, kinds, [], [], 'low light plants', english);
  expect(options.map(({ name, type, listed_by, n }) => [name, type, listed_by.length, n])).toEqual([
    ['Snake plant', 'concept', 2, 2],
    ['Spider plant', 'concept', 2, 2],
    ['Peace lily', 'concept', 2, 2],
    ['Lady palm', 'concept', 1, 2],
  ]);
  const people = [{ key: 'lady palm', type: 'person' as const }];
  expect(optionsOf(cuts, kinds, people, [], 'low light plants', english).map(({ name }) => name)).not.toContain(
    'Lady palm',
  );
  const firm = [{ key: 'lady palm', type: 'organization' as const }];
  expect(optionsOf(cuts, kinds, firm, [], 'low light plants', english).at(-1)).toMatchObject({ type: 'concept' });
});
