/** The version of the ruleset: a hash over all rules. */
import { canonicalJson } from '../report/hash/canonical-json.ts';
import { sha256 } from '../report/hash/sha256.ts';
import type { Rule } from '../rules/rule.ts';
import { allRules } from './all-rules.ts';

const versionChars = 12;

/** Returns twelve hexadecimal digits. If they differ, the same pages may yield a different report. */
export async function rulesetVersion(rules: readonly Rule[] = allRules): Promise<string> {
  const defined = rules.map(({ values: _, ...definition }) => definition);
  return (await sha256(canonicalJson(defined))).slice(0, versionChars);
}
