/** The guides' Markdown: headings, sections and links, and the documents that the page shows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { headingId, headingsOf, linkTarget, sectionOf } from '../../../dashboard/src/help/markdown.ts';
import { throughOrigin } from '../../../dashboard/src/help/through-origin.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');

test.each([
  ['How to read it', 'how-to-read-it'],
  ['page: your page as it was read', 'page-your-page-as-it-was-read'],
  ['lists@3', 'lists3'],
  ['api-5xx', 'api-5xx'],
  ['Für Été', 'für-été'],
])('the heading %s has the id %s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});

test('headings in blocks of code are none', () => {
  const text = '## `gap`: one\n\n```sh\n## two\n```\n\n### three\n\n## four\n';
  expect(headingsOf(text)).toEqual([
    { id: 'gap-one', text: 'gap: one' },
    { id: 'four', text: 'four' },
  ]);
});

test('a section ends at the next heading of its level', () => {
  const text = '# a\n\n## b\nfirst\n\n### c\nsecond\n\n## d\nthird\n';
  expect(sectionOf(text, 'b').trim()).toBe('first\n\n### c\nsecond');
  expect(sectionOf(text, 'e')).toBe('');
});

test('the guide to the API is in the README', () => {
  const guide = sectionOf(read('README.md'), 'For users of the API');
  for (const word of ['**Webhooks.**', '**Keys.**', 'GET /v1/events']) expect(guide).toContain(word);
});

describe('a link of a document', () => {
  const pages = new Map([['docs/methods.md', '/guide/methods']]);
  test.each([
    ['#gap', { kind: 'here', href: '#gap' }],
    ['https://www.standardwebhooks.com', { kind: 'outside', href: 'https://www.standardwebhooks.com' }],
    ['methods.md#lists3', { kind: 'page', href: '/guide/methods#lists3' }],
    ['../docs/methods.md', { kind: 'page', href: '/guide/methods' }],
    ['../test/golden/small.golden.md', { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
  ])('%s leads to %j', (href, expected) => {
    expect(linkTarget(href, 'docs/output.md', pages)).toEqual(expected);
  });

  test('within the output guide leads to a heading that it has', () => {
    const methods = new Set(
      [...read('docs/methods.md').matchAll(/^#+ (.+)$/gmu)].map(([, text = '']) => headingId(text)),
    );
    const linked = [...read('docs/output.md').matchAll(/\]\(methods\.md#([^)]+)\)/gu)].map(([, id = '']) => id);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((id) => !methods.has(id))).toEqual([]);
  });
});

test('requests of the reference go through the page’s own origin', () => {
  const through = (url: string) => throughOrigin(url, 'https://api.example/prod', 'https://page.example');
  expect(through('https://api.example/prod/v1/usage?x=1')).toBe('https://page.example/v1/usage?x=1');
  for (const other of ['https://api.example/production/v1', 'https://evil.example/v1'])
    expect(through(other)).toBe(other);
});
