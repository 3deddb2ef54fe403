/** No text of a report is written in a component: what a reader sees or hears comes from the texts of the languages. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

const reportDir = resolve(import.meta.dirname, '../../dashboard/src/report');

/** What is written alike in every language. */
const allowed: Readonly<Record<string, string>> = {
  HTTP: 'name of a protocol',
  ICU: 'name of a library',
  UTC: 'name of a time',
  'llms.txt': 'name of a file',
  h: 'name of an element, with its level',
};

/** Attributes that a reader sees or hears; the others hold codes. */
const textAttributes = new Set([
  ...['aria-label', 'title', 'label', 'lead', 'alt', 'placeholder', 'caption', 'none', 'name', 'kind', 'what'],
]);
/** Attributes whose name says text in one component and a code in another. */
const codeAttributes: Readonly<Record<string, readonly string[]>> = { Part: ['name'] };

interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function children(node: SyntaxNode): SyntaxNode[] {
  const of = (value: unknown): SyntaxNode[] => {
    if (Array.isArray(value)) return value.flatMap(of);
    if (isNode(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(of) : [];
  };
  return Object.entries(node).flatMap(([name, value]) => (name === 'span' ? [] : of(value)));
}

/** Where a node stands: in what a reader sees, or in code, where only what cannot be a code is a text. */
type Place = 'shown' | 'code';

/** A code is one word without a capital at its beginning, a path, a number with a unit: `rank_group`, `./words.ts`. */
const isSentenceLike = (text: string): boolean => /\p{L}{2,}[,.:;]?\s+\p{L}|^\s*\p{Lu}\p{Ll}/u.test(text);

function isText(text: string, place: Place): boolean {
  if (!/\p{L}/u.test(text) || Object.hasOwn(allowed, text.trim().replace(/^\(/u, ''))) return false;
  return place === 'shown' || isSentenceLike(text);
}

const equality = new Set(['===', '!==', 'in']);

/** The texts under `node` that are written there. */
function literals(node: SyntaxNode, place: Place = 'code'): string[] {
  const inside = (next: Place = place): string[] => children(node).flatMap((child) => literals(child, next));
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return isText(String(node.value), place) ? [String(node.value).trim()] : [];
    case 'TemplateElement':
      return isText(String(node.cooked), place) ? [String(node.cooked).trim()] : [];
    case 'JSXElement':
      return inside('shown');
    case 'JSXOpeningElement':
      return ((node.attributes ?? []) as SyntaxNode[]).flatMap((attribute) => ofAttribute(attribute, nameOf(node)));
    case 'JSXClosingElement':
    case 'ImportDeclaration':
    case 'TsLiteralType':
    case 'TsTypeAnnotation':
    case 'TsTypeParameterInstantiation':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
    case 'NewExpression':
      return [];
    case 'CallExpression':
      return inside('code');
    case 'BinaryExpression':
      return equality.has(String(node.operator)) ? inside('code') : inside();
    case 'MemberExpression':
      return inside('code');
    case 'ConditionalExpression':
      return [
        ...literals(node.test as SyntaxNode, 'code'),
        ...[node.consequent, node.alternate].flatMap((branch) => literals(branch as SyntaxNode, place)),
      ];
    case 'KeyValueProperty':
      return literals(node.value as SyntaxNode, (node.key as SyntaxNode).value === 'cell' ? 'shown' : 'code');
    default:
      return inside();
  }
}

const nameOf = (element: SyntaxNode): string => String((element.name as SyntaxNode | undefined)?.value ?? '');

function ofAttribute(attribute: SyntaxNode, element: string): string[] {
  if (attribute.type !== 'JSXAttribute' || !isNode(attribute.value)) return [];
  const { name, value } = attribute as unknown as { name: SyntaxNode; value: SyntaxNode };
  const written = name.type === 'JSXNamespacedName' ? 'namespaced' : String(name.value);
  if (textAttributes.has(written) && !codeAttributes[element]?.includes(written)) return literals(value, 'shown');
  // A code, a style or a number; elements in it are read by themselves.
  return elementsIn(value).flatMap((inner) => literals(inner));
}

function elementsIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [node];
  // Columns of a table and data of a control hold texts as well.
  if (node.type === 'KeyValueProperty' && ['cell', 'label'].includes(String((node.key as SyntaxNode).value))) {
    return [{ type: 'JSXElement', children: [node.value] }];
  }
  return children(node).flatMap(elementsIn);
}

const parsed = (source: string): SyntaxNode =>
  parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2024' }) as unknown as SyntaxNode;

const files = globSync('**/*.{ts,tsx}', { cwd: reportDir }).toSorted();

test.each([
  ['text of an element', 'const a = <p>Best answer</p>;', ['Best answer']],
  ['a text attribute', 'const a = <Section title="Yours" className="wide card" />;', ['Yours']],
  ['a template', 'const a = <p>{`${n} pages`}</p>;', ['pages']],
  ['a choice', "const a = <p>{x === 'up' ? 'higher' : say('verdict', 'behind')}</p>;", ['higher']],
  ['a cell', "const a = <T columns={[{ title: 'page', cell: () => (y ? 'nobody' : '') }]} />;", ['nobody']],
  ['a label of a control', "const a = <S data={[{ value: 'all', label: 'All' }]} />;", ['All']],
  [
    'a sentence in code',
    "const why = 'fewer than three pages'; const kind: 'two words' = f('page');",
    ['fewer than three pages'],
  ],
  ['a sentence given to a function', "const a = f('Not measured', 'two words');", ['Not measured', 'two words']],
])('finds %s', (_, source, found) => {
  expect(literals(parsed(source))).toEqual(found);
});

test('no component of a report writes its own words', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const texts = literals(parsed(readFileSync(join(reportDir, file), 'utf8')));
    return texts.map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const sources = files.map((file) => readFileSync(join(reportDir, file), 'utf8')).join('\n');
  expect(Object.keys(allowed).filter((name) => !sources.includes(name))).toEqual([]);
});
