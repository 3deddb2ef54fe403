/** Rules give their constants' bare values under the constants' names. */
import { expect, test } from '@jest/globals';
import { defineRule } from '../../../analysis/rules/rule.ts';

test('the values of a rule are those of its constants', () => {
  const rule = defineRule({
    id: 'example',
    version: 2,
    name: 'An example',
    constants: {
      minSites: { value: 2, unit: 'sites', reason: 'one site alone is no agreement' },
      zoneWeights: { value: { title: 3, body: 1 }, unit: 'weight', reason: 'a title says what a page is about' },
    },
    knownLimits: [],
  });
  expect(rule.values).toEqual({ minSites: 2, zoneWeights: { title: 3, body: 1 } });
  expect(rule.constants.minSites.unit).toBe('sites');
});
