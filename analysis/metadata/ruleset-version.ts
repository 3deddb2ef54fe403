/** The version of the rules by which conclusions are drawn: a hash over all of them. */
import { canonicalJson } from '../report/hash/canonical-json.ts';
import { sha256 } from '../report/hash/sha256.ts';
import type { Rule } from '../rules/rule.ts';
import { allRules } from './all-rules.ts';

const versionChars = 12;

/** Twelve hexadecimal digits. With another version, the same pages may give another report. */
export async function rulesetVersion(rules: readonly Rule[] = allRules): Promise<string> {
  const defined = rules.map(({ values: _, ...definition }) => definition);
  return (await sha256(canonicalJson(defined))).slice(0, versionChars);
}
