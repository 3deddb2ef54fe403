/** The service under faults, in small: what it promises holds, and faults of every kind were met. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildCorpusIndex } from '../../adapters/serp/corpus.ts';
import type { RunResult } from './report.ts';
import { simulatedRun } from './simulated-run.ts';

const projectDir = join(import.meta.dirname, '../..');
const corpusDir = join(projectDir, 'corpus');
const indexDir = join(projectDir, '.local', 'test', 'corpus-index');
const run = (seed: number, count: number): Promise<RunResult> =>
  simulatedRun({ seed, count, realEvery: 30, corpusDir, indexDir });

beforeAll(() => buildCorpusIndex({ corpusDir, indexDir }));

describe('thirty audits under faults', () => {
  let result: RunResult;
  beforeAll(async () => {
    result = await run(7, 30);
  });

  test('break no promise', () => {
    expect(result.broken).toEqual([]);
    expect(result.accepted).toBeGreaterThanOrEqual(30);
  });

  test('met faults of every kind', () => {
    const kinds = new Set([...result.faults.keys()].map((name) => name.replace(/^\S+ /u, '')));
    for (const kind of [
      'refused',
      'throttled',
      'stale',
      'answer_lost',
      'sent_twice',
      'stalled',
      'duplicated',
      'delayed',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(result.crashes.size).toBeGreaterThan(10);
  });
});
