/** Determines which vocabulary groups an element belongs to, by its tag, its role and the words of its names. */
import type { Attribute, ElementNode } from '../parse/tree.ts';
import { groupNames, wordGroups } from './vocabulary.ts';

const indexOfGroup = new Map(groupNames.map((name, index) => [name, index]));
const wordTable = new Map<string, number[]>();
for (const [name, words] of Object.entries(wordGroups)) {
  for (const word of words.split(' ')) {
    const index = indexOfGroup.get(name);
    if (word === '' || index === undefined) continue;
    wordTable.set(word, [...(wordTable.get(word) ?? []), index]);
  }
}

const tags = new Map<string, string>([
  ...['nav', 'header', 'footer', 'aside', 'main', 'article', 'section', 'form', 'table', 'figure'].map(
    (tag): [string, string] => [tag, `tag:${tag}`],
  ),
  ...['td', 'th'].map((tag): [string, string] => [tag, 'tag:td']),
  ...['ul', 'ol'].map((tag): [string, string] => [tag, 'tag:list']),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag): [string, string] => [tag, 'tag:heading']),
  ...['button', 'option', 'select', 'label', 'input'].map((tag): [string, string] => [tag, 'tag:button']),
  ...['li', 'a', 'dl', 'details', 'p', 'dialog', 'search', 'noscript'].map((tag): [string, string] => [
    tag,
    `tag:${tag}`,
  ]),
  ['blockquote', 'tag:quote'],
  ['q', 'tag:quote'],
]);

const roles = new Map<string, string>([
  ['navigation', 'tag:nav'],
  ['menu', 'tag:nav'],
  ['menubar', 'tag:nav'],
  ['banner', 'tag:header'],
  ['contentinfo', 'tag:footer'],
  ['complementary', 'tag:aside'],
  ['main', 'tag:main'],
  ['article', 'tag:article'],
  ['dialog', 'tag:dialog'],
  ['alertdialog', 'tag:dialog'],
  ['search', 'tag:search'],
  ['list', 'tag:list'],
  ['listitem', 'tag:li'],
  ['heading', 'tag:heading'],
  ['button', 'tag:button'],
]);

const named = new Set([
  'class',
  'id',
  'itemprop',
  'data-testid',
  'data-component',
  'data-test',
  'aria-label',
  'itemtype',
]);
/** Longer names are generated and meaningless, and reading them would let a page cause unbounded work. */
const longestName = 400;

/** Returns a function that finds the groups of elements. Create one per page: it caches the names it has read. */
export function groupReader(): (element: ElementNode) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  /** The same names recur in new combinations (`col col-3 first`), so each is read once. */
  const knownParts = new Map<string, readonly number[]>();
  return (element) => {
    let key = element.tag;
    for (let i = 0; i < element.attributes.length && i < 40; i++) {
      const each = element.attributes[i] as Attribute;
      if (named.has(each.name)) key += ` ${each.value.slice(0, longestName)}`;
      else if (each.name === 'role') key += ` role:${each.value.slice(0, 40)}`;
      else if (isHiding(each)) key += ' hiding:';
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const groups = read(element.tag, key.slice(element.tag.length), knownParts);
    known.set(key, groups);
    return groups;
  };
}

function isHiding({ name, value }: Attribute): boolean {
  if (name === 'hidden') return true;
  if (name === 'aria-hidden') return value === 'true';
  return name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value.slice(0, longestName));
}

function read(tag: string, names: string, knownParts: Map<string, readonly number[]>): readonly number[] {
  const groups = new Set<number>();
  const tagGroup = indexOf(tags.get(tag));
  if (tagGroup !== undefined) groups.add(tagGroup);
  for (const part of names.split(' ')) {
    let found = knownParts.get(part);
    if (found === undefined) {
      found = readPart(part);
      knownParts.set(part, found);
    }
    for (const index of found) groups.add(index);
  }
  return [...groups];
}

/** The groups of one name, matched as a whole and by its words. */
function readPart(part: string): readonly number[] {
  if (part.startsWith('role:')) return listed(indexOf(roles.get(part.slice(5))));
  if (part === 'hiding:') return listed(indexOf('tag:hidden'));
  const whole = part.toLowerCase().replace(/[^\p{L}]+/gu, '');
  const words = part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? [];
  return [...(wordTable.get(whole) ?? []), ...words.flatMap((word) => wordTable.get(word.toLowerCase()) ?? [])];
}

function indexOf(name: string | undefined): number | undefined {
  return name === undefined ? undefined : indexOfGroup.get(name);
}

function listed(index: number | undefined): readonly number[] {
  return index === undefined ? [] : [index];
}
