/** All rules of the engine: those that a report names, and those of the checks. */
import { checkRules } from '../checks/registry.ts';
import type { Rule } from '../rules/rule.ts';
import { methodRules } from './report-rules.ts';

export const allRules: readonly Rule[] = [...methodRules, ...checkRules];
