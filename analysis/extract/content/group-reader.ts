/** Reads off an element which groups of the vocabulary it carries: by its tag, its role, and the words of its names. */
import type { Attribute, ElementNode } from '../parse/tree.ts';
import { GROUP_NAMES, GROUPS } from './vocabulary.ts';

const INDEX = new Map(GROUP_NAMES.map((name, index) => [name, index]));
const WORDS = new Map<string, number[]>();
for (const [name, words] of Object.entries(GROUPS)) {
  for (const word of words.split(' ')) {
    const index = INDEX.get(name);
    if (word === '' || index === undefined) continue;
    WORDS.set(word, [...(WORDS.get(word) ?? []), index]);
  }
}

const TAGS = new Map<string, string>([
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

const ROLES = new Map<string, string>([
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

const NAMED = new Set([
  'class',
  'id',
  'itemprop',
  'data-testid',
  'data-component',
  'data-test',
  'aria-label',
  'itemtype',
]);
/** A name longer than this is generated and says nothing; reading it all would let a page buy work with attributes. */
const LONGEST_NAME = 400;

/** Finds the groups of elements; one per page, it remembers the names it has read. */
export function groupReader(): (element: ElementNode) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (element) => {
    let key = element.tag;
    for (let i = 0; i < element.attributes.length && i < 40; i++) {
      const each = element.attributes[i] as Attribute;
      if (NAMED.has(each.name)) key += ` ${each.value.slice(0, LONGEST_NAME)}`;
      else if (each.name === 'role') key += ` role:${each.value.slice(0, 40)}`;
      else if (isHiding(each)) key += ' hiding:';
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const groups = read(element.tag, key.slice(element.tag.length));
    known.set(key, groups);
    return groups;
  };
}

function isHiding({ name, value }: Attribute): boolean {
  if (name === 'hidden') return true;
  if (name === 'aria-hidden') return value === 'true';
  return name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value.slice(0, LONGEST_NAME));
}

function read(tag: string, names: string): readonly number[] {
  const groups = new Set<number>();
  const add = (name: string | undefined): void => {
    const index = name === undefined ? undefined : INDEX.get(name);
    if (index !== undefined) groups.add(index);
  };
  add(TAGS.get(tag));
  for (const part of names.split(' ')) {
    if (part.startsWith('role:')) add(ROLES.get(part.slice(5)));
    else if (part === 'hiding:') add('tag:hidden');
    else {
      const whole = part.toLowerCase().replace(/[^\p{L}]+/gu, '');
      for (const index of WORDS.get(whole) ?? []) groups.add(index);
      for (const word of part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? []) {
        for (const index of WORDS.get(word.toLowerCase()) ?? []) groups.add(index);
      }
    }
  }
  return [...groups];
}
