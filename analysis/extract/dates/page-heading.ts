/** Finds the main heading of a page; dates near it are likely the page's own. */
import { type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

/** The first H1 that shares words with the title, else the first H1, else a lower heading similar to the title. */
export function pageHeading(root: ElementNode): ElementNode | undefined {
  const title = new Set<string>();
  const headings: ElementNode[] = [];
  for (const element of elements(root)) {
    if (element.tag === 'title' && title.size === 0) {
      for (const child of element.children)
        if (child.kind === 'text') for (const word of wordsOf(child.text)) title.add(word);
    } else if (/^h[1-3]$/.test(element.tag) && headings.length < 200) headings.push(element);
  }
  const shared = (element: ElementNode): number => {
    const words = wordsOf(textStart(element, 500));
    return words.length === 0 ? 0 : words.filter((word) => title.has(word)).length / words.length;
  };
  const first = headings.filter((element) => element.tag === 'h1' && textStart(element, 50) !== '');
  return (
    first.find((element) => shared(element) >= 0.5) ?? first[0] ?? headings.find((element) => shared(element) >= 0.7)
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
