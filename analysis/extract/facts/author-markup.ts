/** The writer by the markup of the page: a link or a class that says author. */
import { attribute, type ElementNode, elements, foldSpace, isRead, type TreeNode } from '../parse/tree.ts';
import type { Fact } from './fact.ts';
import { isNameLabel, personName } from './person-name.ts';

const authorClass = /(?:^|[\s_-])(?:author|byline|autor|auteur|auteurs|writer|verfasser|redakteur)(?:$|[\s_-]|name)/i;
/** Boxes whose authors wrote something else than the page: comments, customers' reviews, other pages. */
const otherVoices =
  /(?:^|[\s_-])(?:comments?|comment-?list|commentlist|respond|disqus|repl(?:y|ies)|reviews?|testimonials?|related|recommended|sidebar)(?:$|[\s_-])/i;
/** Steps up in which such a box is looked for. */
const reach = 12;
/** Elements that call themselves author; comments have many. */
const maxLooked = 200;
/** Texts of an author's box that are read: a label, the name. */
const maxPieces = 4;
const maxPieceChars = 200;

/** The first link that says author, or else the first class that does. */
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
 * The name in an author's box. Its texts are taken one by one, since a box often glues the name to what the person does.
 * A label is passed over; a first and a last name in elements of their own are joined.
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
