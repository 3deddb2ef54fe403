/** Extracts the searchable text of a page from its markup, without navigation. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface PageText {
  title: string;
  /** The declared language tag; the empty string if there is none. */
  lang: string;
  text: string;
}

const unseen = new Set('script style noscript template svg nav header footer aside select button textarea'.split(' '));

/** Inline elements; all others separate words and sentences. */
const inline = new Set('a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u var'.split(' '));

/** Returns title, language and text of a page, in one walk without recursion. */
export function pageText(whole: string): PageText {
  const html = withoutScripts(whole);
  const page: PageText = { title: '', lang: '', text: '' };
  const parts: string[] = [];
  const open: { nodes: DefaultTreeAdapterTypes.ChildNode[]; next: number; title: boolean; breaks: boolean }[] = [
    { nodes: parse(html, { scriptingEnabled: false }).childNodes, next: 0, title: false, breaks: false },
  ];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const node = top.nodes[top.next++];
    if (node === undefined) {
      if (top.breaks) parts.push('\n');
      open.pop();
    } else if ('value' in node) {
      if (top.title) page.title ||= fold(node.value);
      else parts.push(node.value.replaceAll(/\s+/gu, ' '));
    } else if ('tagName' in node && !unseen.has(node.tagName)) {
      if (node.tagName === 'html') page.lang = node.attrs.find(({ name }) => name === 'lang')?.value.trim() ?? '';
      const breaks = !inline.has(node.tagName);
      if (breaks) parts.push('\n');
      open.push({ nodes: node.childNodes, next: 0, title: node.tagName === 'title', breaks });
    }
  }
  page.text = parts
    .join('')
    .split('\n')
    .map(fold)
    .filter((line) => line !== '')
    .join('\n');
  return page;
}

/**
 * Removes scripts and styles, which are most of a page's bytes and half of the parsing time. Works on plain text; a
 * mistake only makes a search miss a page.
 */
function withoutScripts(html: string): string {
  const opening = /<(script|style)\b/giu;
  const kept: string[] = [];
  let from = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const closing = new RegExp(`</${match[1]}[^>]{0,99}>`, 'giu');
    closing.lastIndex = match.index;
    if (closing.exec(html) === null) break;
    kept.push(html.slice(from, match.index));
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  kept.push(html.slice(from));
  return kept.join(' ');
}

function fold(text: string): string {
  return text
    .replace(/[\u00AD\u200B\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
    .toWellFormed();
}
