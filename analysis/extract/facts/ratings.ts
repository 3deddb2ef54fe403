/** Reads ratings that stand in attributes, as stars without text have them: "4.6 out of 5" in a title, "stars-4-5". */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';

const described = ['aria-label', 'title', 'alt'] as const;
/** A class that says how many stars are shown. Such names are English on pages in any language. */
const stars = /(?:^|[\s_-])(?:stars?|rating)[_-]?(?:rating|count|value)?[_-]?([1-5](?:[_.-][05])?)(?![\p{L}\p{N}])/iu;
/** A longer text says more than a rating. */
const maxChars = 60;
const maxClassChars = 300;
const maxRatings = 20;

/**
 * Returns the distinct texts with a figure that attributes describe an element by, and ratings from classes as "4.5/5",
 * in page order.
 */
export function readRatings(root: ElementNode): string[] {
  const found = new Set<string>();
  for (const element of elements(root)) {
    if (found.size >= maxRatings) break;
    const rated = stars.exec((attribute(element, 'class') ?? '').slice(0, maxClassChars))?.[1];
    if (rated !== undefined) found.add(`${rated.replace(/[_-]/u, '.')}/5`);
    for (const name of described) {
      const text = attribute(element, name)?.trim() ?? '';
      if (text.length <= maxChars && /\p{N}/u.test(text) && /\p{L}|\//u.test(text)) found.add(text);
    }
  }
  return [...found];
}
