/** Reads the `text_blocks` of SerpApi, which its overviews and engines share. serpapi.com/ai-overview */
import * as z from 'zod';
import type { AnswerBlock } from '../../../analysis/index.ts';
import { anything, looseList, looseText, looseUrl, parsedOf } from './loose.ts';
import type { LinkedText } from './results-page.ts';

/** A piece of an answer, and the service's indexes of the references that support it. */
export interface SerpApiBlock {
  type: AnswerBlock['type'];
  text: string;
  indexes: number[];
  /** Pages that words of it link to. */
  links: LinkedText[];
}

/** A page that an answer refers to. */
export interface SerpApiReference {
  index: number;
  title: string;
  url: string;
  text: string;
}

const indexes = looseList.transform((values) => values.filter((value) => typeof value === 'number'));
/** Some answers name their sources only by links in the words. Links to Google lead to another search. */
const links = looseList.transform((values) =>
  parsedOf(values, z.object({ link: looseUrl }))
    .filter(({ link }) => link !== '' && !/(?:^|\.)google\.[a-z.]+$/u.test(new URL(link).hostname))
    .map(({ link }): LinkedText => ({ url: link, title: '', text: '' })),
);
const block = z.object({
  type: looseText,
  title: looseText,
  subtitle: looseText,
  snippet: looseText,
  snippet_links: links,
  code: looseText,
  reference_indexes: indexes,
  list: looseList,
  text_blocks: looseList,
  headers: looseList,
  table: looseList,
  detailed: looseList,
  product_labels: looseList,
  comparison: looseList,
  top_stories: looseList,
});
type Block = z.output<typeof block>;
const entry = z.object({
  title: looseText,
  snippet: looseText,
  snippet_links: links,
  reference_indexes: indexes,
  list: looseList,
  text_blocks: looseList,
});
/** A cell that is more than a text. */
const cell = z.object({ snippet: looseText, snippet_links: links, reference_indexes: indexes });
const compared = z.object({ feature: looseText, values: looseList });
const reference = z.object({ index: anything, title: looseText, link: looseUrl, snippet: looseText });

const types = new Set<AnswerBlock['type']>(['paragraph', 'heading', 'list', 'table']);
/** The maximum depth of blocks and lists within each other. */
const deepest = 8;
const longestTableChars = 5_000;

/** The references that have an address. One without an index of its own has its position. */
export function serpApiReferences(values: readonly unknown[]): SerpApiReference[] {
  return values.flatMap((value, at) => {
    const { data } = reference.safeParse(value);
    if (data === undefined || data.link === '') return [];
    const { index, title, link: url, snippet: text } = data;
    return [{ index: typeof index === 'number' ? index : at, title, url, text }];
  });
}

/** The blocks that have text, in reading order: what stands within another follows it. */
export function serpApiBlocks(values: readonly unknown[], depth = 1): SerpApiBlock[] {
  if (depth > deepest) return [];
  return parsedOf(values, block)
    .flatMap((each) => [
      ...ownBlocks(each),
      ...entryBlocks(each.list, each.reference_indexes, depth),
      ...serpApiBlocks(each.text_blocks, depth + 1),
    ])
    .filter(({ text }) => text !== '');
}

/** What a block says itself: its titles, its words, its table with what its cells cite, and the stories that it shows. */
function ownBlocks(each: Block): SerpApiBlock[] {
  const { reference_indexes: own, title, subtitle, snippet, code } = each;
  const said = snippet || code;
  const cells = parsedOf([...each.table, ...each.detailed].flat(), cell);
  const type = [...types].find((name) => name === each.type) ?? 'other';
  return [
    { type: 'heading', text: title, indexes: own, links: [] },
    { type: 'other', text: subtitle, indexes: own, links: [] },
    { type, text: said, indexes: own, links: each.snippet_links },
    {
      type: 'table',
      text: tableOf(each),
      indexes: [...new Set([...own, ...cells.flatMap(({ reference_indexes }) => reference_indexes)])],
      links: cells.flatMap(({ snippet_links }) => snippet_links),
    },
    ...parsedOf(each.top_stories, entry).map(
      ({ title: text }): SerpApiBlock => ({ type: 'list', text, indexes: own, links: [] }),
    ),
  ];
}

/** The references of a list support each of its entries; lists within entries follow them. */
function entryBlocks(values: readonly unknown[], inherited: readonly number[], depth: number): SerpApiBlock[] {
  if (depth > deepest) return [];
  return parsedOf(values, entry).flatMap((each) => [
    {
      type: 'list',
      text: [each.title, each.snippet].filter((part) => part !== '').join(' '),
      indexes: [...new Set([...each.reference_indexes, ...inherited])],
      links: each.snippet_links,
    },
    ...entryBlocks(each.list, [], depth + 1),
    ...serpApiBlocks(each.text_blocks, depth + 1),
  ]);
}

/** The rows of a table or of a comparison of products, one a line. */
function tableOf(each: Block): string {
  const cells = each.table.length > 0 ? each.table : each.detailed;
  const rows = [
    each.headers,
    ...cells.map((row) => (Array.isArray(row) ? row.slice(0, 50).map((cell) => cellOf(cell)) : [cellOf(row)])),
    ['', ...each.product_labels],
    ...parsedOf(each.comparison, compared).map(({ feature, values }) => [feature, ...values]),
  ];
  return rows
    .map((row) =>
      parsedOf(row, looseText)
        .filter((cell) => cell !== '')
        .join(' | '),
    )
    .filter((row) => row !== '')
    .join('\n')
    .slice(0, longestTableChars);
}

/** A cell is a text, or an object with a text. */
function cellOf(value: unknown): unknown {
  return cell.safeParse(value).data?.snippet ?? value;
}

/** Those of `pages` that a block links to, however their addresses end, and the links to other pages. */
export function linkedPages(links: readonly LinkedText[], pages: readonly LinkedText[]): LinkedText[] {
  const bare = (url: string): string => url.replace(/#.*$/u, '');
  return links.map((link) => pages.find(({ url }) => bare(url) === bare(link.url)) ?? link);
}
