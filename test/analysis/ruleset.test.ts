/** The version of the rules changes with the rules. */
import { expect, test } from '@jest/globals';
import * as checkWeights from '../../analysis/checks/weights.ts';
import { evidenceBase } from '../../analysis/evidence/evidence-base.ts';
import { practices } from '../../analysis/evidence/practices.ts';
import { difficultyWeights, leastMeasuredWeight } from '../../analysis/measure/difficulty-weights.ts';
import { componentWeights } from '../../analysis/measure/gap/component-weights.ts';
import * as intentWeights from '../../analysis/measure/intent-weights.ts';
import { canonicalJson } from '../../analysis/report/canonical-json.ts';
import { sha256 } from '../../analysis/report/sha256.ts';
import { rulesetVersion } from '../../analysis/ruleset.ts';
import { intentWords } from '../../analysis/text/intent-words.ts';

test('tables of weights, words and evidence are those of the version: change it with them, and this hash', async () => {
  const tables = {
    difficultyWeights,
    leastMeasuredWeight,
    evidenceBase,
    practices,
    intentWords,
    componentWeights,
    ...checkWeights,
    ...intentWeights,
  };
  expect({ [rulesetVersion]: (await sha256(canonicalJson(tables))).slice(0, 16) }).toEqual({
    '2026.11.2': 'f30fa0a054892ba3',
  });
});
