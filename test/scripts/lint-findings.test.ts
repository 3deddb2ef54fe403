/** What `npm run lint:templates` makes of checkov's findings. */
import { describe, expect, test } from '@jest/globals';
import { type Exception, exceptions } from '../../scripts/lint/exceptions.ts';
import { compared, findingsIn } from '../../scripts/lint/findings.ts';

const json = (...resources: string[]) => ({
  results: {
    failed_checks: resources.map((resource) => ({ check_id: 'CKV_1', check_name: 'a rule', resource })),
  },
  summary: { passed: 5, parsing_errors: 0 },
});
const exception: Exception = { check: 'CKV_1', resources: /^A\./u, reason: 'because' };

describe("checkov's findings", () => {
  test('without an exception for their resource and stage are told', () => {
    const findings = [...findingsIn('dev', json('A.One', 'B.Two')), ...findingsIn('prod', json('A.One'))];
    expect(compared(findings, [exception]).unexplained).toEqual([
      { stage: 'dev', check: 'CKV_1', resource: 'B.Two', name: 'a rule' },
    ]);
    const inDev = compared(findings, [{ ...exception, stages: ['dev'] }]);
    expect(inDev.unexplained.map(({ stage, resource }) => [stage, resource])).toEqual([
      ['dev', 'B.Two'],
      ['prod', 'A.One'],
    ]);
  });

  test('an exception without a finding, or without one in a stage of its own, is idle', () => {
    const findings = findingsIn('dev', json('A.One'));
    expect(compared(findings, [exception]).idle).toEqual([]);
    const other = { ...exception, check: 'CKV_2' };
    const inBoth = { ...exception, stages: ['dev', 'prod'] };
    expect(compared(findings, [other, inBoth]).idle).toEqual([other, inBoth]);
  });

  test('a run that checked nothing, or could not read the template, is refused', () => {
    expect(() => findingsIn('dev', { ...json(), summary: { passed: 0, parsing_errors: 0 } })).toThrow();
    const unread = { ...json(), summary: { passed: 5, parsing_errors: 1 } };
    expect(() => findingsIn('dev', unread)).toThrow('parsing_errors');
  });

  test('every exception has a reason, and there is one a rule', () => {
    for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(40);
    expect(new Set(exceptions.map(({ check }) => check)).size).toBe(exceptions.length);
  });
});
