/** A corpus whose pages try to run in whoever reads about them: the built-in one, and ten pages on "turnip lantern". */
import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sets a mark in the page that runs it; each a way in which text has become code elsewhere. */
export const attacks = [
  '<script>window.__ran = 1</script>',
  '<img src=x onerror="window.__ran = 2">',
  '"><svg onload="window.__ran = 3">',
  "'-(window.__ran = 4)-'",
  '<iframe srcdoc="<script>parent.__ran = 5</script>"></iframe>',
  '</script><script>window.__ran = 6</script>',
  '{{constructor.constructor("window.__ran = 7")()}}',
  '[click](javascript:window.__ran=8)',
  '<a href="javascript:window.__ran=9">click</a>',
  '<style>@import "https://evil.example/x.css"</style>',
];

export const hostileKeyword = 'turnip lantern <img src=x onerror="window.__ran=10">';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Copies `from` to `to`, and adds the pages. What is escaped in them is text once they are read. */
export function writeHostileCorpus(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  attacks.forEach((attack, index) => {
    const id = `hostile-${index}`;
    const url = `https://hostile-${index}.example/turnip-lantern/${encodeURIComponent(attack)}?q=%22%3E%3Cscript%3E`;
    writeFileSync(join(to, 'html', `${id}.html`), page(escaped(attack), index));
    appendFileSync(join(to, 'pages.jsonl'), `${JSON.stringify({ id, url, language: 'en' })}\n`);
  });
}

function page(attack: string, index: number): string {
  const year = 2015 + index;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Turnip lantern ${attack} guide</title>
<meta name="description" content="How to carve a turnip lantern ${attack}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Turnip lantern","author":{"@type":"Person","name":"${attack.replaceAll('\\', '')}"},"datePublished":"${year}-10-01"}</script>
</head><body><main><article>
<h1>Turnip lantern ${attack}</h1>
<p>A turnip lantern is a hollow turnip with a candle in it. The turnip lantern weighs ${index + 1} kg, costs ${20 + index} euros and
burns for ${3 + index} hours. ${attack} Most people carve the turnip lantern in October.</p>
<h2>How do you carve a turnip lantern ${attack}?</h2>
<p>To carve a turnip lantern, cut off the top, hollow the turnip with a spoon and cut eyes with a short knife. ${attack}
It takes about ${40 + index} minutes for a turnip lantern of this size, according to the <a href="javascript:window.__ran=11">guild</a>.</p>
<h2>How long does a turnip lantern last ${attack}?</h2>
<p>A turnip lantern lasts for about ${5 + index} days outside, and longer where it is cold and dry. ${attack} Keep the turnip lantern
away from frost, and rub its edges with oil so that they do not dry.</p>
<h2>Tools for a turnip lantern</h2>
<ul><li>A spoon with a sharp edge ${attack}</li><li>A short knife</li><li>A candle of ${index + 2} cm</li></ul>
<table><tr><th>Tool ${attack}</th><th>Price</th></tr><tr><td>Spoon</td><td>${index + 4} euros</td></tr></table>
<blockquote>“A turnip lantern ${attack} is older than any pumpkin,” says Ida Quarrel, who carves them.</blockquote>
</article></main></body></html>
`;
}
