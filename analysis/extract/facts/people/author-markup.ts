/** Finds the author from markup: a link or class that says author. */
import { attribute, type ElementNode, elements, foldSpace, isRead, type TreeNode } from '../../parse/tree.ts';
import type { Fact } from '../fact.ts';
import { isNameLabel, personName } from './person-name.ts';

const authorClass = /(?:^|[\s_-])(?:author|byline|autor|auteur|auteurs|writer|verfasser|redakteur)(?:$|[\s_-]|name)/i;
/** Boxes whose authors did not write the page: comments, customer reviews, other pages. */
const otherVoices =
  /(?:^|[\s_-])(?:comments?|comment-?list|commentlist|respond|disqus|repl(?:y|ies)|reviews?|testimonials?|related|recommended|sidebar)(?:$|[\s_-])/i;
/** How many ancestors are searched for such a box. */
const reach = 12;
/** At most this many elements with an author name are examined; comments have many. */
const maxLooked = 200;
/** At most this many texts of an author's box are read: a label, the name. */
const maxPieces = 4;
const maxPieceChars = 200;

/** The first link with rel=author, or else the first element with an author class. */
export function authorFromMarkup(root: ElementNode): Fact<string> | null {
  let found: Fact<string> | null = null;
  let looked = 0;
  for (const element of elements(root)) {
    const isLink = element.tag === 'a' && /(?:^|\s)author(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
    if (!isLink && (found !== null || element.tag === 'body' || element.tag === 'html')) continue;
    const names = namesOf(element);
    if (!isLink && (names.length > 300 || !authorClass.test(names))) continue;
    looked += 1;
    if (looked > maxLooked) break;
    if (isOtherVoice(element)) continue;
    const value = nameIn(element);
    if (value === undefined) continue;
    if (isLink) return { value, where: 'a rel=author' };
    found ??= { value, where: 'class author' };
  }
  return found;
}

/** Whether the page has a box for its author, even one whose name is not read or that a script fills. */
export function hasAuthorBox(root: ElementNode): boolean {
  let looked = 0;
  for (const element of elements(root)) {
    if (element.tag === 'body' || element.tag === 'html' || !isRead(element)) continue;
    const names = namesOf(element);
    const isLink = element.tag === 'a' && /\/authors?\/[^/]/iu.test(attribute(element, 'href') ?? '');
    if (!isLink && (names.length > 300 || !authorClass.test(names))) continue;
    if (!isOtherVoice(element)) return true;
    looked += 1;
    if (looked > maxLooked) break;
  }
  return false;
}

function namesOf(element: ElementNode): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
}

function isOtherVoice(element: ElementNode): boolean {
  let node: ElementNode | null = element;
  for (let step = 0; node !== null && step < reach; step++, node = node.parent) {
    if (node.tag === 'body' || node.tag === 'main' || node.tag === 'article') return false;
    const names = namesOf(node);
    if (names.length <= 300 && otherVoices.test(names)) return true;
  }
  return false;
}

/**
 * The name in an author's box. Its texts are read one by one, because a box often puts the name next to the person's
 * role. Labels are skipped; a first and a last name in separate elements are joined.
 */
function nameIn(element: ElementNode): string | undefined {
  const pieces = textPieces(element).filter((piece) => !isNameLabel(piece));
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const isHalf = !/\s/u.test(piece) && next !== undefined && /^\p{Lu}[\p{L}\p{M}’'-]*$/u.test(next);
    const name = personName(isHalf ? `${piece} ${next}` : piece);
    if (name !== undefined) return name;
  }
  return undefined;
}

function textPieces(element: ElementNode): string[] {
  const pieces: string[] = [];
  const stack: TreeNode[] = [element];
  for (let node = stack.pop(); node !== undefined && pieces.length < maxPieces; node = stack.pop()) {
    if (node.kind === 'text') {
      const text = foldSpace(node.text.slice(0, maxPieceChars));
      if (text !== '') pieces.push(text);
      continue;
    }
    if (node !== element && !isRead(node)) continue;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return pieces;
}
