/** No number decides anything outside a rule: numeric literals of the engine stand in rules and tables of weights. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

const projectDir = resolve(import.meta.dirname, '../../..');

/** Counting, indexes, ends and halves. */
const structural = new Set([0, 1, 2]);

/** Units of numbers that a report shows: per cent and per 1,000 words. Only where they multiply or divide. */
const unitFactors = new Set([100, 1000]);

/** Numbers that decide nothing, by file. */
const allowed: Readonly<Record<string, { numbers: readonly number[]; why: string }>> = {
  'statistics/quantiles.ts': { numbers: [0.1, 0.25, 0.5, 0.75, 0.9], why: 'the quantiles that the names say' },
  'statistics/round.ts': { numbers: [4, 10], why: 'decimals of a shown number' },
  'statistics/cliffs-delta.ts': { numbers: [3], why: 'the formula' },
  'statistics/wilson.ts': { numbers: [4], why: 'the formula' },
  'metadata/providers.ts': { numbers: [9], why: 'decimals of a sum of prices' },
  'metadata/ruleset-version.ts': { numbers: [12], why: 'the length of the version' },
  'read/structure.ts': { numbers: [3], why: 'counts headings of the third level' },
  'market/names/names.ts': {
    numbers: [3, 65, 90, 97, 122, 128],
    why: 'code points of ASCII letters; two characters after a word',
  },
  'market/names/term-noise.ts': {
    numbers: [7, 12, 2024],
    why: 'the calendar: any year gives the names of months and days',
  },
  'market/claims/figures/numbers.ts': { numbers: [3, 4, 5, 7, 8], why: 'the values of the signs for fractions' },
  'market/claims/figures/magnitudes.ts': { numbers: [10], why: 'powers of ten' },
  'market/claims/figures/figure.ts': { numbers: [12], why: 'digits that a float can hold' },
  ...readAround('market/claims/figures/amounts.ts', [3, 6]),
  ...readAround('market/claims/figures/day-figures.ts', [24, 30]),
  ...readAround('market/claims/figures/figure-bounds.ts', [4, 30, 40, 60]),
  ...readAround('market/claims/figures/figure-places.ts', [3]),
  ...readAround('market/claims/figures/measure.ts', [4, 20, 40]),
  ...readAround('market/claims/statements/labels.ts', [20]),
  ...readAround('market/claims/statements/measure.ts', [30, 80]),
  ...readAround('market/claims/statements/noun-chunks.ts', [120]),
  ...readAround('market/claims/statements/statement-forms.ts', [4, 20, 40]),
  ...readAround('market/claims/statements/statement-guards.ts', [12, 20, 40]),
  ...readAround('market/claims/statements/verbal-statements.ts', [6, 12, 20]),
};

/** Text cut out around a figure for a pattern, longer than any wording in the lists. */
function readAround(file: string, numbers: readonly number[]) {
  return { [file]: { numbers, why: 'text around a figure, longer than any wording in the lists' } };
}

/** Weight tables are values of constants of their section's rule. */
const isRuleFile = (file: string): boolean => /(?:^|\/)(?:rule|weights|[a-z-]+-weights)\.ts$/u.test(file);
/** Words of a language, units of measure and currencies: data, not decisions. */
const isData = (file: string): boolean =>
  /^(?:checks\/texts|market\/messages|market\/claims\/wording)\/|^market\/claims\/figures\/(?:unit[a-z-]*|currencies)\.ts$/u.test(
    file,
  );

const folders = ['market', 'page', 'checks', 'read', 'metadata', 'statistics', 'gather'];
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: join(projectDir, 'analysis') }))
  .filter((file) => !isRuleFile(file) && !isData(file));

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

/** `defineRule({ … })`: each number in it has a unit and a reason. */
function isRule({ type, callee }: SyntaxNode): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.value === 'defineRule';
}

/** The numbers under `node` that may decide something. */
function decidingNumbers(node: SyntaxNode): number[] {
  if (node.type === 'TsLiteralType' || isRule(node)) return [];
  if (node.type === 'NumericLiteral') return structural.has(Number(node.value)) ? [] : [Number(node.value)];
  const isScaling = node.type === 'BinaryExpression' && (node.operator === '*' || node.operator === '/');
  const inside = children(node);
  const counted = isScaling
    ? inside.filter((child) => !(child.type === 'NumericLiteral' && unitFactors.has(Number(child.value))))
    : inside;
  return counted.flatMap(decidingNumbers);
}

/** Names of a module that are given a number: `const maxItems = 2`. */
function numericConstants(module: SyntaxNode): string[] {
  const statements = (module.body as SyntaxNode[]).map((item) =>
    item.type === 'ExportDeclaration' && isNode(item.declaration) ? item.declaration : item,
  );
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { id: { value?: string }; init: SyntaxNode | null }[])
    .filter(({ init }) => init !== null && isNumber(init))
    .map(({ id }) => id.value ?? 'a pattern');
}

function isNumber(node: SyntaxNode): boolean {
  if (node.type === 'NumericLiteral') return true;
  return (node.type === 'UnaryExpression' || node.type === 'BinaryExpression') && children(node).every(isNumber);
}

const modules = files.map((file) => {
  const source = readFileSync(join(projectDir, 'analysis', file), 'utf8');
  return { file, module: parseSync(source, { syntax: 'typescript', target: 'es2024' }) as unknown as SyntaxNode };
});

test('finds a literal and a constant where there is one', () => {
  const source = 'export const maxItems = 2;\nconst f = (x: 5) => 100 * x + 7;\n';
  const module = parseSync(source, { syntax: 'typescript' }) as unknown as SyntaxNode;
  expect(decidingNumbers(module)).toEqual([7]);
  expect(numericConstants(module)).toEqual(['maxItems']);
  expect(files.length).toBeGreaterThan(150);
});

test('numbers that decide stand in rules', () => {
  const found = modules.flatMap(({ file, module }) => {
    const numbers = decidingNumbers(module).filter((number) => !allowed[file]?.numbers.includes(number));
    return numbers.length === 0 ? [] : [`${file}: ${numbers.join(', ')}`];
  });
  expect(found).toEqual([]);
});

test('no module defines a numeric constant beside its rule', () => {
  const found = modules.flatMap(({ file, module }) =>
    numericConstants(module)
      .filter(() => allowed[file] === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const unused = Object.entries(allowed).flatMap(([file, { numbers }]) => {
    const module = modules.find((each) => each.file === file)?.module;
    const present = module === undefined ? [] : decidingNumbers(module);
    return numbers.filter((number) => !present.includes(number)).map((number) => `${file}: ${number}`);
  });
  expect(unused).toEqual([]);
});
