/** Every rule is listed, explained and published as it is. */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allRules } from '../../../analysis/metadata/all-rules.ts';
import { checkRules } from '../../../analysis/metadata/check-rules.ts';
import { composeMethods } from '../../../analysis/metadata/methods.ts';
import { askedRules, gapRules, marketRules, modelRules } from '../../../analysis/metadata/report-rules.ts';
import { rulesetVersion } from '../../../analysis/metadata/ruleset-version.ts';
import { type Rule, ruleName } from '../../../analysis/rules/rule.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const projectDir = resolve(import.meta.dirname, '../../..');

describe('the list of rules', () => {
  test('has every rule of the engine once', async () => {
    const files = globSync(['analysis/**/rule.ts', 'analysis/checks/*/check.ts'], { cwd: projectDir }).filter(
      (file) => file !== 'analysis/rules/rule.ts',
    );
    const defined: unknown[] = [];
    for (const file of files) {
      const exported: Record<string, unknown> = await import(join(projectDir, file));
      defined.push(...Object.entries(exported).flatMap(([name, value]) => (name.endsWith('Rule') ? [value] : [])));
    }
    expect(files.length).toBeGreaterThan(40);
    expect(new Set(allRules)).toEqual(new Set(defined));
    expect(new Set(allRules).size).toBe(allRules.length);
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
  });

  test('explains every constant in plain JSON', () => {
    for (const { id, name, constants, values } of allRules) {
      expect(name).not.toBe('');
      expect(JSON.parse(JSON.stringify(values))).toEqual(values);
      for (const [constant, { unit, reason }] of Object.entries(constants)) {
        expect({ id, constant, isExplained: unit.length > 0 && reason.length > 0 }).toMatchObject({
          isExplained: true,
        });
      }
    }
  });
});

describe('metadata.methods', () => {
  test('names the rules of the market, and those of a gap in a gap audit alone', () => {
    const analyzer = analyzerFor('en');
    const ids = (rules: readonly Rule[]) => rules.map(ruleName);
    expect(Object.keys(composeMethods(analyzer, { isGap: false, asksEngines: false, asksModel: false }))).toEqual(
      ids(marketRules),
    );
    expect(Object.keys(composeMethods(analyzer, { isGap: true, asksEngines: false, asksModel: false }))).toEqual(
      ids([...marketRules, ...gapRules]),
    );
    expect(Object.keys(composeMethods(analyzer, { isGap: false, asksEngines: true, asksModel: false }))).toEqual(
      ids([...marketRules, ...askedRules]),
    );
    expect(Object.keys(composeMethods(analyzer, { isGap: false, asksEngines: false, asksModel: true }))).toEqual(
      ids([...marketRules, ...modelRules]),
    );
  });

  test('has no constants, which the version of the rule fixes', () => {
    const methods = composeMethods(analyzerFor('en'), { isGap: true, asksEngines: false, asksModel: false });
    expect(methods['terms@3']).toEqual({ keyness: 'weighted' });
    expect(methods['topics@33']).toEqual({});
  });

  test('says what a language lacks', () => {
    const methods = composeMethods(analyzerFor('fi'), { isGap: false, asksEngines: false, asksModel: false });
    expect(methods['words@6']).toMatchObject({ language: 'fi' });
    expect(methods['claims@23']).toEqual({ sentences: false });
  });
});

describe('the version of the rules', () => {
  test('is twelve digits, the same each time', async () => {
    expect(await rulesetVersion()).toMatch(/^[0-9a-f]{12}$/u);
    expect(await rulesetVersion()).toBe(await rulesetVersion());
  });

  test('changes with any constant', async () => {
    const [first, ...rest] = checkRules.filter(({ constants }) => Object.keys(constants).length > 0);
    if (first === undefined) throw new Error('no rule of a check has a constant');
    const [name = '', constant] = Object.entries(first.constants)[0] ?? [];
    if (constant === undefined) throw new Error('no constant');
    const changed = { ...first, constants: { ...first.constants, [name]: { ...constant, value: 0.55 } } };
    expect(await rulesetVersion([changed, ...rest])).not.toBe(await rulesetVersion([first, ...rest]));
  });
});
