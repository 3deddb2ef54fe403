/** Claim support on sentences labelled by hand, and the errors that are known. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  accuracyOf,
  claimErrors,
  claimErrorsFile,
  judgeClaimSet,
  readClaimSet,
} from '../../../../bench/claim-cases.ts';

const development = readClaimSet('development');
const heldOut = readClaimSet('held-out');

describe.each([
  ['development', development, 60],
  ['held-out', heldOut, 30],
] as const)('the %s set', (_name, set, size) => {
  const cases = judgeClaimSet(set);

  test('is large enough, with about a third of each label', () => {
    expect(cases.length).toBeGreaterThanOrEqual(size);
    const counts = [...Map.groupBy(cases, ({ label }) => label).values()].map(({ length }) => length / cases.length);
    expect(counts).toHaveLength(3);
    for (const share of counts) expect(share).toBeGreaterThan(0.3);
  });

  test('is judged as labelled in at least 85 of 100 cases', () => {
    expect(accuracyOf(cases)).toBeGreaterThanOrEqual(0.85);
  });

  test('has no sentence that is called contradicted without cause', () => {
    expect(cases.filter(({ label, judged }) => judged === 'contradicted' && label !== 'contradicted')).toEqual([]);
  });
});

test('the two sets share no page and no sentence', () => {
  const namesIn = ({ pages }: typeof development) =>
    pages.flatMap(({ id, lines, cases }) => [id, ...lines, ...cases.map(({ sentence }) => sentence)]);
  const known = new Set(namesIn(development));
  expect(namesIn(heldOut).filter((name) => known.has(name))).toEqual([]);
});

test('the errors are those in cases/errors.json (npm run bench:claims -- --write)', () => {
  expect(claimErrors()).toEqual(JSON.parse(readFileSync(claimErrorsFile, 'utf8')));
});
