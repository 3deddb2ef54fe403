/** Text that a builder, a template or an editor left, and text that only looks like it. */
import { expect, test } from '@jest/globals';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import { textOf } from '../../../analysis/extract/parse/tree.ts';
import { readPlaceholders } from '../../../analysis/extract/placeholders.ts';

const left = (markup: string, ...titles: string[]) => {
  const { root } = parseHtml(`<body>${markup}`);
  return readPlaceholders(root, titles, textOf(root)).map(({ kind, text }) => [kind, text]);
};

test.each([
  ['<p>Lorem ipsum dolor sit amet, consectetur.</p>', 'sample', 'Lorem ipsum dolor sit amet'],
  ['<div>This is some text inside of a div block.</div>', 'sample', 'This is some text inside of a div block'],
  ['<p>[read_time] min read</p>', 'code', '[read_time]'],
  ['<p>[post-likes]</p>', 'code', '[post-likes]'],
  ['<p>Sign up: [mailform id=12 style="wide"] and wait.</p>', 'code', '[mailform id=12 style="wide"]'],
  ['<p>Hello {{ first_name }}, welcome.</p>', 'code', '{{ first_name }}'],
  ['<p>More in our guide [insert link] to desks.</p>', 'gap', '[insert link]'],
  ['<p>Desks in [city, e.g. Oslo] and around.</p>', 'gap', '[city, e.g. Oslo]'],
  ['<p>Read [the study](https://study.example/desks).</p>', 'markdown', '[the study](https://study.example/desks)'],
  ['<h3>Premiere Level 1 (create header)</h3>', 'note', '(create header)'],
  ['<h2>By region >> Image 8: desks by region<<</h2>', 'note', '>> Image 8: desks by region<<'],
  [
    '<li>Get started: Encourage readers to take the first step by contacting the desk shop.</li>',
    'note',
    'Encourage readers to take the first step by contacting',
  ],
  ['<p>So steht er richtig. (Bild einfügen)</p>', 'note', '(Bild einfügen)'],
  ['<p>Look for a &lt;strong>report&lt;/strong>.</p>', 'html', '<strong>', '</strong>'],
  ['<p>Oak &amp;amp; ash desks.</p>', 'html', '&amp;'],
  ['<p>Normally, &lt;a href="https://desk.example">desks</p>', 'html', '<a href="https://desk.example">'],
  ['<p>Or a [url=https://desk.example]headboard</p>', 'html', '[url=https://desk.example]'],
  ['<p>Price: <b>$undefined</b></p>', 'value', '$undefined'],
  ['<p>October 8, 2025</p><p>undefined mins</p>', 'value', 'undefined mins'],
  ['<p>NaN min read</p>', 'value', 'NaN min'],
])('%s is left over', (markup, kind, ...texts) => {
  expect(left(markup)).toEqual(texts.map((text) => [kind, text]));
});

test('what is around the main heading is the page, whatever its name', () => {
  expect(left('<div class="page-template"><h1>Desks</h1><p>[read_time]</p></div>')).toEqual([['code', '[read_time]']]);
});

test('titles hold it, too, and the same comes once', () => {
  expect(left('<p>Desks</p>', 'Desks - %%sitename%%', 'Desks - %%sitename%%')).toEqual([['code', '%%sitename%%']]);
});

test.each([
  '<p>Good shops encourage readers to comment, and invite readers to the workshop.</p>',
  '<p>He wrote that the desk [sic] was [...] sold. [1] [12] [edit] [Image: a desk]</p>',
  '<p>The [vice-president] of the company said that they would sell more desks next year.</p>',
  '<p>Designers write “Lorem ipsum dolor sit amet” where text will stand.</p>',
  '<pre>[read_time] {{ title }}</pre><p>[read_time]</p>',
  '<p>Put the shortcode on a line of its own:</p><p>[read_time]</p>',
  '<p>A template of a letter:</p><p>Dear [insert name], thank you.</p>',
  '<p>[insert name], [insert street], [insert town]</p>',
  '<p>[image_link]</p><p>[item_group]</p><p>[sale_price]</p><p>[free_returns]</p>',
  '<div hidden>[read_time]</div><div style="display: none">[read_time]</div><div class="col hide">[read_time]</div>',
  '<p>It would be nice (insert a sigh). >> Read more: desks << or (add photos of your desk to win)</p>',
  '<footer>[read_time]</footer><nav>[read_time]</nav>',
  '<ol class=comments><li>[post-likes]</li></ol>',
  '<div v-if="ready">{{ title }}</div>',
  '<p>In HTML, the &lt;br> tag ends a line, and &amp;amp; is a character.</p>',
  '<p>Oak &amp; ash, x &lt; y > z, and R&amp;D; a &lt;3 for desks &lt;marta at desk.example>.</p>',
  '<p>The value is undefined for x = 0, and NaN is no number.</p>',
  '<p>Der Bus wartet null Minuten, und an undefined minimum has no value.</p>',
])('%s is not', (markup) => {
  expect(left(markup)).toEqual([]);
});

test('the text around it is cut between words', () => {
  const { root } = parseHtml(`<p>${'one '.repeat(40)}[insert link] ${'two '.repeat(40)}</p>`);
  const [first] = readPlaceholders(root, [], textOf(root));
  expect(first?.around).toMatch(/^(?:one )+\[insert link\](?: two)+$/u);
});

test('what stands alone is placed by the end of the line before it', () => {
  const after = (markup: string) =>
    readPlaceholders(parseHtml(`<body>${markup}`).root, ['Desks', 'On desks'], markup)[0]?.after;
  expect(after('<p>An oak desk</p><p>$undefined</p>')).toBe('An oak desk');
  expect(after(`<p>${'one '.repeat(40)}end</p><p>[post-likes]</p>`)).toMatch(/^(?:one )+end$/u);
  expect(after('<p>An oak desk</p><p>More under [insert link], and in our shop in the town.</p>')).toBeNull();
  expect(after('<p>[post-likes]</p>')).toBeNull();
});
