/** What blogs and forums set beside their text is left out. */
import { describe, expect, test } from '@jest/globals';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { inWidgets } from '../../../analysis/extract/content/widgets.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';

/** What stays when the model chose every block. */
function left(markup: string): string[] {
  const { root } = parseHtml(markup);
  const scan = scanPage(root);
  const page = measurePage(scan, readHints(root, ''));
  const blocks = [...scan.blocks.keys()];
  const isBeside = inWidgets(page, blocks);
  return blocks.filter((block) => !isBeside(block)).map((block) => scan.blocks[block]?.text ?? '');
}

const chosenText =
  '家庭保险可以赔偿火灾和漏水造成的损失，购买之前请比较几家公司的价格，并仔细阅读合同中的条款。'.repeat(4);
const days = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => `<td>${week * 7 + day + 1 <= 31 ? week * 7 + day + 1 : ''}</td>`).join(''),
);
const calendar = `<table><tr><th>日<th>月<th>火<th>水<th>木<th>金<th>土</tr>${days.map((week) => `<tr>${week}</tr>`).join('')}</table>`;

describe('left out is', () => {
  test.each([
    ['a calendar', calendar],
    [
      'a login form',
      '<form><label>用户名</label><input name=u><label>密码</label><input type=password><p>忘记密码</p></form>',
    ],
    [
      'a list of recent comments',
      '<div class=box><h3>最新评论</h3><ul><li>张三：写得很好</li><li>李四：谢谢</li></ul></div>',
    ],
    ['an archive', '<div><p>【月別アーカイブ】</p><a href=a>2019年5月</a><br><br><a href=b>2019年4月</a></div>'],
    ['a list of recent posts in Korean', '<div><h4>최근 글</h4><ul><li>첫 번째 글</li><li>두 번째 글</li></ul></div>'],
    [
      'a newsletter',
      '<div><h2>Research, condensed</h2><p>One story a week.</p><form><label>Email</label><input type=email></form></div>',
    ],
  ])('%s', (_name, markup) => {
    expect(left(`<div><p>${chosenText}</p><div>${markup}</div></div>`)).toEqual([chosenText]);
  });

  test.each([
    ['a table of numbers', `<table>${'<tr><td>12</td><td>40</td><td>99</td></tr>'.repeat(12)}</table>`],
    ['a form without a password', '<form><p>请写下您的问题</p><input name=q></form>'],
    [
      'a form for a quote',
      '<form><h2>Your move</h2><input type=email><input name=from><input name=to><input type=date></form>',
    ],
    ['a heading that only begins so', '<div><h3>最新评论的分析方法</h3><p>第一步是收集。</p></div>'],
  ])('not %s', (_name, markup) => {
    expect(left(`<div><p>${chosenText}</p>${markup}</div>`).length).toBeGreaterThan(1);
  });

  test('not the content under such a title', () => {
    expect(left(`<div><h2>最新文章</h2><p>${chosenText}</p></div>`)).toContain(chosenText);
  });
});
