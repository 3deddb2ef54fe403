/** The plain tree of a page: elements, attributes and text, without comments or DOM features. */

/** A run of characters as decoded by the parser. */
export interface TextNode {
  readonly kind: 'text';
  text: string;
  parent: ElementNode | null;
}

/** An attribute; names are lower-case. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** An element. `tag` is lower-case; the root of a page is an element whose tag is `#document`. */
export interface ElementNode {
  readonly kind: 'element';
  readonly tag: string;
  readonly namespace: string;
  readonly attributes: Attribute[];
  readonly children: TreeNode[];
  parent: ElementNode | null;
}

/** A node of the tree. */
export type TreeNode = ElementNode | TextNode;

/**
 * Elements whose text visitors never see. `noscript` is not among them: pages are parsed as for a reader without
 * scripts.
 */
const unread = new Set(['script', 'style', 'template', 'head', 'title', 'textarea', 'iframe', 'object']);

/** The value of an attribute, or undefined. Elements have few attributes, so a scan is faster than a map. */
export function attribute(element: ElementNode, name: string): string | undefined {
  for (const each of element.attributes) if (each.name === name) return each.value;
  return undefined;
}

/** All elements under `root` in document order, without recursion because a tree may be 512 levels deep. */
export function* elements(root: ElementNode): Generator<ElementNode> {
  const stack: ElementNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node !== root) yield node;
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child?.kind === 'element') stack.push(child);
    }
  }
}

/** All elements under `root` with one of the tags, in document order. */
export function elementsByTag(root: ElementNode, ...tags: string[]): ElementNode[] {
  const wanted = new Set(tags);
  const found: ElementNode[] = [];
  for (const element of elements(root)) if (wanted.has(element.tag)) found.push(element);
  return found;
}

/** Fonts that draw a word as an icon: visitors see an arrow for "chevron_right". */
const iconFont = /(?:^|\s)material-(?:icons|symbols)/u;

/**
 * Whether visitors see the text of an element: not in scripts, styles, templates and icons, but in a shadow root.
 */
export function isRead(element: ElementNode): boolean {
  if (element.tag === 'i' || element.tag === 'span') return !iconFont.test(attribute(element, 'class') ?? '');
  if (element.tag === 'template') return attribute(element, 'shadowrootmode') !== undefined;
  return !unread.has(element.tag);
}

/**
 * The text under an element, with white space collapsed and the ends trimmed. An element boundary counts as a space, so
 * that cells and items do not run together.
 */
export function textOf(root: ElementNode): string {
  return foldSpace(rawTextOf(root, true));
}

/** The raw characters under an element, including scripts and templates: for JSON-LD and `<title>`. */
export function rawTextOf(root: ElementNode, readOnly = false): string {
  const parts: string[] = [];
  const stack: TreeNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'text') {
      parts.push(node.text);
      continue;
    }
    if (readOnly) {
      if (node !== root && !isRead(node)) continue;
      if (!isInline(node.tag)) parts.push(' ');
    }
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return parts.join('');
}

/** White space other than a single space, which most texts have nothing but. */
const unfoldedSpace = / [\s\u200b]+|[^\S ][\s\u200b]*|\u200b[\s\u200b]*/gu;

/** Collapses white space to single spaces and trims the ends. */
export function foldSpace(text: string): string {
  return text.replace(unfoldedSpace, ' ').trim();
}

const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);

/** Whether an element is inline. Custom elements are not, because most are boxes. */
export function isInline(tag: string): boolean {
  return inline.has(tag);
}
