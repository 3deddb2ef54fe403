/** Reads the headings of a page in order. */
import { type ElementNode, elementsByTag } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

export interface OutlineHeading {
  readonly level: number;
  readonly text: string;
}

const maxHeadings = 300;

/** Returns all headings h1 to h6 with text, in page order, including navigation. */
export function readOutline(root: ElementNode): OutlineHeading[] {
  const found: OutlineHeading[] = [];
  for (const element of elementsByTag(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    const text = textStart(element, 300);
    if (text !== '') found.push({ level: Number(element.tag.slice(1)), text });
    if (found.length >= maxHeadings) break;
  }
  return found;
}
