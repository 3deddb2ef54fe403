/** The elements of a page by tag, found in one walk and kept as long as the page is: a dozen readers ask for them. */
import { type ElementNode, elements } from './tree.ts';

const indexes = new WeakMap<ElementNode, Map<string, ElementNode[]>>();

/**
 * All elements under `root` with the tag, in document order; the same as `elementsByTag` for one tag.
 * The tree must not change between two calls.
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
