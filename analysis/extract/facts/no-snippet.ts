// Text that a page withholds from snippets with data-nosnippet.
import { attribute, type ElementNode, elements, textOf } from '../parse/tree.ts';

export interface NoSnippet {
  readonly elements: number;
  /** Share of the visible characters, 0..1. */
  readonly share: number;
}

/**
 * Google reads the attribute on span, div and section alone (robots-meta-tag documentation); what lies inside another
 * marked element is not counted twice.
 */
export function readNoSnippet(root: ElementNode, visibleChars: number): NoSnippet {
  let count = 0;
  let chars = 0;
  for (const element of elements(root)) {
    if (!isMarked(element) || hasMarkedAncestor(element)) continue;
    count += 1;
    chars += textOf(element).length;
  }
  return {
    elements: count,
    share: visibleChars === 0 ? 0 : Math.round(Math.min(1, chars / visibleChars) * 1000) / 1000,
  };
}

function isMarked(element: ElementNode): boolean {
  return (
    (element.tag === 'span' || element.tag === 'div' || element.tag === 'section') &&
    attribute(element, 'data-nosnippet') !== undefined
  );
}

function hasMarkedAncestor(element: ElementNode): boolean {
  for (let node = element.parent; node; node = node.parent) if (isMarked(node)) return true;
  return false;
}
