/**
 * Puts the parts of a page that its server sent late where visitors see them. React sends a placeholder, then the part in
 * a hidden box at the end of the page, and a line of script that moves it: `$RC("B:0","S:0")`.
 */
import { attribute, type ElementNode, elements, rawTextOf } from './tree.ts';

/** Parts moved on a page, and the depth to which they are; more and deeper ones are left where they are. */
const maxParts = 200;
const maxTargetDepth = 128;

/** A call that replaces a placeholder by a part: `$RC` and `$RR` name the placeholder first, `$RS` the part. */
const call = /\$R([CRS])\("([^"\\]{1,40})","([^"\\]{1,40})"/gu;

/** Whether the markup has such calls, so that other pages cost no traversal. */
export function hasStreamedParts(markup: string): boolean {
  return markup.includes('$R') && markup.search(call) >= 0;
}

/** Moves the parts under `root` in the order of the calls. */
export function placeStreamedParts(root: ElementNode): void {
  const named = new Map<string, ElementNode>();
  const calls: { placeholder: string; part: string }[] = [];
  for (const element of elements(root)) {
    const id = attribute(element, 'id');
    if (id !== undefined && !named.has(id) && isPlaceholderOrPart(element)) named.set(id, element);
    if (element.tag !== 'script') continue;
    for (const [, kind, first = '', second = ''] of rawTextOf(element).matchAll(call))
      calls.push(kind === 'S' ? { placeholder: second, part: first } : { placeholder: first, part: second });
  }
  for (const { placeholder, part } of calls.slice(0, maxParts)) move(named.get(part), named.get(placeholder));
}

/** A placeholder is an empty template; a part stands in a hidden box. */
function isPlaceholderOrPart(element: ElementNode): boolean {
  return element.tag === 'template' || attribute(element, 'hidden') !== undefined;
}

/** Replaces `placeholder` by the children of `box`; the box goes. A part that holds its own placeholder stays. */
function move(box: ElementNode | undefined, placeholder: ElementNode | undefined): void {
  const target = placeholder?.parent ?? null;
  if (box === undefined || box.parent === null || placeholder === undefined || target === null) return;
  let depth = 0;
  for (let node: ElementNode | null = target; node !== null; node = node.parent) {
    depth += 1;
    if (node === box || depth > maxTargetDepth) return;
  }
  remove(box, box.parent);
  const after = target.children.splice(target.children.indexOf(placeholder)).slice(1);
  placeholder.parent = null;
  // One by one: a part may have more children than a call takes arguments.
  for (const part of box.children.splice(0)) {
    part.parent = target;
    target.children.push(part);
  }
  for (const node of after) target.children.push(node);
}

function remove(node: ElementNode, parent: ElementNode): void {
  parent.children.splice(parent.children.indexOf(node), 1);
  node.parent = null;
}
