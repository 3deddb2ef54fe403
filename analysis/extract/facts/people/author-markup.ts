/** Finds the author from markup: a link or class that says author. */
import { attribute, type ElementNode, elements, foldSpace, isRead, type TreeNode } from '../../parse/tree.ts';
import type { Fact } from '../fact.ts';
import { boxedName, isNameLabel, opensByline } from './person-name.ts';

/** "has-byline" tells of the box around, and holds no name itself. */
const authorClass =
  /(?:^|[\s_-])(?<!(?:^|[\s_-])(?:has|no|with|without|hide|show)[_-])(?:author|byline|autor|auteur|auteurs|writer|verfasser|redakteur)(?:$|[\s_-]|name)/i;
/** A whole post, which has the account of its author in its class: "hentry author-annlee". */
const wholePost = /(?:^|\s)hentry(?:\s|$)/;
/** Parts of a byline that hold no name, and lists of what else somebody wrote: "byline__category", "author-stories". */
const besideName = /[_-](?:category|categories|tags?|stories)(?:\s|$)/i;
/** Boxes whose authors did not write the page: comments, customer reviews, other pages. */
const otherVoices =
  /(?:^|[\s_-])(?:comments?|comment-?list|commentlist|respond|disqus|repl(?:y|ies)|reviews?|testimonials?|related|recommended|sidebar|teaser|promo|pagepromo|bookmark)(?:$|[\s_-])/i;
/** The foot of a post, where the foot of a page names its publisher. */
const footOfPost = /entry|post|article|author|byline/i;
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
    if (!isLink && (!isAuthorBox(element) || besideName.test(namesOf(element)))) continue;
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
    const isLink = element.tag === 'a' && /\/authors?\/[^/]/iu.test(attribute(element, 'href') ?? '');
    if (!isLink && !isAuthorBox(element)) continue;
    if (!isOtherVoice(element)) return true;
    looked += 1;
    if (looked > maxLooked) break;
  }
  return false;
}

function namesOf(element: ElementNode): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
}

function isAuthorBox(element: ElementNode): boolean {
  const names = namesOf(element);
  return names.length <= 300 && authorClass.test(names) && !wholePost.test(names);
}

function isOtherVoice(element: ElementNode): boolean {
  let isInFoot = false;
  let node: ElementNode | null = element;
  for (let step = 0; node !== null && step < reach; step++, node = node.parent) {
    if (node.tag === 'main' || node.tag === 'article') return false;
    if (node.tag === 'body') break;
    const names = namesOf(node);
    if (names.length <= 300 && otherVoices.test(names)) return true;
    isInFoot ||= node.tag === 'footer' && !footOfPost.test(names);
  }
  return isInFoot;
}

/**
 * The name in an author's box. Its texts are read one by one, because a box often puts the name next to the person's
 * role; what "By" announces comes first. Labels are skipped; a first and a last name in separate elements are joined.
 */
function nameIn(element: ElementNode): string | undefined {
  const pieces = textPieces(element);
  return nameAmong(pieces.slice(Math.max(0, pieces.findIndex(opensByline)))) ?? nameAmong(pieces);
}

function nameAmong(texts: readonly string[]): string | undefined {
  const pieces = texts.filter((text) => !isNameLabel(text));
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1] ?? '';
    if (initialsOf(next) === piece) continue;
    const isHalf = !/\s/u.test(piece) && /^\p{Lu}[\p{L}\p{M}’'-]*$/u.test(next);
    const name = boxedName(isHalf ? `${piece} ${next}` : piece);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "AL" of "Ann Lee", as it stands where a picture is missing. */
function initialsOf(text: string): string {
  return text.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
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
    if (node !== element && (!isRead(node) || besideName.test(namesOf(node)))) continue;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return pieces;
}
