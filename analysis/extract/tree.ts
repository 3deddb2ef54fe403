/** Walks over a parsed page without recursion, since hostile pages nest a hundred thousand elements. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

export interface Visitor {
  /** Answer false to leave the element's content out; `leave` is then not called for it. */
  enter(element: Element): boolean;
  leave?(element: Element): void;
  text?(value: string): void;
}

/** Visits all of `root`'s descendants in document order. */
export function walk(root: Parent, visitor: Visitor): void {
  const path: { node: Parent; next: number }[] = [{ node: root, next: 0 }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const child = top.node.childNodes[top.next++];
    if (child === undefined) {
      path.pop();
      if (path.length > 0 && isElement(top.node)) visitor.leave?.(top.node);
    } else if (child.nodeName === '#text') {
      visitor.text?.((child as Tree.TextNode).value);
    } else if (isElement(child) && visitor.enter(child)) {
      path.push({ node: child, next: 0 });
    }
  }
}

function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node;
}

/** The value of an attribute, or undefined. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** White space folded to one space, at the ends removed, NFC, without soft hyphens and zero-width spaces. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
    .toWellFormed();
}
