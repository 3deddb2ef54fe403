/** All rules of the engine: those that a report names, and those of the checks. */

import type { Rule } from '../rules/rule.ts';
import { checkRules } from './check-rules.ts';
import { methodRules } from './report-rules.ts';

export const allRules: readonly Rule[] = [...methodRules, ...checkRules];
