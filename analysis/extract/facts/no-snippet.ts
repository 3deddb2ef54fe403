/** Measures the text that a page withholds from snippets with data-nosnippet. */
import { attribute, type ElementNode, textOf } from '../parse/tree.ts';

export interface NoSnippet {
  readonly elements: number;
  /** Share of the visible characters, 0..1. */
  readonly share: number;
}

/**
 * Reads the attribute on span, div and section only, as Google does (robots-meta-tag documentation). Nested marked
 * elements are not counted twice, dialogs that ask for consent, headers, footers and menus not at all: nobody quotes them.
 */
export function readNoSnippet(root: ElementNode, visibleChars: number): NoSnippet {
  let count = 0;
  let chars = 0;
  const stack: ElementNode[] = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    if (frameTags.has(element.tag)) continue;
    if (isMarked(element)) {
      const text = textOf(element);
      if (consent.test(text.slice(0, maxConsentChars))) continue;
      count += 1;
      chars += text.length;
      continue;
    }
    for (const child of element.children) if (child.kind === 'element') stack.push(child);
  }
  return {
    elements: count,
    share: visibleChars === 0 ? 0 : Math.round(Math.min(1, chars / visibleChars) * 1000) / 1000,
  };
}

/** Names and words of dialogs that ask for consent. No reader comes for their text. */
const consent =
  /cookie|consent|gdpr|onetrust|usercentrics|didomi|(?<!\p{L})cmp(?!\p{L})|privacy[\s_-]?(?:cmp|banner|notice|choices)/iu;
/** Characters at the start of a dialog that say what it asks. */
const maxConsentChars = 300;

const frameTags: ReadonlySet<string> = new Set(['header', 'footer', 'nav']);
const frameNames = /(?:^|[\s_-])(?:header|footer|nav|navigation|navbar|menu)(?=$|[\s_-])/iu;

function isMarked(element: ElementNode): boolean {
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  return (
    !consent.test(names) &&
    !frameNames.test(names) &&
    (element.tag === 'span' || element.tag === 'div' || element.tag === 'section') &&
    attribute(element, 'data-nosnippet') !== undefined
  );
}
