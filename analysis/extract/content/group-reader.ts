/** Determines which vocabulary groups an element belongs to, by its tag, its role and the words of its names. */
import { keepsFromSight } from '../parse/hiding.ts';
import type { Attribute, ElementNode } from '../parse/tree.ts';
import { hasKind, kinds, runsOf } from './characters.ts';
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

const groupOfTag = new Map(
  [...tags].flatMap(([tag, name]) => listed(indexOf(name)).map((group): [string, number] => [tag, group])),
);

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

/** Marks one group. A group may be marked several times. */
type Mark = (group: number) => void;

/** Returns a function that marks the groups of elements. Create one per page: it caches the names it has read. */
export function groupReader(): (element: ElementNode, mark: Mark) => void {
  /** The same names recur in new combinations (`col col-3 first`), so each is read once. */
  const knownParts = new Map<string, readonly number[]>();
  const knownNames = new Map<string, readonly number[]>();
  const groupsOf = (names: string): readonly number[] => {
    const known = knownNames.get(names);
    if (known !== undefined) return known;
    const groups = readNames(names, knownParts);
    knownNames.set(names, groups);
    return groups;
  };
  return ({ tag, attributes }, mark) => {
    const ofTag = groupOfTag.get(tag);
    if (ofTag !== undefined) mark(ofTag);
    for (let i = 0; i < attributes.length && i < 40; i++) {
      const names = namesIn(attributes[i] as Attribute);
      if (names !== '') for (const group of groupsOf(names)) mark(group);
    }
  };
}

/** The names that an attribute gives its element; empty if none. */
function namesIn(attribute: Attribute): string {
  const { name, value } = attribute;
  if (named.has(name)) return value.length > longestName ? value.slice(0, longestName) : value;
  if (name === 'role') return `role:${value.slice(0, 40)}`;
  return isHiding(attribute) ? 'hiding:' : '';
}

function isHiding(attribute: Attribute): boolean {
  return keepsFromSight(attribute) || (attribute.name === 'aria-hidden' && attribute.value === 'true');
}

function readNames(names: string, knownParts: Map<string, readonly number[]>): readonly number[] {
  const groups = new Set<number>();
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
  const groups: number[] = [];
  const whole = runsOf(part.toLowerCase(), kinds.letter).join('');
  for (const word of [whole, ...wordsOf(part)])
    for (const group of wordTable.get(word.toLowerCase()) ?? []) groups.push(group);
  return groups;
}

/** The words of a name; a capital inside it starts one. */
function wordsOf(part: string): readonly string[] {
  if (!hasKind(part, kinds.upper)) return runsOf(part, kinds.lower);
  return part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? [];
}

function indexOf(name: string | undefined): number | undefined {
  return name === undefined ? undefined : indexOfGroup.get(name);
}

function listed(index: number | undefined): readonly number[] {
  return index === undefined ? [] : [index];
}
