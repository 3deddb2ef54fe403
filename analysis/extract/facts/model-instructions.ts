/** Finds text written for language models instead of visitors, reports it, and removes it from the tree. */
import {
  attribute,
  type ElementNode,
  foldSpace,
  isInline,
  isRead,
  type TextNode,
  type TreeNode,
} from '../parse/tree.ts';
import { addressesModels } from './model-instruction-wording.ts';

/** A text that addresses a model. */
export interface ModelInstruction {
  /** As written, with white space collapsed, at most 200 characters. */
  readonly text: string;
  /** Whether visitors cannot see it. */
  readonly hidden: boolean;
}

/** At most this many are reported per page; all that are found are removed. */
const maxFound = 20;
const maxChars = 200;
/** Characters of a style or name that are examined. */
const look = 2000;

/** Texts in one line, also across inline elements: a reader sees them as one text. */
type Run = { node: TextNode; hidden: boolean }[];

type Step = { node: TreeNode; hidden: boolean } | 'break';

/**
 * Finds such texts and empties them in the tree, so that neither passages nor terms contain them: in visible and hidden
 * text, in the title, in descriptions of the head and in JSON-LD. Never throws; linear in the page.
 */
export function takeModelInstructions(root: ElementNode): ModelInstruction[] {
  const found: ModelInstruction[] = [];
  const report = (text: string, hidden: boolean) => {
    if (found.length < maxFound) found.push({ text: text.slice(0, maxChars).toWellFormed(), hidden });
  };
  let run: Run = [];
  const endRun = () => {
    takeFromRun(run, report);
    run = [];
  };
  const stack: Step[] = [{ node: root, hidden: false }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    if (step === 'break') {
      endRun();
      continue;
    }
    const { node, hidden: isInHidden } = step;
    if (node.kind === 'text') {
      run.push({ node, hidden: isInHidden });
      continue;
    }
    if (node.tag === 'meta') takeFromMeta(node, report);
    else if (node.tag === 'script') takeFromJsonLd(node, report);
    if (node !== root && node.tag !== 'head' && node.tag !== 'title' && !isRead(node)) continue;
    const hidden = isInHidden || isHidden(node);
    const isBox = !isInline(node.tag);
    if (isBox) {
      endRun();
      stack.push('break');
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, hidden });
    }
  }
  endRun();
  return found;
}

type Report = (text: string, hidden: boolean) => void;

/** Checks each text of a run alone and, if none addresses a model, the whole run. */
function takeFromRun(run: Run, report: Report): void {
  let isTaken = false;
  for (const { node, hidden } of run) {
    const text = foldSpace(node.text);
    if (!addressesModels(text, hidden)) continue;
    report(text, hidden);
    node.text = '';
    isTaken = true;
  }
  if (isTaken || run.length < 2) return;
  const hidden = run.every((part) => part.hidden || part.node.text.trim() === '');
  const text = foldSpace(run.map(({ node }) => node.text).join(''));
  if (!addressesModels(text, hidden)) return;
  report(text, hidden);
  for (const { node } of run) node.text = '';
}

/** Names of meta elements that hold text. It mostly repeats visible text, so it is judged by the same standard. */
const textMeta = /description|title|keywords|abstract|summary|author|^og:|^twitter:/i;

function takeFromMeta(meta: ElementNode, report: Report): void {
  const name = attribute(meta, 'name') ?? attribute(meta, 'property') ?? attribute(meta, 'itemprop') ?? '';
  if (!textMeta.test(name.slice(0, look))) return;
  const at = meta.attributes.findIndex((each) => each.name === 'content');
  const text = foldSpace(meta.attributes[at]?.value ?? '');
  if (!addressesModels(text, false)) return;
  report(text, true);
  meta.attributes[at] = { name: 'content', value: '' };
}

/** A JSON string; the group is the text between its quotes. */
const jsonString = /"([^"\\]*(?:\\.[^"\\]*)*)"/gsu;
/** Longer data is implausible for a page, and is removed as a whole. */
const longestJson = 1_000_000;

function takeFromJsonLd(script: ElementNode, report: Report): void {
  if (!/^\s*application\/ld\+json/i.test(attribute(script, 'type') ?? '')) return;
  for (const child of script.children) {
    if (child.kind !== 'text' || !addressesModels(child.text, false)) continue;
    if (child.text.length > longestJson) {
      report(foldSpace(child.text.slice(0, look)), true);
      child.text = '';
      continue;
    }
    child.text = child.text.replace(jsonString, (whole, inside: string) => {
      const text = foldSpace(inside.replaceAll(/\\[nrt]/g, ' ').replaceAll(/\\(.)/gsu, '$1'));
      if (!addressesModels(text, false)) return whole;
      report(text, true);
      return '""';
    });
  }
}

/** Inline styles that make a text invisible. Style sheets are not read. */
const unseenLogProbability =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*[01](?:px|pt|em|rem|%)?\s*(?:;|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}|color\s*:\s*transparent|clip\s*:\s*rect\(\s*0/i;
const white = /(?:^|;)\s*color\s*:\s*(?:white|#fff(?:fff)?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))\s*(?:;|$)/i;

function isHidden(element: ElementNode): boolean {
  if (attribute(element, 'hidden') !== undefined) return true;
  const style = attribute(element, 'style')?.slice(0, look) ?? '';
  return style !== '' && (unseenLogProbability.test(style) || (white.test(style) && !/background/i.test(style)));
}
