/** All rules of the engine: those that a report names, and those of the checks. */
import { checkRules } from '../checks/registry.ts';
import type { Rule } from '../rules/rule.ts';
import { askedRules, gapRules, marketRules } from './report-rules.ts';

export const allRules: readonly Rule[] = [...marketRules, ...askedRules, ...gapRules, ...checkRules];
