/** A page as a tree without what no reader sees, and what its head and markup declare. */
import { parse } from 'parse5';
import { attribute, type Element, type Parent, tidy, walk } from './tree.ts';

/** What the page says about itself; absent where it says nothing. */
export interface Declared {
  title?: string;
  h1?: string;
  description?: string;
  lang?: string;
  canonical?: string;
}

export interface PageTree {
  root: Parent;
  declared: Declared;
  /** Elements left, and how deep the deepest lies. */
  elements: number;
  depth: number;
}

/** Elements whose content is for machines, or shown only when another part is not. */
const unseen = new Set(
  'script style noscript template svg math object embed applet canvas frameset noframes'.split(' '),
);

/** Parses `html` as a browser does (WHATWG), reads what it declares, and drops what is never seen. */
export function parsePage(html: string, url: string): PageTree {
  const root = parse(html, { scriptingEnabled: false });
  const declared: Declared = {};
  let inTitle = false;
  let h1: string | null = null;
  let titleText = '';
  walk(root, {
    enter: (element) => {
      readDeclaration(element, declared, url);
      if (element.tagName === 'title' && declared.title === undefined) inTitle = true;
      if (element.tagName === 'h1' && declared.h1 === undefined) h1 = '';
      return !unseen.has(element.tagName);
    },
    text: (value) => {
      if (inTitle) titleText += value;
      if (h1 !== null) h1 += value;
    },
    leave: (element) => {
      if (element.tagName === 'title' && inTitle) {
        inTitle = false;
        if (tidy(titleText) !== '') declared.title = tidy(titleText);
      }
      if (element.tagName === 'h1' && h1 !== null) {
        if (tidy(h1) !== '') declared.h1 = tidy(h1);
        h1 = null;
      }
    },
  });
  return { root, declared, ...prune(root) };
}

function readDeclaration(element: Element, declared: Declared, url: string): void {
  if (element.tagName === 'html') {
    const lang = (attribute(element, 'lang') ?? attribute(element, 'xml:lang') ?? '').trim();
    if (lang !== '') declared.lang = lang;
  } else if (element.tagName === 'meta' && attribute(element, 'name')?.toLowerCase() === 'description') {
    const description = tidy(attribute(element, 'content') ?? '');
    if (description !== '') declared.description ??= description;
  } else if (element.tagName === 'link' && attribute(element, 'rel')?.toLowerCase() === 'canonical') {
    const href = attribute(element, 'href') ?? '';
    if (href !== '' && URL.canParse(href, url)) declared.canonical ??= new URL(href, url).href;
  }
}

/** Removes comments and unseen elements from the tree in place; counts what stays. */
function prune(root: Parent): { elements: number; depth: number } {
  let elements = 0;
  let deepest = 0;
  const open: { node: Parent; depth: number }[] = [{ node: root, depth: 0 }];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    const { node, depth } = top;
    deepest = Math.max(deepest, depth);
    node.childNodes = node.childNodes.filter(
      (child) => child.nodeName !== '#comment' && !('tagName' in child && isUnseen(child)),
    );
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      elements++;
      open.push({ node: child, depth: depth + 1 });
    }
  }
  return { elements, depth: deepest };
}

function isUnseen(element: Element): boolean {
  if (unseen.has(element.tagName) || attribute(element, 'hidden') !== undefined) return true;
  return /display\s*:\s*none/iu.test(attribute(element, 'style') ?? '');
}
