/** The article of a page, as Mozilla's Readability finds it. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';
import { parseFragment, serialize } from 'parse5';
import type { PageTree } from './page-tree.ts';
import type { Parent } from './tree.ts';

/**
 * Pages beyond this are not given to Readability: it and the serializer recurse, some of its passes look at every
 * ancestor of every element, and the DOM it needs slows down on megabytes of text. Real pages stay below: without
 * scripts and styles, the largest of five hundred of WCXB's has 8,876 elements, 48 levels and 1.1 million characters.
 */
const largest = { elements: 10_000, depth: 256, chars: 1_500_000 };

/** The part of the page that Readability takes for its article, parsed anew; null when it finds none. */
export function articleOf(page: PageTree): Parent | null {
  if (page.elements > largest.elements || page.depth > largest.depth) return null;
  try {
    const html = serialize(page.root);
    if (html.length > largest.chars) return null;
    const { document } = parseHTML(html);
    const article = new Readability(document, { disableJSONLD: true }).parse();
    return typeof article?.content === 'string' ? parseFragment(article.content, { scriptingEnabled: false }) : null;
  } catch {
    // Readability gives up on some markup by throwing; the page then is read without it.
    return null;
  }
}
