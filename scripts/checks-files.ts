/** Generates the files that list the checks and their rules from the folders of `analysis/checks`. */
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
 * Generates the list of ids and the registry, both ordered by category and then alphabetically, and the list of rules.
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
    'analysis/checks/registry.ts': registryFile(ordered),
    'analysis/metadata/check-rules.ts': rulesFile(rules),
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

function registryFile(checks: readonly Listed[]): string {
  return `/** Every check. ${note} */
${importsOf(checks, './')}

export const registry = [
${namesOf(checks)}
] as const;
`;
}

function rulesFile(rules: readonly Listed[]): string {
  return `/** The rules of the checks. ${note} */
${importsOf(rules, '../checks/')}
import type { Rule } from '../rules/rule.ts';

export const checkRules: readonly Rule[] = [
${namesOf(rules)}
];
`;
}

/** The import of everything that is listed, by file. */
function importsOf(listed: readonly Listed[], folder: string): string {
  const files = Map.groupBy(listed, ({ path }) => path);
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, all]) => {
      const names = all.map(({ name }) => name).toSorted();
      return `import { ${names.join(', ')} } from '${folder}${path}';`;
    })
    .join('\n');
}

function namesOf(listed: readonly Listed[]): string {
  return listed.map(({ name }) => `  ${name},`).join('\n');
}
