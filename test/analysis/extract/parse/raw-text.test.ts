/** Scripts and styles are taken in one piece, and the tree is what the standard parser makes. */
import { describe, expect, test } from '@jest/globals';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';
import type { TreeNode } from '../../../../analysis/extract/parse/tree.ts';

/** Tags and texts in order, of our tree. */
function ours(node: TreeNode): unknown[] {
  return node.kind === 'text' ? [node.text] : [node.tag, ...node.children.map(ours)];
}

/** The same of parse5's own tree, without comments. */
function theirs(node: DefaultTreeAdapterTypes.Node): unknown[] {
  if ('value' in node) return [node.value];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [node.nodeName, ...children.filter(({ nodeName }) => nodeName !== '#comment').map(theirs)];
}

describe('the content of scripts and styles', () => {
  test.each([
    '<script>if (a < b) x = "</p>";</script><p>after',
    '<style>a > b { color: red }</style ><p>after',
    '<script>\r\na\rb\r\n</script>\r\n<p>after',
    '<script>x</SCRIPT\n><p>after',
    '<script></script><style></style><p>after',
    '<script><!-- <script> </script> --></script><p>after',
    '<script>a</scripts></script><p>after',
    '<script>a\0b</script><p>after',
    '<script>no end <p>after',
    '<style>no end </styles',
    '<svg><style>a<b>c</b></style><script>d</script></svg><p>after',
    '<script>😀 ü</script>😀<b>x</b>',
    '<noscript><style>a{}</style></noscript><textarea><script>a</script></textarea>',
    `<script>${'x'.repeat(100_000)}</script><p>a\r\nb</p><script>y</script>z`,
    '<iframe><p>raw</p></iframe><noframes><p>raw</p></noframes><xmp><p></xmp>',
  ])('%#', (html) => {
    expect(ours(parseHtml(html).root)).toEqual(theirs(parse(html, { scriptingEnabled: false })));
  });
});
