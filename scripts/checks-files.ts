/** Generates the two files that list the checks from the folders of `analysis/checks`. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnyCheck } from '../analysis/checks/checks.ts';
import { categories } from '../analysis/report/gap/findings.ts';
import type { Rule } from '../analysis/rules/rule.ts';

const checksDir = join(import.meta.dirname, '../analysis/checks');
const note = 'Written by `npm run checks`.';

interface Listed {
  name: string;
  path: string;
}

/**
 * Generates both files: the list of ids, ordered by category and then alphabetically, and the registry of checks and
 * rules.
 *
 * @returns The text of each file by its path in the project.
 * @throws Error if the id of a check differs from the name of its folder
 */
export async function checksFiles(): Promise<Record<string, string>> {
  const checks: (Listed & { check: AnyCheck })[] = [];
  const rules: Listed[] = [];
  for (const path of globSync('*/{check,rule}.ts', { cwd: checksDir }).toSorted()) {
    const exported: Record<string, unknown> = await import(join(checksDir, path));
    for (const [name, value] of Object.entries(exported)) {
      if (isCheck(value)) checks.push({ name, path, check: value });
      // The gates are not checks. Their rule is listed with the rules of the gap section.
      else if (isRule(value) && dirname(path) !== 'gates') rules.push({ name, path });
    }
  }
  for (const { check, path } of checks) {
    if (check.id !== basename(dirname(path))) throw new Error(`analysis/checks/${path} declares "${check.id}"`);
  }
  const ordered = checks.toSorted(
    (a, b) => categories.indexOf(a.check.category) - categories.indexOf(b.check.category) || (a.path < b.path ? -1 : 1),
  );
  return {
    'analysis/report/gap/check-ids.ts': idsFile(ordered.map(({ check }) => check.id)),
    'analysis/checks/registry.ts': registryFile(ordered, rules),
  };
}

function isCheck(value: unknown): value is AnyCheck {
  return typeof value === 'object' && value !== null && 'run' in value && 'appliesTo' in value;
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'constants' in value && 'knownLimits' in value;
}

function idsFile(ids: readonly string[]): string {
  return `/** The checks of a page by their ids, in the order in which a report lists them. ${note} */
export const checkIds = [
${ids.map((id) => `  '${id}',`).join('\n')}
] as const;
export type CheckId = (typeof checkIds)[number];
`;
}

function registryFile(checks: readonly Listed[], rules: readonly Listed[]): string {
  const namesOf = new Map<string, string[]>();
  for (const { path, name } of [...checks, ...rules])
    namesOf.set(path, [...(namesOf.get(path) ?? []), name].toSorted());
  const imports = [...namesOf]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, names]) => `import { ${names.join(', ')} } from './${path}';`);
  return `/** Every check and its rule. ${note} */
import type { Rule } from '../rules/rule.ts';
${imports.join('\n')}

export const registry = [
${checks.map(({ name }) => `  ${name},`).join('\n')}
] as const;

export const checkRules: readonly Rule[] = [
${rules.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}
