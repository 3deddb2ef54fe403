/** Markup made to hurt a parser, each about as large as asked: what a crawler meets sooner or later. */

/** Names and makers; `size` is in characters. */
export const hostile: Readonly<Record<string, (size: number) => string>> = {
  'nested elements': (size) => '<div>'.repeat(size / 5),
  'nested formatting elements': (size) => '<b>'.repeat(size / 3),
  'nested boxes in formatting elements': (size) => '<b><div>'.repeat(size / 8),
  'unclosed paragraphs with distinct fonts': (size) => counted(size, 18, (i) => `<p><font a${i}>x`),
  'formatting elements reopened in every paragraph': (size) =>
    counted(3600, 12, (i) => `<p><font a${i}>x`) + '<p>x'.repeat(size / 4),
  'the adoption agency': (size) => ('<b>'.repeat(100) + '<div>'.repeat(100) + '</b>'.repeat(100)).repeat(size / 1200),
  'attributes without end': (size) => `<div ${counted(size, 9, (i) => `a${i}=1 `)}>`,
  'body tags with new attributes': (size) => counted(size, 13, (i) => `<body a${i}>`),
  'a word without end': (size) => `<p>${'x'.repeat(size)}`,
  'a class name without end': (size) => `<p class="${'x y '.repeat(size / 4)}">text</p>`,
  'text fostered out of a table': (size) => `<table>${'x<b>'.repeat(size / 4)}`,
  'tables in tables': (size) => '<table><tr><td>'.repeat(size / 15),
  'list items without lists': (size) => '<li>x'.repeat(size / 5),
  'one list of everything': (size) => `<ul>${'<li>word</li>'.repeat(size / 13)}</ul>`,
  'one table of everything': (size) => `<table>${'<tr><td>a<td>b</tr>'.repeat(size / 19)}</table>`,
  'links without end': (size) => '<a href=x>y'.repeat(size / 11),
  'end tags of nothing': (size) => '<span>'.repeat(3000) + '</x>'.repeat(size / 4),
  'templates in templates': (size) => '<template>'.repeat(size / 10),
  'comments that never end': (size) => '<!--'.repeat(size / 4),
  'angle brackets': (size) => '<'.repeat(size),
  ampersands: (size) => '&'.repeat(size),
  'white space': (size) => `<p>${' \n\t'.repeat(size / 3)}`,
  'line breaks': (size) => `<p>${'x<br>'.repeat(size / 5)}`,
  'the same paragraph over and over': (size) => '<p>The same words again, and again.</p>'.repeat(size / 39),
  'headings around everything': (size) => `<h1>${'<div><h1>'.repeat(250)}${'word '.repeat(size / 5)}`,
  'headings only': (size) => '<h1>Title</h1>'.repeat(size / 14),
  'structured data that never closes': (size) =>
    `<script type="application/ld+json">${'{"a":['.repeat(size / 6)}</script>`,
  'structured data of one long text': (size) =>
    `<script type="application/ld+json">{"@type":"Article","articleBody":"${'&lt;'.repeat(size / 4)}"}</script><p>x`,
  'a title without end': (size) => `<title>${'title '.repeat(size / 6)}`,
};

function counted(size: number, each: number, make: (index: number) => string): string {
  return Array.from({ length: Math.floor(size / each) }, (_, index) => make(index)).join('');
}
