/** 1,000 audits with a language model that is slow, down, garbage, throttled or too dear: none is lost, none spends too much. */
import { expect, test } from '@jest/globals';
import { analyze, gapReportSchema } from '../../analysis/index.ts';
import { deskWeb, engine, orderOf, portsOver } from '../analysis/small-web.ts';
import { openFaultyModel } from './model-faults.ts';
import { seededRandom } from './random.ts';

test('their tasks end within the lease and the budgets of audit and month', async () => {
  const outcomes = new Map<string, number>();
  const model = openFaultyModel(seededRandom(7), (name) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1));
  for (let audit = 0; audit < 1_000; audit++) await model.askAll(`audit ${audit}`);
  expect(model.broken).toEqual([]);
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(8_000);
  for (const each of ['answered', 'timeout', 'unavailable', 'unreadable', 'budget_spent']) {
    expect(outcomes.get(`model ${each}`) ?? 0).toBeGreaterThan(20);
  }
});

test('whole audits complete, by the rules where the model fails, and say why', async () => {
  const web = deskWeb(3);
  const model = openFaultyModel(seededRandom(11), () => {});
  const faults = new Set<string | undefined>();
  for (let audit = 0; audit < 12; audit++) {
    const order = orderOf({ audit_type: 'gap', user_url: Object.keys(web)[0] ?? '' });
    const outcome = await analyze(order, { ...portsOver(web), languageModel: model.port() }, { engine });
    if (outcome.outcome !== 'report') throw new Error(outcome.detail);
    const tasks = gapReportSchema.parse(outcome.report).metadata.language_model?.tasks ?? [];
    expect(tasks.length).toBeGreaterThan(3);
    for (const { result, fault } of tasks) {
      expect(result).toBe('rules');
      faults.add(fault);
    }
  }
  expect(model.broken).toEqual([]);
  expect(faults.size).toBeGreaterThan(2);
});
