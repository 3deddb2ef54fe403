/** Splits a page into visible lines, each with the clues of its position about a date in it. */
import { type ElementNode, isInline, isRead, type TreeNode } from '../parse/tree.ts';
import { outermost, type Place, placeOf, type Region } from './line-places.ts';
import { dateLabelOf } from './named-icons.ts';
import { pageHeading } from './page-heading.ts';

export interface VisibleLine {
  text: string;
  /** What dates are read from, where it differs: without the figures of code samples, with the names of icons. */
  told?: string;
  readonly region: Region;
  /** Whether a class, id, itemprop or tag around it suggests a date. */
  hinted: boolean;
  /** … and a change rather than publication. */
  hintedModified: boolean;
  /** Whether it is a sample of code or a cell of a table with values. */
  readonly isValue: boolean;
  /** Whether its beginning is kept from sight. */
  readonly isHidden: boolean;
  /** Values of the time elements and data attributes in it, in order. */
  times: string[];
  /** Characters of visible text before it. */
  readonly at: number;
}

export interface VisibleText {
  readonly lines: readonly VisibleLine[];
  /** Where the main heading ends, in characters of visible text; `null` if there is none. */
  readonly headingEnd: number | null;
}

/**
 * Attributes that hold the time for scripts that write "two hours ago"; below, elements that hold it in their title.
 */
const stamps = new Set(
  'data-date data-datetime data-time data-timestamp data-utime data-published data-publish-date data-pubdate data-created'.split(
    ' ',
  ),
);
const titled = new Set(['abbr', 'time', 'span', 'small', 'i', 'em', 'relative-time', 'time-ago']);

/** Later lines are not read: no page puts its date there. */
const maxLines = 20_000;

/** Reads the lines in one pass over the page. */
export function visibleLines(root: ElementNode): VisibleText {
  const heading = pageHeading(root);
  const aroundHeading = new Set<ElementNode>();
  for (let node = heading; node; node = node.parent ?? undefined) aroundHeading.add(node);
  const lines: VisibleLine[] = [];
  let line: VisibleLine | undefined;
  let length = 0;
  let label: string | undefined;
  let headingEnd: number | null = null;
  type Step = { node: TreeNode; place: Place } | 'break' | 'icon' | 'heading';
  const stack: Step[] = [{ node: root, place: outermost }];
  for (let step = stack.pop(); step !== undefined && lines.length < maxLines; step = stack.pop()) {
    if (step === 'heading') headingEnd = length;
    if (step === 'break' || step === 'icon' || step === 'heading') {
      line = undefined;
      if (step !== 'icon') label = undefined;
      continue;
    }
    const { node, place } = step;
    if (node.kind === 'text') {
      if (node.text.trim() === '') {
        if (line) line.text += ' ';
        if (line?.told !== undefined) line.told += ' ';
        continue;
      }
      if (!line) {
        line = { ...place, text: '', times: [], at: length };
        lines.push(line);
      } else if ((line.hinted || place.hinted) && isSetApart(line.text, node.text)) {
        line.text += ' ';
        if (line.told !== undefined) line.told += ' ';
      }
      if (place.isValue && !line.isValue && /\p{Nd}/u.test(node.text)) line.told ??= line.text;
      if (label !== undefined) {
        line.told = `${line.told ?? line.text} ${label} `;
        label = undefined;
      }
      if (line.told !== undefined)
        line.told += place.isValue && !line.isValue ? node.text.replaceAll(/\p{Nd}/gu, '_') : node.text;
      line.text += node.text;
      line.hinted ||= place.hinted;
      line.hintedModified ||= place.hintedModified;
      length += node.text.length;
      continue;
    }
    label = dateLabelOf(node) ?? label;
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
      stack.push(node.tag === 'svg' ? 'icon' : 'break');
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, place: inner });
    }
  }
  return { lines, headingEnd };
}

/** Whether a style sheet sets two pieces of a line apart: "By Ann" "May 3, 2024" "No comments". */
function isSetApart(before: string, after: string): boolean {
  return /\p{Ll}$/u.test(before) ? /^[\p{Lu}\p{Nd}]/u.test(after) : /\p{Nd}$/u.test(before) && /^\p{Lu}/u.test(after);
}

function startLine(lines: VisibleLine[], place: Place, at: number): VisibleLine {
  const line: VisibleLine = { ...place, text: '', times: [], at };
  lines.push(line);
  return line;
}

/** Elements with many lines in them: what is stored there, as in an alert of the whole site, stands beside none of them. */
const wholes = new Set('html body main article section header footer nav aside form'.split(' '));

/**
 * The date stored beside a text such as "two hours ago": in `datetime`, data attributes, or the title of small
 * elements.
 */
function timestampOf(element: ElementNode): string | undefined {
  for (const { name, value } of element.attributes) {
    if (value.length > 60 || value.length < 8) continue;
    if (name === 'datetime' || (stamps.has(name) && !wholes.has(element.tag))) return value;
    if (name === 'title' && titled.has(element.tag) && /\d{4}/.test(value)) return value;
  }
  return undefined;
}
