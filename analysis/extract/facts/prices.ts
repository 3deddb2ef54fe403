/** Reads texts that the markup calls prices. Shops show them beside the main content, too. */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

/** The part of a class name or property that says so. Such names are English on pages in any language. */
const priceName = /(?<![a-z])prices?(?![a-z])/iu;
/** A longer text has more than a price. */
const maxChars = 60;
const maxPrices = 20;
const maxRead = 500;

/** Returns the distinct texts with a digit of elements whose class or property says that they are prices, in page order. */
export function readPrices(root: ElementNode): string[] {
  const found = new Set<string>();
  let read = 0;
  for (const element of elements(root)) {
    if (found.size >= maxPrices || read >= maxRead) break;
    if (!priceName.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'itemprop') ?? ''}`)) continue;
    read += 1;
    const text = textStart(element, maxChars + 1);
    if (text.length <= maxChars && /\p{N}/u.test(text)) found.add(text);
  }
  return [...found];
}
