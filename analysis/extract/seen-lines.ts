/** Reads the lines that visitors see in the body of a page, without what the markup and usual class names hide. */
import {
  attribute,
  type ElementNode,
  elementsByTag,
  foldSpace,
  isInline,
  isRead,
  type TreeNode,
} from './parse/tree.ts';

const maxLines = 20_000;
/** A longer line is data. */
const maxLineChars = 5000;
/** Parts that hold no text of the page itself, or text that is meant as it stands. */
const skipped: ReadonlySet<string> = new Set(
  'nav footer aside dialog pre code kbd samp form button select svg'.split(' '),
);
/** Words of class names by which style sheets hide an element, a script opens or fills it, or visitors write in it. */
const unseenName =
  /(?:^|[\s_-])(?:hide|hidden|invisible|d-none|display-none|sr-only|visually-hidden|screen-reader-text|modal|popup|template|skeleton|footer|sidebar|comments?|respond)(?:$|[\s_-])/iu;
const unseenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/iu;
/** Attributes of frameworks that fill expressions in the browser. */
const filledInBrowser = /^(?:v-|ng-|data-ng|x-|:|@|data-bind)/u;

/** What visitors read of a page. */
export interface SeenLines {
  /** In page order, without menus, footer, code, forms and comments. */
  lines: string[];
  /** Whether the page shows code. */
  hasCode: boolean;
  /** Whether a framework fills expressions in the browser. */
  isFilledInBrowser: boolean;
}

/** Reads the lines that visitors see in the body of the page. */
export function readSeenLines(root: ElementNode): SeenLines {
  const page: SeenLines = { lines: [], hasCode: false, isFilledInBrowser: false };
  let line = '';
  const end = (): void => {
    const text = foldSpace(line);
    if (text !== '' && text.length <= maxLineChars) page.lines.push(text);
    line = '';
  };
  const aroundHeading = boxesAroundHeadings(root);
  const isShown = (element: ElementNode): boolean => isSeen(element, aroundHeading.has(element));
  const stack: (TreeNode | 'break')[] = [root];
  for (let node = stack.pop(); node !== undefined && page.lines.length < maxLines; node = stack.pop()) {
    if (node === 'break') {
      end();
      continue;
    }
    if (node.kind === 'text') {
      line += node.text;
      continue;
    }
    if (node.attributes.some(({ name }) => filledInBrowser.test(name))) page.isFilledInBrowser = true;
    if (node.tag === 'pre' || node.tag === 'code') page.hasCode ||= isShown(node);
    if (node !== root && (!isRead(node) || skipped.has(node.tag) || !isShown(node))) {
      if (!isInline(node.tag)) end();
      continue;
    }
    if (!isInline(node.tag)) {
      end();
      stack.push('break');
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  end();
  return page;
}

/** The elements around main headings: whatever their names, they hold the page and no part beside it. */
function boxesAroundHeadings(root: ElementNode): ReadonlySet<ElementNode> {
  const around = new Set<ElementNode>();
  for (const heading of elementsByTag(root, 'h1'))
    for (let box = heading.parent; box !== null && !around.has(box); box = box.parent) around.add(box);
  return around;
}

function isSeen(element: ElementNode, isAroundHeading: boolean): boolean {
  if (element.tag === 'html' || element.tag === 'body') return true;
  if (attribute(element, 'hidden') !== undefined || attribute(element, 'aria-hidden') === 'true') return false;
  if (unseenStyle.test((attribute(element, 'style') ?? '').slice(0, 500))) return false;
  return (
    isAroundHeading ||
    !unseenName.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, 500))
  );
}
