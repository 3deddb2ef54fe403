/** Runs of characters are taken in one step, and the tree is what the standard parser makes. */
import { describe, expect, test } from '@jest/globals';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';
import type { TreeNode } from '../../../../analysis/extract/parse/tree.ts';

/** Tags, attributes and texts in order, of our tree. */
function ours(node: TreeNode): unknown[] {
  if (node.kind === 'text') return [node.text];
  return [node.tag, node.attributes.map(({ name, value }) => [name, value]), ...node.children.map(ours)];
}

/** The same of parse5's own tree, without comments. */
function theirs(node: DefaultTreeAdapterTypes.Node): unknown[] {
  if ('value' in node) return [node.value];
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [];
  return [
    node.nodeName.replace('#document-fragment', '#fragment'),
    attributes,
    ...children.filter(({ nodeName }) => nodeName !== '#comment').map(theirs),
  ];
}

describe('runs of characters', () => {
  test.each([
    '<p>One two  three\n\tfour</p>\n\n  <p>five',
    'a&amp;b &lt; c&nbsp;d &unknown; e&',
    'one\r\ntwo\rthree\r\r\n\nfour <b>\r\n x</b>',
    'a\0b \0 c<p title="d\0e">f',
    '😀 ü \ud800 x \udc00 <p title="😀 \ud800 y">z',
    '\t\r\n\f \r <p>\f a \t',
    `<p title="a 'b' &amp; c\r\nd" lang='e "f" &lt; g\rh'>i`,
    '<p title="" lang=\'\' class="\n">',
    '<p title="no end',
    "<p title='no end",
    '<!-- a - b -- c < d <! e --><p>f<!----><i>g</i><!-- h\r\n\0 --!><b>i</b><!-- no end',
    '<pre>\n\na b</pre><textarea>\n c d</textarea>',
    ' \n <html> \n <head> \n </head> \n x y <body> \n z </body> \n </html> \n end ',
    '<table> a b <tr> c d <td> e f </td> g </table> h',
    '<table><colgroup> a b <col></table><select> a b <option> c </select>',
    '<svg> a b <title> c d </title></svg><math> e f </math>',
    '<template> a b <td> c d </template>',
    'x y '.repeat(50_000),
    `<p title="${'x y '.repeat(50_000)}">${'a <b>b c</b> '.repeat(9_000)}`,
  ])('%#', (html) => {
    expect(ours(parseHtml(html).root)).toEqual(theirs(parse(html, { scriptingEnabled: false })));
  });
});

test('words keep no marks of where they may be broken', () => {
  expect(ours(parseHtml('<p>en\u00ADseigne&shy;ment <b>sup&shy;</b>').root).flat(9)).toEqual(
    expect.arrayContaining(['enseignement ', 'sup']),
  );
});
