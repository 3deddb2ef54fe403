/** Generates the document of the engine's rules: every constant with its value, unit, reason and source. */

import { limits } from '../analysis/languages/en/texts/limits.ts';
import { checkRules } from '../analysis/metadata/check-rules.ts';
import { methodRules } from '../analysis/metadata/report-rules.ts';
import { type Constant, type Rule, ruleName } from '../analysis/rules/rule.ts';

const intro = `# Methods

Generated from the rules of the engine by \`npm run methods\`. Do not edit: change the rule beside the code, then run
the command. The code reads every constant below only from its rule. A report names its rules by id and version under
\`metadata.methods\`, such as \`topics@6\`: the section of that name below describes it.
`;

/** The text of `docs/methods.md`. */
export function methodsDocument(): string {
  const ofReports = methodRules.map((rule) =>
    ruleSection(
      rule,
      rule.knownLimits.map((code) => limits[code]),
    ),
  );
  const ofChecks = checkRules.map((rule) => ruleSection(rule, rule.knownLimits));
  return [intro, ...ofReports, '# Checks\n', ...ofChecks].join('\n');
}

function ruleSection(rule: Rule, knownLimits: readonly string[]): string {
  const { name, referenceUrl } = rule;
  const rows = Object.entries(rule.constants).flatMap(([constantName, constant]) =>
    constantRows(constantName, constant),
  );
  return [
    `## ${ruleName(rule)}\n`,
    `${name}.\n`,
    ...(referenceUrl === undefined ? [] : [`Reference: <${referenceUrl}>\n`]),
    ...(rows.length === 0
      ? []
      : ['| Constant | Value | Unit | Reason | Source |\n| --- | --- | --- | --- | --- |', ...rows.map(tableRow), '']),
    ...(knownLimits.length === 0 ? [] : [`Known limits:\n\n${knownLimits.map((limit) => `- ${limit}`).join('\n')}\n`]),
  ].join('\n');
}

/** The rows of a constant: one, or one per entry if its value is a table. */
function constantRows(name: string, { value, unit, reason, source = '' }: Constant): string[][] {
  if (!isTable(value)) return [[name, JSON.stringify(value), unit, reason, source]];
  return Object.entries(value).map(([key, entry]) => {
    const { reason: ownReason, ...rest } = isTable(entry) ? entry : { rest: entry };
    const shown = isTable(entry) ? rest : entry;
    return [`${name}.${key}`, JSON.stringify(shown), unit, String(ownReason ?? reason), source];
  });
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
