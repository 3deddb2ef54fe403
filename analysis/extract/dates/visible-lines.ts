/** The lines a visitor sees, each with what its place in the page says about a date in it. */
import { type ElementNode, isInline, isRead, type TreeNode } from '../parse/tree.ts';
import { type Place, placeOf, type Region } from './line-places.ts';
import { pageHeading } from './page-heading.ts';

export interface VisibleLine {
  text: string;
  readonly region: Region;
  /** A class, id, itemprop or tag around it speaks of a date. */
  hinted: boolean;
  /** … and of a change rather than of publication. */
  hintedModified: boolean;
  /** `datetime` of the time elements in it, in order. */
  times: string[];
  /** Characters of visible text before it. */
  readonly at: number;
}

export interface VisibleText {
  readonly lines: readonly VisibleLine[];
  /** Where the page's own heading ends, in characters of visible text; `null` without a heading. */
  readonly headingEnd: number | null;
}

/** Attributes by which scripts that write "two hours ago" know the time, and elements whose title then tells it. */
const stamps = new Set(
  'data-date data-datetime data-time data-timestamp data-utime data-published data-publish-date data-pubdate data-created'.split(
    ' ',
  ),
);
const titled = new Set(['abbr', 'time', 'span', 'small', 'i', 'em', 'relative-time', 'time-ago']);

/** Lines after this many are not read: no page dates itself there. */
const maxLines = 20_000;

/** Walks the page once. */
export function visibleLines(root: ElementNode): VisibleText {
  const heading = pageHeading(root);
  const aroundHeading = new Set<ElementNode>();
  for (let node = heading; node; node = node.parent ?? undefined) aroundHeading.add(node);
  const lines: VisibleLine[] = [];
  let line: VisibleLine | undefined;
  let length = 0;
  let headingEnd: number | null = null;
  type Step = { node: TreeNode; place: Place } | 'break' | 'heading';
  const stack: Step[] = [{ node: root, place: { region: 'main', hinted: false, hintedModified: false } }];
  for (let step = stack.pop(); step !== undefined && lines.length < maxLines; step = stack.pop()) {
    if (step === 'heading') headingEnd = length;
    if (step === 'break' || step === 'heading') {
      line = undefined;
      continue;
    }
    const { node, place } = step;
    if (node.kind === 'text') {
      if (node.text.trim() === '') {
        if (line) line.text += ' ';
        continue;
      }
      if (!line) {
        line = { ...place, text: '', times: [], at: length };
        lines.push(line);
      }
      line.text += node.text;
      line.hinted ||= place.hinted;
      line.hintedModified ||= place.hintedModified;
      length += node.text.length;
      continue;
    }
    if (node !== root && node.tag !== '#document' && !isRead(node)) continue;
    const inner = placeOf(node, place, aroundHeading.has(node));
    const stamp = timestampOf(node);
    if (stamp !== undefined || node.tag === 'time') {
      line ??= startLine(lines, inner, length);
      line.hinted = true;
      if (stamp !== undefined) line.times.push(stamp);
    }
    const isBlock = !isInline(node.tag);
    if (node === heading) stack.push('heading');
    if (isBlock) {
      line = undefined;
      stack.push('break');
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, place: inner });
    }
  }
  return { lines, headingEnd };
}

function startLine(lines: VisibleLine[], place: Place, at: number): VisibleLine {
  const line: VisibleLine = { ...place, text: '', times: [], at };
  lines.push(line);
  return line;
}

/** The day an element carries beside its text ("two hours ago"): in `datetime`, data attributes, or the title of a short text. */
function timestampOf(element: ElementNode): string | undefined {
  for (const { name, value } of element.attributes) {
    if (value.length > 60 || value.length < 8) continue;
    if (name === 'datetime' || stamps.has(name)) return value;
    if (name === 'title' && titled.has(element.tag) && /\d{4}/.test(value)) return value;
  }
  return undefined;
}
