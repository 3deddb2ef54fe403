/** Reads the text of an element up to a length and a budget per page, because values may nest. */
import { type ElementNode, foldSpace, isInline, isRead, type TreeNode } from '../parse/tree.ts';

/** How many more characters may be copied for one page. */
export interface TextBudget {
  charsLeft: number;
}

/** Longer values are cut: an article body belongs to the main content, not to a property. */
const maxValueChars = 20_000;

/** The visible text of an element, white space collapsed, at most 20,000 characters and the rest of the budget. */
export function boundedText(root: ElementNode, budget: TextBudget): string {
  const parts: string[] = [];
  let room = Math.min(maxValueChars, budget.charsLeft);
  const stack: TreeNode[] = [root];
  for (let node = stack.pop(); node !== undefined && room > 0; node = stack.pop()) {
    if (node.kind === 'text') {
      const text = node.text.length > room ? node.text.slice(0, room) : node.text;
      parts.push(text);
      room -= text.length;
      budget.charsLeft -= text.length;
      continue;
    }
    if (node !== root && !isRead(node)) continue;
    if (!isInline(node.tag)) parts.push(' ');
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return foldSpace(parts.join(''));
}

/** The beginning of an element's visible text, at most `maxChars` characters, for a heading or a name. */
export function textStart(root: ElementNode, maxChars: number): string {
  return boundedText(root, { charsLeft: maxChars });
}
