/** An index of a page's elements by tag, built in one pass and cached for the lifetime of the page. */
import { type ElementNode, elements } from './tree.ts';

const indexes = new WeakMap<ElementNode, Map<string, ElementNode[]>>();

/**
 * All elements under `root` with the tag, in document order; equal to `elementsByTag` for one tag. The tree must not
 * change between two calls.
 */
export function elementsTagged(root: ElementNode, tag: string): readonly ElementNode[] {
  let index = indexes.get(root);
  if (index === undefined) {
    index = new Map();
    for (const element of elements(root)) {
      const known = index.get(element.tag);
      if (known) known.push(element);
      else index.set(element.tag, [element]);
    }
    indexes.set(root, index);
  }
  return index.get(tag) ?? [];
}
