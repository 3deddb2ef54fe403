/** The stored report agrees with itself, and a report that does not is caught. */
import { expect, test } from '@jest/globals';
import type { GapReport } from '../../../analysis/index.ts';
import golden from '../../golden/small.golden.json' with { type: 'json' };
import { contradictionsOf } from './contradictions.ts';

const report = golden as unknown as GapReport;

test('no sentence of the stored report contradicts its tables', () => {
  expect(contradictionsOf(report)).toEqual([]);
});

test('a count or a status that differs is caught', () => {
  const [first, ...rest] = report.gap.topic_coverage;
  const [finding] = report.gap.findings;
  if (first === undefined || finding === undefined) throw new TypeError('the stored report has topics and findings');
  const { k, n } = first.competitors_covering;
  const told = { ...finding, rule_id: 'topic-missing', why: `${k} of ${n} pages cover it.`, affects: [first.topic_id] };
  const changed = (row: object) => ({
    ...report,
    gap: {
      ...report.gap,
      findings: [told],
      topic_coverage: [{ ...first, status: 'missing', ...row }, ...rest] as typeof report.gap.topic_coverage,
    },
  });
  expect(contradictionsOf(changed({}))).toEqual([]);
  expect(contradictionsOf(changed({ status: 'covered' }))).not.toEqual([]);
  expect(contradictionsOf(changed({ competitors_covering: { k: 1, n: 9 } }))).not.toEqual([]);
});
