/** Turns a parsed part of a page into blocks: headings, paragraphs, lists, tables, code and quotes. */
import { blockWriter } from './block-writer.ts';
import { isListOrTable, layoutContainers } from './containers.ts';
import type { Block, Heading, StructureCounts } from './document.ts';
import { type Element, type Parent, walk } from './tree.ts';

export interface BlockText {
  text: string;
  blocks: Block[];
  outline: Heading[];
  counts: StructureCounts;
  truncated: boolean;
}

/** Elements that stand on lines of their own. What is not here runs on in its line. */
const breaking = new Set(
  `address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol option p pre section summary table tbody tfoot thead tr ul
  caption`.split(/\s+/u),
);

const videoHost = /(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|wistia\.(?:com|net))/iu;

/**
 * The blocks below `root`.
 * @param leftOut says which elements do not belong to the content
 * @param title the page's main heading, under which all the rest stands
 */
export function blocksOf(root: Parent, leftOut: (element: Element) => boolean, title?: string): BlockText {
  const layout = layoutContainers(root);
  const writer = blockWriter();
  const counts: StructureCounts = { h2: 0, h3: 0, lists: 0, tables: 0, images: 0, videos: 0, code: 0 };
  /** Open elements that decide what kind of block the text below them is; the outermost wins. */
  const kinds: { element: Element; kind: Block['kind']; level?: number }[] = [];
  let buffer = '';

  const flush = () => {
    const [outermost] = kinds;
    writer.add(outermost?.kind ?? 'paragraph', buffer, outermost?.level);
    buffer = '';
  };

  walk(root, {
    enter: (element) => {
      if (leftOut(element)) return false;
      countElement(element, counts);
      const kind = layout.has(element) ? undefined : kindOf(element);
      if (kind !== undefined) {
        if (kinds.length === 0) {
          flush();
          if (kind.kind === 'list') counts.lists++;
          if (kind.kind === 'table') counts.tables++;
        }
        kinds.push({ element, ...kind });
      }
      if (kinds.length > 0) buffer += separatorInside(element, kinds[0]?.kind);
      else if (breaking.has(element.tagName)) flush();
      else if (element.tagName === 'br') buffer += ' ';
      return true;
    },
    text: (value) => {
      buffer += kinds[0]?.kind === 'code' ? value : value.replaceAll(/\s+/gu, ' ');
    },
    leave: (element) => {
      if (kinds.at(-1)?.element === element) {
        if (kinds.length === 1) flush();
        kinds.pop();
      }
      if (kinds.length === 0 && breaking.has(element.tagName)) flush();
    },
  });
  flush();
  const content = writer.finish(title);
  // Headings are counted as written out: the page's main heading is no h2, whatever element it stands in.
  counts.h2 = content.outline.filter(({ level }) => level === 2).length;
  counts.h3 = content.outline.filter(({ level }) => level === 3).length;
  return { ...content, counts };
}

function kindOf(element: Element): { kind: Block['kind']; level?: number } | undefined {
  const { tagName } = element;
  if (/^h[1-6]$/u.test(tagName)) return { kind: 'heading', level: Number(tagName.charAt(1)) };
  if (isListOrTable(tagName)) return { kind: tagName === 'table' ? 'table' : 'list' };
  if (tagName === 'pre') return { kind: 'code' };
  return tagName === 'blockquote' ? { kind: 'quote' } : undefined;
}

/** What parts an element from what came before it inside a list, a table, code, a quote or a heading. */
function separatorInside(element: Element, kind: Block['kind'] | undefined): string {
  const { tagName } = element;
  if (kind === 'table') return tagName === 'td' || tagName === 'th' ? ' | ' : tagName === 'tr' ? '\n' : ' ';
  if (kind === 'list') return tagName === 'li' || isListOrTable(tagName) ? '\n' : breaking.has(tagName) ? ' ' : '';
  if (kind === 'code') return tagName === 'br' ? '\n' : '';
  return tagName === 'br' || breaking.has(tagName) ? ' ' : '';
}

function countElement({ tagName, attrs }: Element, counts: StructureCounts): void {
  if (tagName === 'img') counts.images++;
  if (tagName === 'pre') counts.code++;
  if (tagName === 'video') counts.videos++;
  if (tagName === 'iframe' && attrs.some(({ name, value }) => name === 'src' && videoHost.test(value))) counts.videos++;
}
