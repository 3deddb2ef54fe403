/** Tells lists and tables of data from those that only arrange a page. */
import type { Element, Parent } from './tree.ts';
import { walk } from './tree.ts';

const heading = /^h[1-6]$/u;

/** Whether an element is a list or a table, the kinds of block that may hold others. */
export function isListOrTable(tag: string): boolean {
  return tag === 'ul' || tag === 'ol' || tag === 'table';
}

/**
 * The lists and tables below `root` that hold headings or tables: cards and layout, to be read as their parts.
 * One pass; an element once marked has its ancestors marked, which keeps it linear.
 */
export function layoutContainers(root: Parent): ReadonlySet<Element> {
  const layout = new Set<Element>();
  const enclosing: Element[] = [];
  walk(root, {
    enter: (element) => {
      if (heading.test(element.tagName) || element.tagName === 'table') {
        for (let i = enclosing.length - 1; i >= 0; i--) {
          const outer = enclosing[i];
          if (outer === undefined || layout.has(outer)) break;
          layout.add(outer);
        }
      }
      if (isListOrTable(element.tagName)) enclosing.push(element);
      return true;
    },
    leave: (element) => {
      if (isListOrTable(element.tagName)) enclosing.pop();
    },
  });
  return layout;
}
