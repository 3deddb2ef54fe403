/** Which tables of a page list its options. */
import { expect, test } from '@jest/globals';
import { isOfOptions } from '../../../../analysis/market/options/tables-of-options.ts';

test('tables without any name of the headings list something else', () => {
  const at = (key: string, where: 'heading' | 'table', start: number, source_id = 's1') => ({
    key,
    where,
    start,
    source_id,
  });
  const heads = [at('vantro', 'heading', 0), at('fjelltre', 'heading', 10)];
  const own = [at('vantro duo', 'table', 30), at('ergotron', 'table', 30)];
  const woods = [at('oak', 'table', 50), at('ash', 'table', 50)];
  const lone = [at('oak', 'table', 50, 's2')];
  const all = [...heads, ...own, ...woods, ...lone];
  expect(all.filter(isOfOptions(all))).toEqual([...heads, ...own, ...lone]);
});
